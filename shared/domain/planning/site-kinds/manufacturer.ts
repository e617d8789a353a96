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
    en: 'manufactur|maker of|we make|producer|factory|machining|foundry|industrial|oem|wholesale|engineering company|machines for|engineering works',
    de: 'herstell|fertig(?:t|en|ung)|produzent|fabrik|maschinenbau|werkzeugbau|gießerei|industrie|manufaktur|zulieferer|metallbau|maschinen für|bauen maschinen',
    fr: 'fabricant|fabriqu|usine|manufactur|producteur|usinage|industriel|fonderie|constructeur|machines pour|construisons',
    es: 'fabricante|fabrica|fábrica|manufactur|productor|industrial|mecanizado|fundición|maquinaria|construimos máquinas',
    it: 'produttore|produciamo|fabbrica|azienda produttrice|industri|officina meccanica|manifattur|stabilimento|costruttore|costruiamo|macchine per|macchinari|officine',
    pt: 'fabricante|fabric|fábrica|produtor|indústria|industrial|metalomecânica|máquinas para|construímos',
    nl: 'fabrikant|fabriek|producent|productie|machinebouw|industrie|metaalbewerking|machines voor',
    pl: 'producent|produkcj|produkuj|fabryk|zakład produkcyjny|przemysł|obróbk|maszyn',
    sv: 'tillverk|fabrik|industri|producent|verkstadsindustri|maskiner för',
    cs: 'výrobc|výrob|vyrábí|továrn|průmysl|strojíren',
    ru: 'производител|производств|завод|фабрик|промышлен',
    tr: 'üretic|üretim|imalat|fabrika|sanayi',
  },
};
