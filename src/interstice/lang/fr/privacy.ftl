privacy-title = Ce qui est conservé à ton sujet
privacy-1 = Tu joues sans compte : personne ne demande d’adresse e-mail, de numéro de téléphone ni ton vrai nom.
privacy-2 = Ton navigateur invente un secret et le garde ; le serveur n’en conserve qu’une empreinte, à laquelle il te reconnaît, et il n’y a pas de cookies.
privacy-3 = Le nom, l’animal, la couleur et la langue que tu choisis, ainsi que les résultats de tes parties, sont conservés jusqu’à ce que tu les supprimes.
privacy-4 = Les parties, avec leurs coups et les noms des joueurs, sont conservées { $days ->
    [0] jusqu’à ce que l’hébergeur de ce serveur les supprime
    [one] un jour après le dernier coup
   *[other] { $days } jours après le dernier coup
  }.
privacy-5 = Les salons, avec ce qui s’y dit, sont conservés { $days ->
    [0] jusqu’à ce que l’hébergeur de ce serveur les supprime
    [one] un jour après leur dernière utilisation
   *[other] { $days } jours après leur dernière utilisation
  }.
privacy-6 = Ce que tu signales est conservé { $days ->
    [0] jusqu’à ce que l’hébergeur de ce serveur le supprime
    [one] un jour
   *[other] { $days } jours
  }, et seuls l’hébergeur et les personnes qu’il désigne le lisent.
privacy-7 = Les personnes du même salon voient ton nom et ce que tu dis ; toutes les autres voient « Joueur 2 », sauf si tu choisis de montrer ton nom.
privacy-8 = Rien n’est transmis à personne : il n’y a ni publicité ni pistage, et les pages ne chargent rien depuis d’autres serveurs.
privacy-9 = Ton adresse réseau n’est pas conservée ; pour éviter les abus, le serveur en garde une forme brouillée, pendant un jour au plus.
privacy-10 = Dans le menu, sous « Toi », tu peux enregistrer tout ce qui te concerne dans un fichier et le supprimer pour de bon, et l’hébergeur de ce serveur peut le faire pour toi ; les sauvegardes antérieures le contiennent jusqu’à leur remplacement.
