import type { SiteKind } from './site-kind.ts';

/** Tours, outings and rentals: guests choose what to do, look for the date and the price, and book. */
export const activities: SiteKind = {
  id: 'activities',
  isLocal: true,
  sellsGoods: false,
  overview: 'services',
  always: ['reservation'],
  may: ['prices', 'vouchers', 'reviews', 'gallery', 'faq', 'team', 'news', 'jobs'],
  words: {
    en: 'kayak(?:ing)?|canoe(?:ing)?|rafting|outfitters?|tour (?:operator|company|guide)|guided tours?|walking tours?|boat (?:tours?|trips?|hire|rental)|whale watching|(?:bike|bicycle|ski|surf|boat) (?:rental|hire)|escape rooms?|climbing cent(?:re|er)|zip ?line',
    de: 'stadtführung\\p{L}*|führungen|bootsverleih|fahrradverleih|kanuverleih|skiverleih|kanutouren|rundfahrten|bootstouren|ausflugsfahrten|erlebnistouren|kletterhalle|escape room',
    fr: 'visites guidées|excursions|sorties en (?:mer|kayak|bateau)|location de (?:vélos|bateaux|canoës|kayaks|skis)|canoë|kayak|croisières|accrobranche|escape game',
    es: 'visitas guiadas|excursiones|rutas guiadas|free tour|alquiler de (?:bicis|bicicletas|barcos|kayaks|esquís)|kayak|piragua|paseos en barco|multiaventura',
    it: 'visite guidate|escursioni|noleggio (?:di )?(?:bici|biciclette|barche|kayak|sci)|gite in barca|kayak|rafting|parco avventura',
    pt: 'visitas guiadas|passeios de|alugu[ée]l? de (?:bicicletas|barcos|caiaques)|aluguer de (?:bicicletas|barcos|caiaques)|caiaque|canoagem|observação de golfinhos',
    nl: 'rondleidingen|rondvaart\\p{L}*|fietsverhuur|bootverhuur|kanoverhuur|kajak|stadswandelingen|escaperoom',
    pl: 'wycieczk\\p{L}*|przewodni\\p{L}*|wypożyczaln\\p{L}*|spływ\\p{L}*|rejs\\p{L}*|kajak\\p{L}*',
    sv: 'guidade turer|båtturer|kajak\\p{L}*|cykeluthyrning|kanotuthyrning|äventyr',
    cs: 'prohlídk|půjčovn|vyhlídkov|plavb|výlety s průvodcem|lanové centrum',
    ru: 'экскурси|прокат|сплав|морские прогулки',
    tr: 'rehberli tur|tekne turu|bisiklet kirala|kano|rafting|günübirlik tur',
  },
};
