import type { SiteKind } from './site-kind.ts';

/** Makers that sell to other firms: buyers want data, norms and proof. */
export const manufacturer: SiteKind = {
  id: 'manufacturer',
  isLocal: false,
  sellsGoods: false,
  overview: 'products',
  always: ['quality', 'downloads'],
  may: ['references', 'jobs', 'news', 'events', 'team'],
  words: {
    en: 'manufactur|maker of|we make|producer|factory|machining|foundry|industrial|oem|wholesale|engineering company',
    de: 'herstell|fertig(?:t|en|ung)|produzent|fabrik|maschinenbau|werkzeugbau|gießerei|industrie|manufaktur|zulieferer|metallbau',
    fr: 'fabricant|fabriqu|usine|manufactur|producteur|usinage|industriel|fonderie|constructeur',
    es: 'fabricante|fabrica|fábrica|manufactur|productor|industrial|mecanizado|fundición',
    it: 'produttore|produciamo|fabbrica|azienda produttrice|industri|officina meccanica|manifattur|stabilimento|costruttore',
    pt: 'fabricante|fabric|fábrica|produtor|indústria|industrial|metalomecânica',
    nl: 'fabrikant|fabriek|producent|productie|machinebouw|industrie|metaalbewerking',
    pl: 'producent|produkcj|produkuj|fabryk|zakład produkcyjny|przemysł|obróbk',
    sv: 'tillverk|fabrik|industri|producent|verkstadsindustri',
    cs: 'výrobc|výrob|vyrábí|továrn|průmysl|strojíren',
    ru: 'производител|производств|завод|фабрик|промышлен',
    tr: 'üretic|üretim|imalat|fabrika|sanayi',
  },
};
