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
    en: 'kayak(?:ing)?|canoe(?:ing)?|rafting|outfitters?|tour (?:operator|company|guide)|guided tours?|walking tours?|boat (?:tours?|trips?|hire|rental)|whale watching|(?:bike|bicycle|ski|surf|boat) (?:rental|hire)|escape rooms?|climbing cent(?:re|er)|zip ?line|(?:wedding|event|party|conference) venue',
    de: 'stadtführung\\p{L}*|führungen|bootsverleih|fahrradverleih|kanuverleih|skiverleih|kanutouren|rundfahrten|bootstouren|ausflugsfahrten|erlebnistouren|kletterhalle|escape room|eventlocation|hochzeitslocation|veranstaltungsort',
    fr: 'centre équestre|équitation|parc aventure|agences? de voyages?|voyagiste|visites guidées|excursions|sorties en (?:mer|kayak|bateau)|location de (?:vélos|bateaux|canoës|kayaks|skis)|canoë|kayak|croisières|accrobranche|escape game|lieu de réception|salle de réception',
    es: 'centro ecuestre|hípica|agencias? de viajes?|visitas guiadas|excursiones|rutas guiadas|free tour|alquiler de (?:bicis|bicicletas|barcos|kayaks|esquís)|kayak|piragua|paseos en barco|multiaventura|finca (?:para|de) bodas|espacio para eventos',
    it: 'centro ippico|maneggio|agenzi[ae] (?:di )?viagg[io]|tour operator|visite guidate|escursioni|noleggio (?:di )?(?:bici|biciclette|barche|kayak|sci)|gite in barca|kayak|rafting|parco avventura|location per (?:matrimoni|eventi)',
    pt: 'centro hípico|hípica|agências? de viage(?:m|ns)|visitas guiadas|passeios de|alugu[ée]l? de (?:bicicletas|barcos|caiaques)|aluguer de (?:bicicletas|barcos|caiaques)|caiaque|canoagem|observação de golfinhos',
    nl: 'rondleidingen|rondvaart\\p{L}*|fietsverhuur|bootverhuur|kanoverhuur|kajak|stadswandelingen|escaperoom|trouwlocatie|feestlocatie|evenementenlocatie',
    pl: 'stadnin|jazda konna|biur[oa] podróży|wycieczk\\p{L}*|przewodni\\p{L}*|wypożyczaln\\p{L}*|spływ\\p{L}*|rejs\\p{L}*|kajak\\p{L}*',
    sv: 'guidade turer|båtturer|kajak\\p{L}*|cykeluthyrning|kanotuthyrning|äventyr',
    cs: 'cestovní kancelář|cestovní agentur|prohlídk|půjčovn|vyhlídkov|plavb|výlety s průvodcem|lanové centrum',
    ru: 'турагент|туристическ|экскурси|прокат|сплав|морские прогулки',
    tr: 'seyahat acent|turizm acent|rehberli tur|tekne turu|bisiklet kirala|kano|rafting|günübirlik tur',
    da: 'guidede ture|sejlture|kajak|cykeludlejning|kanoudlejning|oplevelser',
    no: 'guidede turer|båtturer|kajakk|sykkelutleie|kanoutleie|opplevelser',
    ja: 'ツアー|カヤック|体験ツアー|ダイビング|ガイド|クルーズ|レンタサイクル|アクティビティ|サップ',
    zh: '旅行社|导游|漂流|潜水(?!泵)|户外|徒步|骑行|游览|研学',
    ko: '투어|체험|카약|서핑|다이빙|가이드|자전거 대여|트레킹',
    ar: 'رحلات|جولات|غوص|سفاري|مرشد سياحي|مغامرات',
  },
};
