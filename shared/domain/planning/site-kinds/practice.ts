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
    en: 'nutritionist|dietit|vets?(?![\\p{L}])|(?:small )?animal practice|dentist|dental|physio(?:therap)?|veterinar|vet clinic|medical practice|clinic|doctor|chiropract|osteopath|psychotherap|therapist|optician|optometr|podiatr|midwi|speech therap|dermatolog|orthodont',
    de: 'ernährungsberat|diätolog|diätassist|zahnarzt|zahnärzt|kieferorthop|arztpraxis|hausarzt|hausärzt|physiotherap|tierarzt|tierärzt|heilpraktiker|ergotherap|logopäd|psychotherap|osteopath|praxis|hebamme|optiker|augenarzt|hautarzt|podolog|kinderarzt|kinderärzt|apotheke',
    fr: "diététic|nutritionniste|dentiste|dentaire|kinésithérap|vétérinaire|médecin|cabinet médical|cabinet d'ostéo|ostéopath|psychologue|orthophon|sages?-femmes?|opticien|podolog|pédicure|dermatolog|infirmi|clinique",
    es: 'nutricionista|dietista|dentista|dental|fisioterap|veterinari|médic[oa]|clínica|osteópata|psicólog|logopeda|óptica|podólog|matrona|dermatólog|consulta de',
    it: 'nutrizionist|dietist|dentist|odontoiatr|fisioterap|veterinari|medico|ambulatorio|osteopat|psicolog|logopedist|ottic[oa]|podolog|ostetrica|dermatolog|studio medico|poliambulatorio',
    pt: 'nutricionista|dentista|dentári|fisioterap|veterinári|médic[oa]|clínica|osteopat|psicólog|terapia da fala|óptica|podolog|dermatolog|consultório',
    nl: 'diëtist|voedingsdeskundig|tandarts|fysiotherap|dierenarts|huisarts|praktijk|osteopaat|psycholoog|logoped|opticien|pedicure|podotherap|verloskund|orthodont|kliniek',
    pl: 'dietety|dentyst|stomatolog|fizjoterap|weterynar|gabinet|przychodni|lekarz|osteopat|psycholog|logoped|optyk|podolog|położn|klinik',
    sv: 'dietist|näringsrådgiv|tandläkar|fysioterap|sjukgymnast|veterinär|läkar|mottagning|klinik|osteopat|psykolog|logoped|optiker|barnmorsk',
    cs: 'výživov|nutriční|zubní|zubař|stomatolog|fyzioterap|veterinár|veterinář|ordinac|lékař|osteopat|psycholog|logoped|optik|klinik',
    ru: 'диетолог|нутрициолог|стоматолог|физиотерап|ветеринар|клиник|врач|остеопат|психолог|логопед|оптик',
    tr: 'diyetisyen|diş hekim|diş kliniğ|fizyoterap|veteriner|muayenehane|klinik|doktor|psikolog',
    da: 'tandlæge|tandklinik|fysioterap|dyrlæge|lægehus|lægeklinik|klinik|osteopat|kiropraktor|psykolog|logopæd|optiker|jordemoder|diætist|fodterapeut',
    no: 'tannlege|tannklinikk|fysioterap|veterinær|dyreklinikk|legekontor|legesenter|klinikk|osteopat|kiropraktor|psykolog|logoped|optiker|jordmor|ernæringsfysiolog|fotterapeut',
    ja: '歯科|歯医者|クリニック|医院|病院|整骨院|接骨院|鍼灸|動物病院|獣医|内科|眼科|皮膚科|小児科|産婦人科|整体|助産|薬局|診療所|リハビリ|カウンセリングルーム|眼鏡',
    zh: '牙科|口腔|齿科|诊所|診所|医院|醫院|诊疗|中医|理疗|宠物医院|动物医院|康复|眼科|心理咨询|药房|按摩正骨',
    ko: '치과|병원|의원|한의원|클리닉|동물병원|물리치료|정형외과|피부과|소아과|안과|심리상담|약국|조산원|안경원',
    ar: 'عيادة|عيادات|طبيب|طبيبة|أسنان|مستشفى|مركز طبي|علاج طبيعي|بيطري|صيدلية|تغذية علاجية|نفسي',
  },
};
