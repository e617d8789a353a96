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
    pt: 'hotel|hostel|alojamento|turismo rural|casa de campo|parque de campismo|pousada',
    nl: 'hotel|pension|b&b|bed and breakfast|vakantiehuis|vakantiewoning|camping|gastenverblijf',
    pl: 'hotel|pensjonat|agroturysty|apartament|noclegi|domki|kemping|hostel',
    sv: 'hotell|vandrarhem|pensionat|stugor|camping|b&b|bed and breakfast',
    cs: 'hotel|penzion|chalup|ubytován|kemp|apartmán',
    ru: 'отель|гостиниц|хостел|гостевой дом|турбаз',
    tr: 'otel|pansiyon|apart|bungalov',
  },
};
