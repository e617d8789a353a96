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
  },
};
