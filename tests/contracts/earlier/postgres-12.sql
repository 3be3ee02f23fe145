CREATE TABLE public.blob (
    sha256 text NOT NULL COLLATE pg_catalog."C",
    media_type text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL,
    upload text NOT NULL COLLATE pg_catalog."C",
    uses bigint NOT NULL
);
CREATE TABLE public.blob_piece (
    upload text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.blob_upload (
    id text NOT NULL COLLATE pg_catalog."C",
    since double precision NOT NULL
);
CREATE TABLE public.blob_use (
    owner text NOT NULL COLLATE pg_catalog."C",
    sha256 text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.block (
    person text NOT NULL COLLATE pg_catalog."C",
    other text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL
);
CREATE TABLE public.card_tally (
    person text NOT NULL COLLATE pg_catalog."C",
    face text NOT NULL COLLATE pg_catalog."C",
    tries bigint NOT NULL,
    missed bigint NOT NULL,
    off bigint NOT NULL,
    measured bigint NOT NULL
);
CREATE TABLE public.code (
    code text NOT NULL,
    stream text NOT NULL
);
CREATE TABLE public.correction (
    report text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL,
    moderator text NOT NULL COLLATE pg_catalog."C",
    deck text NOT NULL COLLATE pg_catalog."C",
    face text NOT NULL COLLATE pg_catalog."C",
    version text NOT NULL COLLATE pg_catalog."C",
    was bigint NOT NULL,
    year bigint NOT NULL,
    why text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.counted_game (
    game text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL,
    revision bigint NOT NULL
);
CREATE TABLE public.daily_line (
    day text NOT NULL COLLATE pg_catalog."C",
    secret text NOT NULL COLLATE pg_catalog."C",
    deck text NOT NULL COLLATE pg_catalog."C",
    faces text NOT NULL,
    decks text NOT NULL,
    withdrawn text NOT NULL
);
CREATE TABLE public.daily_sum (
    day text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    scores text NOT NULL,
    "right" text NOT NULL
);
CREATE TABLE public.daily_try (
    day text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL,
    marks text COLLATE pg_catalog."C",
    counts boolean NOT NULL
);
CREATE TABLE public.deck_link (
    token text NOT NULL COLLATE pg_catalog."C",
    deck text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL
);
CREATE TABLE public.deck_pin (
    id text NOT NULL COLLATE pg_catalog."C",
    deck text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    at double precision NOT NULL,
    gone boolean NOT NULL,
    content text NOT NULL
);
CREATE TABLE public.device (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    label text NOT NULL COLLATE pg_catalog."C",
    used double precision NOT NULL
);
CREATE TABLE public.device_unpaired (
    device text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL
);
CREATE TABLE public.difficulty (
    face text NOT NULL COLLATE pg_catalog."C",
    estimate double precision NOT NULL,
    tries bigint NOT NULL,
    "right" bigint NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.entry (
    stream text NOT NULL,
    seq integer NOT NULL,
    actor text NOT NULL,
    command text NOT NULL,
    at double precision NOT NULL,
    data bytea NOT NULL,
    lag double precision DEFAULT 1.0 NOT NULL
);
CREATE TABLE public.erasure (
    person text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    lease double precision NOT NULL,
    swept double precision NOT NULL
);
CREATE TABLE public.face_tally (
    face text NOT NULL COLLATE pg_catalog."C",
    lead bigint NOT NULL,
    tries bigint NOT NULL,
    "right" bigint NOT NULL
);
CREATE TABLE public.hidden_line (
    room text NOT NULL COLLATE pg_catalog."C",
    line bigint NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.mark (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.moderation_act (
    id text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL,
    moderator text NOT NULL COLLATE pg_catalog."C",
    act text NOT NULL COLLATE pg_catalog."C",
    report text NOT NULL COLLATE pg_catalog."C",
    why text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    room text NOT NULL COLLATE pg_catalog."C",
    lines text NOT NULL,
    until double precision NOT NULL,
    lifted text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.moderator (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL,
    until double precision NOT NULL,
    session text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.own_card (
    deck text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    content text NOT NULL
);
CREATE TABLE public.own_deck (
    id text NOT NULL COLLATE pg_catalog."C",
    owner text NOT NULL COLLATE pg_catalog."C",
    made double precision NOT NULL,
    changed double precision NOT NULL,
    version bigint NOT NULL,
    about text NOT NULL,
    "order" text NOT NULL,
    size bigint NOT NULL
);
CREATE TABLE public.own_picture (
    deck text NOT NULL COLLATE pg_catalog."C",
    sha256 text NOT NULL COLLATE pg_catalog."C",
    size bigint NOT NULL,
    at double precision NOT NULL,
    used boolean NOT NULL
);
CREATE TABLE public.own_version (
    deck text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at double precision NOT NULL,
    changes text NOT NULL,
    undoes bigint NOT NULL
);
CREATE TABLE public.pairing (
    code text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    until double precision NOT NULL
);
CREATE TABLE public.person (
    id text NOT NULL COLLATE pg_catalog."C",
    since double precision NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C",
    animal text NOT NULL COLLATE pg_catalog."C",
    colour bigint NOT NULL,
    language text NOT NULL COLLATE pg_catalog."C",
    shows_name boolean NOT NULL
);
CREATE TABLE public.person_former (
    id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.person_game (
    person text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    seat bigint NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.person_room (
    person text NOT NULL COLLATE pg_catalog."C",
    room text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.pinned_game (
    pin text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.placement (
    person text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at double precision NOT NULL,
    face text NOT NULL COLLATE pg_catalog."C",
    deck text NOT NULL COLLATE pg_catalog."C",
    theme text NOT NULL COLLATE pg_catalog."C",
    year bigint NOT NULL,
    fame double precision NOT NULL,
    "right" boolean NOT NULL,
    off bigint,
    width bigint,
    gaps bigint NOT NULL,
    ease double precision NOT NULL,
    lead bigint NOT NULL
);
CREATE TABLE public.report (
    id text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    by text NOT NULL COLLATE pg_catalog."C",
    about text NOT NULL COLLATE pg_catalog."C",
    why text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    room text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    line bigint NOT NULL,
    lines text NOT NULL,
    deck text NOT NULL COLLATE pg_catalog."C",
    version text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL COLLATE pg_catalog."C",
    year bigint,
    games bigint NOT NULL
);
CREATE TABLE public.restraint (
    who text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL,
    until double precision NOT NULL,
    newcomers boolean NOT NULL,
    act text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.result (
    person text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    at double precision NOT NULL,
    seat bigint NOT NULL,
    preset text NOT NULL COLLATE pg_catalog."C",
    rules text NOT NULL COLLATE pg_catalog."C",
    decks text NOT NULL,
    options text NOT NULL,
    players bigint NOT NULL,
    bots bigint NOT NULL,
    "left" boolean NOT NULL,
    won boolean NOT NULL,
    place bigint,
    score bigint,
    rank bigint,
    tries bigint NOT NULL,
    "right" bigint NOT NULL,
    turns bigint NOT NULL,
    scored text NOT NULL COLLATE pg_catalog."C",
    points bigint NOT NULL,
    daily text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.shown_page (
    person text NOT NULL COLLATE pg_catalog."C",
    link text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    games boolean NOT NULL,
    misses boolean NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.stream (
    id text NOT NULL,
    kind text NOT NULL,
    head bytea NOT NULL,
    made double precision NOT NULL,
    due double precision,
    lease double precision DEFAULT 0 NOT NULL
);
CREATE TABLE public.tally (
    person text NOT NULL COLLATE pg_catalog."C",
    by text NOT NULL COLLATE pg_catalog."C",
    bucket text NOT NULL COLLATE pg_catalog."C",
    tries bigint NOT NULL,
    "right" bigint NOT NULL,
    off bigint NOT NULL,
    measured bigint NOT NULL
);
CREATE TABLE public.version (
    number integer NOT NULL,
    readable_since integer
);
INSERT INTO public.blob VALUES ('92b2fa58028958317e408bd84ecfa70f5ee35b121991dbc232c49d166353708b', 'image/webp', 9, '5ccc28f20388414a9ab7fdfcebbdb33e', 1);
INSERT INTO public.blob_piece VALUES ('5ccc28f20388414a9ab7fdfcebbdb33e', 0, '\x612070696374757265');
INSERT INTO public.blob_use VALUES ('card:a', '92b2fa58028958317e408bd84ecfa70f5ee35b121991dbc232c49d166353708b');
INSERT INTO public.code VALUES ('RRRFQV', 'room-9c56d1ae3027d1935649dc1a');
INSERT INTO public.code VALUES ('NMBQBB', 'room-3e1f764eb2711fb24a8c12f0');
INSERT INTO public.device VALUES ('fbc91bf77add69390759', 'c21882d2c08272443c29', '', 1699920000);
INSERT INTO public.entry VALUES ('room-9c56d1ae3027d1935649dc1a', 0, 'c21882d2c08272443c29', 'sit-0', 1700000003, '\x5b7b226576656e74223a22536174222c2273656174223a302c22736974746572223a7b22706572736f6e223a226332313838326432633038323732343433633239222c226e616d65223a22506572736f6e2030227d7d5d', 0);
INSERT INTO public.entry VALUES ('room-9c56d1ae3027d1935649dc1a', 1, 'c21882d2c08272443c29', 'sit-1', 1700000004, '\x5b7b226576656e74223a22536174222c2273656174223a312c22736974746572223a7b22706572736f6e223a226332313838326432633038323732343433633239222c226e616d65223a22506572736f6e2031227d7d5d', 0);
INSERT INTO public.entry VALUES ('room-9c56d1ae3027d1935649dc1a', 2, 'c21882d2c08272443c29', 'say', 1700000005, '\x5b7b226576656e74223a224368617453616964222c22706572736f6e223a226332313838326432633038323732343433633239222c226e616d65223a22506572736f6e2030222c2274657874223a224772c3bc657a692c206f27636c6f636b3f227d5d', 0);
INSERT INTO public.entry VALUES ('game-d76b663a4a33aae319bfe4da', 0, '', 'set-up', 1700000006, '\x7b2273656174223a6e756c6c2c226d6f7665223a6e756c6c2c226472617773223a5b5b31362c31335d2c5b31352c345d2c5b31342c365d2c5b31332c365d2c5b31322c335d2c5b31312c395d5d2c226576656e7473223a5b7b226576656e74223a22546f70706564222c2263617264223a302c2266616365223a2274616265692d65766572657374227d2c7b226576656e74223a2244726577222c2273656174223a302c2263617264223a302c2266616365223a226265726c696e2d77616c6c2d6f70656e73227d2c7b226576656e74223a2244726577222c2273656174223a302c2263617264223a312c2266616365223a22636f6d616e6563692d706572666563742d74656e227d2c7b226576656e74223a2244726577222c2273656174223a312c2263617264223a322c2266616365223a22776f6f6473746f636b227d2c7b226576656e74223a2244726577222c2273656174223a312c2263617264223a332c2266616365223a22626561746c65732d616d65726963616e2d74656c65766973696f6e227d2c7b226576656e74223a2253746172746564222c2263617264223a347d2c7b226576656e74223a22546f70706564222c2263617264223a352c2266616365223a22696e7374616e742d6e6f6f646c6573227d2c7b226576656e74223a22526f756e64426567616e222c22726f756e64223a312c226f72646572223a5b302c315d7d5d7d', 0);
INSERT INTO public.entry VALUES ('room-9c56d1ae3027d1935649dc1a', 3, 'c21882d2c08272443c29', 'start', 1700000007, '\x5b7b226576656e74223a2247616d65426567616e222c2267616d65223a2267616d652d643736623636336134613333616165333139626665346461222c22736563726574223a2233333438323033623630363032333834306630376139386263353435366234653439323762653663643435323465663435313436653034356233656637353061227d5d', 0);
INSERT INTO public.entry VALUES ('game-d76b663a4a33aae319bfe4da', 1, 'c21882d2c08272443c29', 'move-0', 1700000008, '\x7b2273656174223a302c226d6f7665223a7b226d6f7665223a22706c616365222c2263617264223a302c22676170223a317d2c226472617773223a5b5d2c226576656e7473223a5b7b226576656e74223a22506c61636564222c2273656174223a302c2263617264223a302c22676170223a317d2c7b226576656e74223a225475726e506173736564222c2273656174223a317d5d7d', 0);
INSERT INTO public.entry VALUES ('game-d76b663a4a33aae319bfe4da', 2, 'c21882d2c08272443c29', 'move-1', 1700000009, '\x7b2273656174223a312c226d6f7665223a7b226d6f7665223a22706c616365222c2263617264223a332c22676170223a317d2c226472617773223a5b5d2c226576656e7473223a5b7b226576656e74223a22506c61636564222c2273656174223a312c2263617264223a332c22676170223a317d2c7b226576656e74223a22526f756e64426567616e222c22726f756e64223a322c226f72646572223a5b302c315d7d5d7d', 0);
INSERT INTO public.entry VALUES ('game-d76b663a4a33aae319bfe4da', 3, 'c21882d2c08272443c29', 'move-2', 1700000010, '\x7b2273656174223a302c226d6f7665223a7b226d6f7665223a22706c616365222c2263617264223a312c22676170223a307d2c226472617773223a5b5b31302c395d5d2c226576656e7473223a5b7b226576656e74223a224d6973736564222c2273656174223a302c2263617264223a312c22676170223a307d2c7b226576656e74223a2244726577222c2273656174223a302c2263617264223a352c2266616365223a226974616970752d706f7765722d706c616e74227d2c7b226576656e74223a225475726e506173736564222c2273656174223a317d5d7d', 0);
INSERT INTO public.entry VALUES ('game-d76b663a4a33aae319bfe4da', 4, 'c21882d2c08272443c29', 'move-3', 1700000011, '\x7b2273656174223a312c226d6f7665223a7b226d6f7665223a22706c616365222c2263617264223a322c22676170223a327d2c226472617773223a5b5b392c375d5d2c226576656e7473223a5b7b226576656e74223a224d6973736564222c2273656174223a312c2263617264223a322c22676170223a327d2c7b226576656e74223a2244726577222c2273656174223a312c2263617264223a362c2266616365223a2266697273742d6166726963612d6375702d6f662d6e6174696f6e73227d2c7b226576656e74223a22526f756e64426567616e222c22726f756e64223a332c226f72646572223a5b302c315d7d5d7d', 0);
INSERT INTO public.entry VALUES ('game-d76b663a4a33aae319bfe4da', 5, 'c21882d2c08272443c29', 'move-4', 1700000012, '\x7b2273656174223a302c226d6f7665223a7b226d6f7665223a22706c616365222c2263617264223a352c22676170223a307d2c226472617773223a5b5d2c226576656e7473223a5b7b226576656e74223a22506c61636564222c2273656174223a302c2263617264223a352c22676170223a307d2c7b226576656e74223a225475726e506173736564222c2273656174223a317d5d7d', 0);
INSERT INTO public.entry VALUES ('game-d76b663a4a33aae319bfe4da', 6, 'c21882d2c08272443c29', 'move-5', 1700000013, '\x7b2273656174223a312c226d6f7665223a7b226d6f7665223a22706c616365222c2263617264223a362c22676170223a337d2c226472617773223a5b5b382c375d5d2c226576656e7473223a5b7b226576656e74223a224d6973736564222c2273656174223a312c2263617264223a362c22676170223a337d2c7b226576656e74223a2244726577222c2273656174223a312c2263617264223a372c2266616365223a226768616e612d696e646570656e64656e6365227d2c7b226576656e74223a22456e646564222c2277696e6e657273223a5b305d2c2273636f7265223a6e756c6c7d5d7d', 0);
INSERT INTO public.entry VALUES ('room-3e1f764eb2711fb24a8c12f0', 0, 'c21882d2c08272443c29', 'sit-0', 1700000015, '\x5b7b226576656e74223a22536174222c2273656174223a302c22736974746572223a7b22706572736f6e223a226332313838326432633038323732343433633239222c226e616d65223a22506572736f6e2030227d7d5d', 0);
INSERT INTO public.entry VALUES ('room-3e1f764eb2711fb24a8c12f0', 1, 'c21882d2c08272443c29', 'sit-1', 1700000016, '\x5b7b226576656e74223a22536174222c2273656174223a312c22736974746572223a7b22706572736f6e223a226332313838326432633038323732343433633239222c226e616d65223a22506572736f6e2031227d7d5d', 0);
INSERT INTO public.entry VALUES ('room-3e1f764eb2711fb24a8c12f0', 2, 'c21882d2c08272443c29', 'say', 1700000017, '\x5b7b226576656e74223a224368617453616964222c22706572736f6e223a226332313838326432633038323732343433633239222c226e616d65223a22506572736f6e2030222c2274657874223a224772c3bc657a692c206f27636c6f636b3f227d5d', 0);
INSERT INTO public.entry VALUES ('game-182016b4d6e64384d62bb346', 0, '', 'set-up', 1700000018, '\x7b2273656174223a6e756c6c2c226d6f7665223a6e756c6c2c226472617773223a5b5b31362c375d2c5b31352c335d2c5b31342c335d2c5b31332c315d2c5b31322c31305d2c5b31312c315d5d2c226576656e7473223a5b7b226576656e74223a22546f70706564222c2263617264223a302c2266616365223a2266697273742d6166726963612d6375702d6f662d6e6174696f6e73227d2c7b226576656e74223a2244726577222c2273656174223a302c2263617264223a302c2266616365223a22626561746c65732d616d65726963616e2d74656c65766973696f6e227d2c7b226576656e74223a2244726577222c2273656174223a302c2263617264223a312c2266616365223a227465727261636f7474612d61726d792d666f756e64227d2c7b226576656e74223a2244726577222c2273656174223a312c2263617264223a322c2266616365223a226162752d73696d62656c2d72656f70656e6564227d2c7b226576656e74223a2244726577222c2273656174223a312c2263617264223a332c2266616365223a226974616970752d706f7765722d706c616e74227d2c7b226576656e74223a2253746172746564222c2263617264223a347d2c7b226576656e74223a22546f70706564222c2263617264223a352c2266616365223a227061746865722d70616e6368616c69227d2c7b226576656e74223a22526f756e64426567616e222c22726f756e64223a312c226f72646572223a5b302c315d7d5d7d', 0);
INSERT INTO public.entry VALUES ('room-3e1f764eb2711fb24a8c12f0', 3, 'c21882d2c08272443c29', 'start', 1700000019, '\x5b7b226576656e74223a2247616d65426567616e222c2267616d65223a2267616d652d313832303136623464366536343338346436326262333436222c22736563726574223a2261316362666438306663616539663733366261363061363962336532396366633036646436386261666232356434373532363033323666653763356234353666227d5d', 0);
INSERT INTO public.entry VALUES ('game-182016b4d6e64384d62bb346', 1, 'c21882d2c08272443c29', 'move-0', 1700000020, '\x7b2273656174223a302c226d6f7665223a7b226d6f7665223a22706c616365222c2263617264223a302c22676170223a317d2c226472617773223a5b5b31302c325d5d2c226576656e7473223a5b7b226576656e74223a224d6973736564222c2273656174223a302c2263617264223a302c22676170223a317d2c7b226576656e74223a2244726577222c2273656174223a302c2263617264223a352c2266616365223a2261706f6c6c6f2d31312d6d6f6f6e2d6c616e64696e67227d2c7b226576656e74223a225475726e506173736564222c2273656174223a317d5d7d', 0);
INSERT INTO public.entry VALUES ('game-182016b4d6e64384d62bb346', 2, 'c21882d2c08272443c29', 'move-1', 1700000021, '\x7b2273656174223a312c226d6f7665223a7b226d6f7665223a22706c616365222c2263617264223a322c22676170223a307d2c226472617773223a5b5d2c226576656e7473223a5b7b226576656e74223a22506c61636564222c2273656174223a312c2263617264223a322c22676170223a307d2c7b226576656e74223a22526f756e64426567616e222c22726f756e64223a322c226f72646572223a5b302c315d7d5d7d', 0);
INSERT INTO public.mark VALUES ('key-of-public-ids', 'fb8f0268c5cae417426575bedcf8ca71ac32bcf526129978a769f5b349ce464b');
INSERT INTO public.mark VALUES ('key-of-moderation', 'f87a30f5ad8b48e894d662cb040aba31ce4e0800e319c4f4cfb440f60a24ab28');
INSERT INTO public.mark VALUES ('deck-afd0053e632795a8c4e3da42c75bcb062dc1e2e1b17949076cc1d3b53e572588', '[{"face":"abba-waterloo-eurovision","year":1974,"theme":"music","front":"","back":"","fame":0.92},{"face":"abu-simbel-reopened","year":1968,"theme":"monuments","front":"","back":"","fame":0.7},{"face":"apollo-11-moon-landing","year":1969,"theme":"discoveries","front":"","back":"","fame":1.0},{"face":"beatles-american-television","year":1964,"theme":"music","front":"","back":"","fame":0.9},{"face":"berlin-wall-opens","year":1989,"theme":"events","front":"","back":"","fame":0.98},{"face":"bikila-barefoot-marathon","year":1960,"theme":"sports","front":"","back":"","fame":0.55},{"face":"comaneci-perfect-ten","year":1976,"theme":"sports","front":"","back":"","fame":0.75},{"face":"first-africa-cup-of-nations","year":1957,"theme":"sports","front":"","back":"","fame":0.35},{"face":"ghana-independence","year":1957,"theme":"events","front":"","back":"","fame":0.55},{"face":"instant-noodles","year":1958,"theme":"inventions","front":"","back":"","fame":0.8},{"face":"itaipu-power-plant","year":1984,"theme":"inventions","front":"","back":"","fame":0.6},{"face":"one-hundred-years-of-solitude","year":1967,"theme":"arts","front":"","back":"","fame":0.75},{"face":"pather-panchali","year":1955,"theme":"arts","front":"","back":"","fame":0.4},{"face":"tabei-everest","year":1975,"theme":"discoveries","front":"","back":"","fame":0.5},{"face":"terracotta-army-found","year":1974,"theme":"discoveries","front":"","back":"","fame":0.9},{"face":"woodstock","year":1969,"theme":"music","front":"","back":"","fame":0.95}]');
INSERT INTO public.pairing VALUES ('GSEYTDZK', 'c21882d2c08272443c29', 1700000300);
INSERT INTO public.person_game VALUES ('c21882d2c08272443c29', 'game-d76b663a4a33aae319bfe4da', 0, 1700000006);
INSERT INTO public.person_game VALUES ('c21882d2c08272443c29', 'game-d76b663a4a33aae319bfe4da', 1, 1700000006);
INSERT INTO public.person_game VALUES ('c21882d2c08272443c29', 'game-182016b4d6e64384d62bb346', 0, 1700000018);
INSERT INTO public.person_game VALUES ('c21882d2c08272443c29', 'game-182016b4d6e64384d62bb346', 1, 1700000018);
INSERT INTO public.person_room VALUES ('c21882d2c08272443c29', 'room-9c56d1ae3027d1935649dc1a');
INSERT INTO public.person_room VALUES ('c21882d2c08272443c29', 'room-3e1f764eb2711fb24a8c12f0');
INSERT INTO public.report VALUES ('report-1', 1700000000.5, 'card', 'ana', 'moon-landing', 'o''clock?', 'open', '', 'game-1', '', 0, '[]', 'events', 'hash', 'de', -1969, 0);
INSERT INTO public.stream VALUES ('room-9c56d1ae3027d1935649dc1a', 'room', '\x7b22707265736574223a226576656e7473222c226f7074696f6e73223a7b2268616e64223a327d2c226465636b73223a5b226576656e7473225d2c227468656d6573223a5b5d2c22657261223a5b313935302c313939305d2c2266616d65223a22616c6c222c226c616e6775616765223a22656e222c226c6973746564223a66616c73652c22677569646564223a66616c73652c2263686174223a226175746f222c22636c6f636b223a7b226b696e64223a226e6f6e65222c227365636f6e6473223a36307d2c22636f6465223a22525252465156222c227365617473223a382c22686f7374223a226332313838326432633038323732343433633239222c22736563726574223a2236323761643734623837306633326437626231323864343766626332643939663535663163376330626165646562636134393530303735376638393633656165222c226461696c79223a22222c22666f725f66756e223a66616c73652c226465636b223a22227d', 1700000002, NULL, 0);
INSERT INTO public.stream VALUES ('game-d76b663a4a33aae319bfe4da', 'game', '\x7b22726f6f6d223a22726f6f6d2d396335366431616533303237643139333536343964633161222c2272756c6573223a22636c6173736963222c226f7074696f6e73223a7b2268616e64223a322c226669727374223a22796f756e67657374227d2c22706c6179657273223a5b7b226e616d65223a22506572736f6e2030222c22616765223a33307d2c7b226e616d65223a22506572736f6e2031222c22616765223a33307d5d2c22686f6c64657273223a5b226332313838326432633038323732343433633239222c226332313838326432633038323732343433633239225d2c22626f7473223a5b22222c22225d2c226465636b223a2261666430303533653633323739356138633465336461343263373562636230363264633165326531623137393439303736636331643362353365353732353838222c22636c6f636b223a7b226b696e64223a226e6f6e65222c227365636f6e6473223a36307d2c22736563726574223a2236323761643734623837306633326437626231323864343766626332643939663535663163376330626165646562636134393530303735376638393633656165222c226e6f6e636573223a5b223562353931323731663534656138663566313762383666633761646266646434222c223634643663623837376165393261363531306166633735343135623131336462225d2c22707265736574223a226576656e7473222c2273686f776e223a5b66616c73652c66616c73655d2c22677569646564223a66616c73652c2270696e73223a5b5d2c226461696c79223a22227d', 1700000006, 1700000013, 0);
INSERT INTO public.stream VALUES ('room-3e1f764eb2711fb24a8c12f0', 'room', '\x7b22707265736574223a226576656e7473222c226f7074696f6e73223a7b2268616e64223a327d2c226465636b73223a5b226576656e7473225d2c227468656d6573223a5b5d2c22657261223a5b313935302c313939305d2c2266616d65223a22616c6c222c226c616e6775616765223a22656e222c226c6973746564223a66616c73652c22677569646564223a66616c73652c2263686174223a226175746f222c22636c6f636b223a7b226b696e64223a226e6f6e65222c227365636f6e6473223a36307d2c22636f6465223a224e4d42514242222c227365617473223a382c22686f7374223a226332313838326432633038323732343433633239222c22736563726574223a2263626365373439343166306664643639336233646238303031373636663061323739336335303564353239383033356665333262663332623130323537663266222c226461696c79223a22222c22666f725f66756e223a66616c73652c226465636b223a22227d', 1700000014, NULL, 0);
INSERT INTO public.stream VALUES ('game-182016b4d6e64384d62bb346', 'game', '\x7b22726f6f6d223a22726f6f6d2d336531663736346562323731316662323461386331326630222c2272756c6573223a22636c6173736963222c226f7074696f6e73223a7b2268616e64223a322c226669727374223a22796f756e67657374227d2c22706c6179657273223a5b7b226e616d65223a22506572736f6e2030222c22616765223a33307d2c7b226e616d65223a22506572736f6e2031222c22616765223a33307d5d2c22686f6c64657273223a5b226332313838326432633038323732343433633239222c226332313838326432633038323732343433633239225d2c22626f7473223a5b22222c22225d2c226465636b223a2261666430303533653633323739356138633465336461343263373562636230363264633165326531623137393439303736636331643362353365353732353838222c22636c6f636b223a7b226b696e64223a226e6f6e65222c227365636f6e6473223a36307d2c22736563726574223a2263626365373439343166306664643639336233646238303031373636663061323739336335303564353239383033356665333262663332623130323537663266222c226e6f6e636573223a5b223765653239663663343332373733376263613337363334353637653261396431222c226262633264363063653231323133383439353635373264343333383932313237225d2c22707265736574223a226576656e7473222c2273686f776e223a5b66616c73652c66616c73655d2c22677569646564223a66616c73652c2270696e73223a5b5d2c226461696c79223a22227d', 1700000018, 1700000066, 0);
INSERT INTO public.version VALUES (12, 10);
ALTER TABLE ONLY public.blob_piece
    ADD CONSTRAINT blob_piece_pkey PRIMARY KEY (upload, number);
ALTER TABLE ONLY public.blob
    ADD CONSTRAINT blob_pkey PRIMARY KEY (sha256);
ALTER TABLE ONLY public.blob_upload
    ADD CONSTRAINT blob_upload_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blob_use
    ADD CONSTRAINT blob_use_pkey PRIMARY KEY (owner, sha256);
ALTER TABLE ONLY public.block
    ADD CONSTRAINT block_pkey PRIMARY KEY (person, other);
ALTER TABLE ONLY public.card_tally
    ADD CONSTRAINT card_tally_pkey PRIMARY KEY (person, face);
ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.correction
    ADD CONSTRAINT correction_pkey PRIMARY KEY (report);
ALTER TABLE ONLY public.counted_game
    ADD CONSTRAINT counted_game_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.daily_line
    ADD CONSTRAINT daily_line_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.daily_sum
    ADD CONSTRAINT daily_sum_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.daily_try
    ADD CONSTRAINT daily_try_pkey PRIMARY KEY (day, person);
ALTER TABLE ONLY public.deck_link
    ADD CONSTRAINT deck_link_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.deck_pin
    ADD CONSTRAINT deck_pin_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.device_unpaired
    ADD CONSTRAINT device_unpaired_pkey PRIMARY KEY (device);
ALTER TABLE ONLY public.difficulty
    ADD CONSTRAINT difficulty_pkey PRIMARY KEY (face);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (stream, seq);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_stream_actor_command_key UNIQUE (stream, actor, command);
ALTER TABLE ONLY public.erasure
    ADD CONSTRAINT erasure_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.face_tally
    ADD CONSTRAINT face_tally_pkey PRIMARY KEY (face, lead);
ALTER TABLE ONLY public.hidden_line
    ADD CONSTRAINT hidden_line_pkey PRIMARY KEY (room, line);
ALTER TABLE ONLY public.mark
    ADD CONSTRAINT mark_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.moderation_act
    ADD CONSTRAINT moderation_act_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.moderator
    ADD CONSTRAINT moderator_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.own_card
    ADD CONSTRAINT own_card_pkey PRIMARY KEY (deck, id);
ALTER TABLE ONLY public.own_deck
    ADD CONSTRAINT own_deck_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.own_picture
    ADD CONSTRAINT own_picture_pkey PRIMARY KEY (deck, sha256);
ALTER TABLE ONLY public.own_version
    ADD CONSTRAINT own_version_pkey PRIMARY KEY (deck, number);
ALTER TABLE ONLY public.pairing
    ADD CONSTRAINT pairing_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.person_former
    ADD CONSTRAINT person_former_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person_game
    ADD CONSTRAINT person_game_pkey PRIMARY KEY (person, game, seat);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person_room
    ADD CONSTRAINT person_room_pkey PRIMARY KEY (person, room);
ALTER TABLE ONLY public.pinned_game
    ADD CONSTRAINT pinned_game_pkey PRIMARY KEY (pin, game);
ALTER TABLE ONLY public.placement
    ADD CONSTRAINT placement_pkey PRIMARY KEY (person, game, number);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.restraint
    ADD CONSTRAINT restraint_pkey PRIMARY KEY (who, kind);
ALTER TABLE ONLY public.result
    ADD CONSTRAINT result_pkey PRIMARY KEY (person, game);
ALTER TABLE ONLY public.shown_page
    ADD CONSTRAINT shown_page_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.stream
    ADD CONSTRAINT stream_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tally
    ADD CONSTRAINT tally_pkey PRIMARY KEY (person, by, bucket);
CREATE UNIQUE INDEX block_id ON public.block USING btree (id);
CREATE INDEX block_other ON public.block USING btree (other, person);
CREATE INDEX card_tally_person_missed ON public.card_tally USING btree (person, missed, face);
CREATE INDEX correction_deck_at ON public.correction USING btree (deck, at, report);
CREATE INDEX daily_try_person_day ON public.daily_try USING btree (person, day);
CREATE UNIQUE INDEX deck_link_deck_kind ON public.deck_link USING btree (deck, kind);
CREATE INDEX deck_pin_deck_version ON public.deck_pin USING btree (deck, version, id);
CREATE INDEX device_person_used ON public.device USING btree (person, used, id);
CREATE INDEX hidden_line_at ON public.hidden_line USING btree (at, room, line);
CREATE INDEX mark_key ON public.mark USING btree (key COLLATE "C");
CREATE INDEX moderation_act_at ON public.moderation_act USING btree (at, id);
CREATE INDEX moderation_act_person_at ON public.moderation_act USING btree (person, at, id);
CREATE INDEX moderation_act_report_at ON public.moderation_act USING btree (report, at, id);
CREATE INDEX moderator_at ON public.moderator USING btree (at, id);
CREATE INDEX own_deck_owner_changed ON public.own_deck USING btree (owner, changed, id);
CREATE INDEX pairing_person ON public.pairing USING btree (person, code);
CREATE INDEX pairing_until ON public.pairing USING btree (until, code);
CREATE INDEX person_former_person ON public.person_former USING btree (person, id);
CREATE INDEX person_game_game ON public.person_game USING btree (game, person, seat);
CREATE INDEX person_game_person_at ON public.person_game USING btree (person, at, game, seat);
CREATE INDEX person_room_room ON public.person_room USING btree (room, person);
CREATE INDEX person_since ON public.person USING btree (since, id);
CREATE INDEX placement_person_right_at ON public.placement USING btree (person, "right", at, game, number);
CREATE INDEX report_about_at ON public.report USING btree (about, at, id);
CREATE INDEX report_at ON public.report USING btree (at, id);
CREATE INDEX report_by_at ON public.report USING btree (by, at, id);
CREATE INDEX report_kind_at ON public.report USING btree (kind, at, id);
CREATE INDEX report_room_at ON public.report USING btree (room, at, id);
CREATE INDEX report_state_at ON public.report USING btree (state, at, id);
CREATE INDEX restraint_at ON public.restraint USING btree (at, who, kind);
CREATE INDEX result_game ON public.result USING btree (game, person);
CREATE INDEX result_person_at ON public.result USING btree (person, at, game);
CREATE INDEX result_person_scored_points ON public.result USING btree (person, scored, points, game);
CREATE UNIQUE INDEX shown_page_link ON public.shown_page USING btree (link);
CREATE INDEX stream_due ON public.stream USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX stream_kind ON public.stream USING btree (kind, made);
