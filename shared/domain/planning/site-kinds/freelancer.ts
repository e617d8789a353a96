import type { SiteKind } from './site-kind.ts';

/** One person who works for clients: they look for the work, the person and a way to ask. */
export const freelancer: SiteKind = {
  id: 'freelancer',
  isLocal: false,
  sellsGoods: false,
  overview: 'services',
  always: ['references'],
  may: ['prices', 'reviews', 'news', 'faq', 'newsletter', 'appointment'],
  words: {
    en: "freelance|freelancer|self-employed|i am an?|i'm an?|photographer|illustrator|translator|copywriter|coach|voice actor|my work|my clients",
    de: 'freiberuf|freelance|selbstständig|selbständig|ich bin|fotograf|illustrator|übersetzer|texter|coach|meine kunden|sprecherin',
    fr: 'freelance|auto-entrepreneu|je suis|photographe|illustrat|traduct|rédact|coach|mes clients',
    es: 'freelance|soy|fotógraf|ilustrador|traductor|redactor|coach|mis clientes',
    it: 'freelance|libera professionista|libero professionista|sono un|fotograf|illustrat|traduttor|copywriter|coach|i miei clienti',
    pt: 'freelance|sou|fotógraf|ilustrador|tradutor|redator|coach|os meus clientes',
    nl: 'freelance|zzp|zelfstandig|ik ben|fotograaf|illustrator|vertaler|tekstschrijver|coach|mijn klanten',
    pl: 'freelanc|jestem|fotograf|ilustrator|tłumacz|copywriter|coach|moi klienci',
    sv: 'frilans|jag är|egenföretagare|fotograf|illustratör|översättare|copywriter|coach',
    cs: 'osvč|na volné noze|jsem|fotograf|ilustrátor|překladatel|copywriter|kouč',
    ru: 'фрилансер|самозанят|фотограф|иллюстратор|переводчик|копирайтер|коуч',
    tr: 'serbest çalış|freelance|fotoğrafç|illüstratör|çevirmen|metin yazarı|koç',
    da: 'freelance|jeg er|selvstændig|fotograf|illustrator|oversætter|tekstforfatter|coach',
    no: 'frilans|jeg er|selvstendig|fotograf|illustratør|oversetter|tekstforfatter|coach',
    ja: 'フリーランス|個人事業|カメラマン|写真家|フォトグラファー|イラストレーター|翻訳者|ライター',
    zh: '自由职业|自由撰稿|摄影师|插画师|译者|独立设计师|攝影師',
    ko: '프리랜서|사진작가|일러스트레이터|번역가|작가',
    ar: 'مستقل|مصور|مصورة|مترجم|مترجمة|رسام|كاتبة|كاتب محتوى',
  },
};
