import type { SiteKind } from './site-kind.ts';

/** Shops: buyers look for a product or a category, then for delivery and returns. */
export const shop: SiteKind = {
  id: 'shop',
  isLocal: false,
  sellsGoods: true,
  overview: 'products',
  always: ['shipping'],
  may: ['reviews', 'faq', 'vouchers', 'news', 'newsletter', 'jobs', 'events', 'quality'],
  words: {
    en: 'pharmacy|optician|shop|store|online shop|online store|retailer|boutique|e-?commerce|we sell|sells|bookshop|bakery|roastery|winery|brewery|farm shop|florist',
    de: 'apotheke|optiker|optikgeschäft|shop|laden|geschäft|online-?shop|händler|boutique|verkaufen|verkauft|buchhandlung|bäckerei|konditorei|rösterei|weingut|brauerei|hofladen|blumenladen|fachgeschäft|metzgerei|feinkost',
    fr: 'pharmacie|opticien|quincaillerie|droguerie|ferme(?! de)|apicult|chocolaterie|chocolatier|savonnerie|vigneron|bijouterie|maraîch|jardinerie|papeterie|animalerie|boutique|magasin|e-?commerce|vendons|vente de|librairie|boulangerie|pâtisserie|torréfact|épicerie|fleuriste|domaine viticole|brasserie artisanale|fromagerie|caviste',
    es: 'farmacia|óptica|ferretería|droguería|herbolario|apicultor|apícola|chocolatería|almazara|joyería|zapatería|papelería|frutería|carnicería|explotación agrícola|tienda|comercio|e-?commerce|vendemos|venta de|librería|panadería|pastelería|tostador|floristería|bodega|cervecería artesanal|boutique|quesería',
    it: 'farmacia|ottica|ferramenta|azienda agricola|apicolt|cioccolateria|gioielleria|macelleria|erboristeria|enoteca|salumificio|negozio|e-?commerce|vendiamo|vendita di|libreria|panificio|pasticceria|torrefazione|fioraio|cantina|birrificio|boutique|bottega|caseificio|frantoio',
    pt: 'farmácia|ótica|drogaria|ferragens|apicultor|apiário|chocolateria|joalharia|joalheria|papelaria|talho|açougue|confeitaria|pastelaria|pet ?shop|loja|comércio|vendemos|venda de|livraria|padaria|torrefação|florista|adega|cervejaria artesanal|boutique|mercearia|queijaria',
    nl: 'apotheek|opticien|winkel|webshop|web-?winkel|verkopen|boekhandel|bakkerij|koffiebranderij|bloemist|wijnhandel|brouwerij|boetiek|speciaalzaak|kaaswinkel',
    pl: 'aptek|optyk|pasiek|gospodarstw|serowarni|czekoladziarni|jubiler|kwiaciarni|rzeźni|masarni|sklep|sprzedaj|sprzedaż|księgarni|piekarni|cukierni|palarni|kwiaciarni|winnic|browar|butik|delikatesy',
    sv: 'apotek|optiker|butik|affär|säljer|e-?handel|bokhandel|bageri|rosteri|blomster|vingård|bryggeri',
    cs: 'lékárn|optik|železářstv|včelař|včelí farm|farma|čokoládovn|klenotnictv|řeznictv|sýrárn|obchod|prodejn|prodáv|e-?shop|knihkupectv|pekárn|cukrárn|pražírn|květinářstv|vinařstv|pivovar|butik',
    ru: 'аптек|оптик|пасек|сыроварн|фермерск|ювелирн|шоколадн|магазин|прода|книжн|пекарн|кондитерск|цвет(?:ы|очн)|винодельн|пивоварн|бутик',
    tr: 'eczane|optik|mağaza|dükkan|satıyoruz|satış|kitabev|fırın|pastane|çiçekçi|kavurma|butik',
    da: 'apotek|optiker|butik|forretning|sælger|webshop|boghandel|bageri|rister|blomster|vingård|bryggeri|gårdbutik',
    no: 'apotek|optiker|butikk|forretning|selger|nettbutikk|bokhandel|bakeri|kaffebrenneri|blomster|bryggeri|gårdsutsalg',
    ja: '販売|通販|菓子店|和菓子|洋菓子|パン屋|ベーカリー|書店|本屋|雑貨|花屋|生花店|酒造|酒蔵|茶園|焙煎|ショップ|専門店|商店|農園|八百屋|呉服',
    zh: '商店|网店|專賣店|专卖店|面包店|烘焙|书店|書店|花店|茶叶|茶行|销售|零售|酒庄|农场|蛋糕|酿酒|文具|服装店|家具',
    ko: '쇼핑몰|판매|서점|빵집|베이커리|꽃집|공방|가게|상점|로스터리|양조장|농장|제과점|떡집|가구|도자기',
    ar: 'متجر|محل|مخبز|حلويات|مكتبة|زهور|عطور|محمصة|بيع|مزرعة',
  },
};
