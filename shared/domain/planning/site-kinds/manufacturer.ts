import type { SiteKind } from './site-kind.ts';

/** Makers that sell to other firms: buyers want data, norms and proof. */
export const manufacturer: SiteKind = {
  id: 'manufacturer',
  isLocal: false,
  sellsGoods: false,
  overview: 'products',
  always: [],
  may: ['quality', 'downloads', 'references', 'jobs', 'news', 'events', 'team'],
  words: {
    en: 'manufactur|maker of|we make|producer|factory|machining|foundry|industrial|oem|wholesale|engineering company|machines for|engineering works',
    de: 'herstell|fertig(?:t|en|ung)|produzent|fabrik|maschinenbau|werkzeugbau|gießerei|industrie|manufaktur|zulieferer|metallbau|maschinen für|bauen maschinen',
    fr: 'grossiste|importateur|distributeur de|fabricant|fabriqu|usine|manufactur|producteur|usinage|(?:fournisseur|groupe|site|sous-traitant) industriel|fonderie|constructeur|machines pour|construisons',
    es: 'distribuidora|importadora|mayorista|fabricante|fabrica|fábrica|manufactur|productor|(?:empresa|planta|sector|proveedor) industrial|mecanizado|fundición|maquinaria|construimos máquinas',
    it: 'grossista|importatore|distributore di|produttore|produciamo|fabbrica|azienda produttrice|industri|officina meccanica|manifattur|stabilimento|costruttore|costruiamo|macchine per|macchinari',
    pt: 'distribuidora|importadora|atacadista|fabricante|fabric|fábrica|produtor|indústria(?!l)|(?:empresa|fornecedor|parque) industrial|metalomecânica|máquinas para|construímos',
    nl: 'fabrikant|fabriek|producent|productie|machinebouw|industrie|metaalbewerking|machines voor',
    pl: 'hurtowni|dystrybutor|importer|producent|produkcj|produkuj|fabryk|zakład produkcyjny|przemysł|obróbk|maszyn',
    sv: 'tillverk|fabrik|industri|producent|verkstadsindustri|maskiner för',
    cs: 'výrobc|výrob|vyrábí|továrn|průmysl|strojíren',
    ru: 'производ(?:ит|им)|производител|производств|завод|фабрик|промышлен',
    tr: 'üretic|üretim|imalat|fabrika|sanayi',
    da: 'producent|fabrik|fremstill|industri|producerer|maskiner til',
    no: 'produsent|fabrikk|industri|produserer|maskiner for',
    ja: '製造|メーカー|工場|製作所|工業|加工|部品',
    zh: '泵业|泵|制造|製造|工厂|工廠|厂家|生产|加工|机械|设备|五金|配件',
    ko: '제조|공장|생산업체|부품|산업|기계|가공',
    ar: 'مصنع|تصنيع|إنتاج|صناعة|شركة صناعية',
  },
};
