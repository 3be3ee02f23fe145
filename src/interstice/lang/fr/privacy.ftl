privacy-title = Ce qui est conservé à ton sujet
privacy-1 = Tu joues sans compte : personne ne te demande ton adresse e-mail, ton numéro de téléphone, ton vrai nom ni ton âge ; les salons et les parties ne conservent que deux choses : si tu as coché ou non « moins de 12 ans », et qui la table a désigné comme la personne la plus jeune ou la plus âgée.
privacy-2 = Ton navigateur invente un secret et le garde ; le serveur n’en conserve qu’une empreinte, à laquelle il te reconnaît, et tu ne reçois aucun cookie en jouant.
privacy-3 = Sont conservés jusqu’à ce que tu les supprimes : le nom, l’animal, la couleur et la langue que tu choisis, les résultats de tes parties, les paquets et les images que tu crées, les appareils que tu associes (avec leur navigateur et le jour de leur dernière utilisation) et la liste des personnes que tu bloques.
privacy-4 = Les parties, avec leurs coups et les noms des joueurs, sont conservées { $days ->
    [0] jusqu’à ce que la personne qui gère ce serveur les supprime
    [one] pendant un jour après le dernier coup
   *[other] pendant { $days } jours après le dernier coup
  }.
privacy-5 = Les salons, avec ce qui s’y dit, sont conservés { $days ->
    [0] jusqu’à ce que la personne qui gère ce serveur les supprime
    [one] pendant un jour après leur dernière utilisation
   *[other] pendant { $days } jours après leur dernière utilisation
  }.
privacy-6 = Tes signalements et ceux qui te concernent (y compris ceux du serveur, quand une partie lui paraît trop belle pour être vraie), les messages qui y sont cités et les suites qui y sont données sont conservés { $days ->
    [0] jusqu’à ce que la personne qui gère ce serveur les supprime
    [one] pendant un jour
   *[other] pendant { $days } jours
  }, et seules la personne qui gère ce serveur et celles qu’elle désigne peuvent les lire, mais ton propre fichier indique ce qui a été signalé à ton sujet et les suites données, sans dire par qui ; un bannissement est conservé tant qu’il dure, même une fois le reste supprimé, sous la forme d’un code brouillé qui ne nomme personne.
privacy-7 = Les personnes assises à ta table voient ton nom, de même que toutes celles qui entrent dans un salon absent de la page « Regarder » ; les autres voient « Joueur 2 », sauf si tu choisis de montrer ton nom ; ce que tu dis peut être lu par toutes les personnes présentes dans le salon, même si elles ne font que regarder.
privacy-8 = Rien n’est transmis à personne : il n’y a ni publicité ni pistage, et les pages ne chargent rien depuis d’autres serveurs.
privacy-9 = Ton adresse réseau n’est pas conservée ; pour éviter les abus, le serveur en garde une forme brouillée, pendant un jour environ.
privacy-10 = Dans le menu, sous « Toi », tu peux enregistrer dans un fichier ou supprimer pour de bon tout ce qui te concerne, et la personne qui gère ce serveur peut faire l’un ou l’autre pour toi ; les sauvegardes antérieures gardent ces données jusqu’à leur remplacement.
