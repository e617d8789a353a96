import type { SiteKind } from './site-kind.ts';

/** A practice of medicine or care: patients look for a treatment near them, and for a person whom they trust. */
export const practice: SiteKind = {
  id: 'practice',
  isLocal: true,
  sellsGoods: false,
  overview: 'treatments',
  always: ['team', 'appointment'],
  may: ['prices', 'jobs', 'news'],
  words: {
    en: 'vets?(?![\\p{L}])|(?:small )?animal practice|dentist|dental|physio(?:therap)?|veterinar|vet clinic|medical practice|clinic|doctor|chiropract|osteopath|psychotherap|therapist|optician|optometr|podiatr|midwi|speech therap|dermatolog|orthodont',
    de: 'zahnarzt|zahnärzt|kieferorthop|arztpraxis|hausarzt|hausärzt|physiotherap|tierarzt|tierärzt|heilpraktiker|ergotherap|logopäd|psychotherap|osteopath|praxis|hebamme|optiker|augenarzt|hautarzt|podolog|kinderarzt|kinderärzt|apotheke',
    fr: "dentiste|dentaire|kinésithérap|vétérinaire|médecin|cabinet médical|cabinet d'ostéo|ostéopath|psychologue|orthophon|sages?-femmes?|opticien|podolog|pédicure|dermatolog|infirmi|clinique",
    es: 'dentista|dental|fisioterap|veterinari|médic[oa]|clínica|osteópata|psicólog|logopeda|óptica|podólog|matrona|dermatólog|consulta de',
    it: 'dentist|odontoiatr|fisioterap|veterinari|medico|ambulatorio|osteopat|psicolog|logopedist|ottic[oa]|podolog|ostetrica|dermatolog|studio medico|poliambulatorio',
    pt: 'dentista|dentári|fisioterap|veterinári|médic[oa]|clínica|osteopat|psicólog|terapia da fala|óptica|podolog|dermatolog|consultório',
    nl: 'tandarts|fysiotherap|dierenarts|huisarts|praktijk|osteopaat|psycholoog|logoped|opticien|pedicure|podotherap|verloskund|orthodont|kliniek',
    pl: 'dentyst|stomatolog|fizjoterap|weterynar|gabinet|przychodni|lekarz|osteopat|psycholog|logoped|optyk|podolog|położn|klinik',
    sv: 'tandläkar|fysioterap|sjukgymnast|veterinär|läkar|mottagning|klinik|osteopat|psykolog|logoped|optiker|barnmorsk',
    cs: 'zubní|zubař|stomatolog|fyzioterap|veterinár|veterinář|ordinac|lékař|osteopat|psycholog|logoped|optik|klinik',
    ru: 'стоматолог|физиотерап|ветеринар|клиник|врач|остеопат|психолог|логопед|оптик',
    tr: 'diş hekim|diş kliniğ|fizyoterap|veteriner|muayenehane|klinik|doktor|psikolog',
  },
};
