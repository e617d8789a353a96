import type { SiteKind } from './site-kind.ts';

/** Hotels, guest houses and holiday homes. */
export const lodging: SiteKind = {
  id: 'lodging',
  isLocal: true,
  sellsGoods: false,
  overview: 'rooms',
  always: ['reservation'],
  may: ['prices', 'gallery', 'events', 'vouchers', 'news'],
  words: {
    en: 'hotel|hostel|bed and breakfast|b&b|guest ?house|holiday (?:home|cottage|apartment|let)|campsite|glamping',
    de: 'hotel|pension|ferienwohnung|ferienhaus|gästehaus|gasthof mit zimmern|campingplatz|herberge|ferienhof',
    fr: "hôtel|chambres? d'hôtes|gîte|camping|auberge de jeunesse|maison d'hôtes",
    es: 'hotel|hostal|casa rural|apartamentos turísticos|alojamiento|camping|albergue',
    it: 'hotel|albergo|agriturismo|b&b|bed and breakfast|casa vacanze|campeggio|ostello|affittacamere',
    pt: 'hotel|hóspedes|quartos|herdade|hostel|alojamento|turismo rural|casa de campo|parque de campismo|pousada',
    nl: 'hotel|pension|b&b|bed and breakfast|vakantiehuis|vakantiewoning|camping|gastenverblijf',
    pl: 'hotel|pensjonat|agroturysty|apartament|noclegi|domki|kemping|hostel',
    sv: 'hotell|vandrarhem|pensionat|stugor|camping|b&b|bed and breakfast',
    cs: 'hotel|penzion|chalup|ubytován|kemp|apartmán',
    ru: 'отель|гостиниц|хостел|гостевой дом|турбаз',
    tr: 'otel|pansiyon|apart|bungalov',
    da: 'hotel|kro|vandrerhjem|pension|sommerhus|feriebolig|campingplads|camping|bed and breakfast|b&b|feriehus',
    no: 'hotell|gjestehus|vandrerhjem|pensjonat|hytte|hytter|camping|overnatting|bed and breakfast',
    ja: '旅館|ホテル|民宿|ゲストハウス|ペンション|民泊|宿(?!題)|コテージ|キャンプ場|一棟貸し',
    zh: '酒店|民宿|旅馆|客栈|度假村|宾馆|青年旅舍|露营地',
    ko: '호텔|펜션|게스트하우스|민박|한옥스테이|숙소|캠핑장|글램핑|리조트|여관',
    ar: 'فندق|نزل|شقق فندقية|منتجع|مخيم|استراحة|شاليه',
  },
};
