import type { SiteKind } from './site-kind.ts';

/** Conferences, festivals, fairs and races: visitors look for the programme, the date, the place and a ticket. */
export const event: SiteKind = {
  id: 'event',
  isLocal: false,
  sellsGoods: false,
  overview: 'programme',
  always: ['tickets', 'venue'],
  may: ['team', 'gallery', 'news', 'newsletter', 'jobs', 'faq'],
  words: {
    en: 'conference|festival|congress|symposium|trade fair|marathon|hackathon|convention|(?<=\\p{L} )summit|three-day|two-day',
    de: 'konferenz|festival|kongress|tagung|messe für|marathon|volkslauf|stadtfest|symposium|fachmesse',
    fr: 'festival|colloque|congrès|conférence|salon (?:du|de la|des|professionnel)|marathon|rencontres',
    es: 'festival|congreso|conferencia|feria|maratón|jornadas|simposio',
    it: 'festival|convegno|congresso|conferenza|fiera|maratona|rassegna',
    pt: 'festival|congresso|conferência|feira|maratona|encontro nacional|simpósio',
    nl: 'festival|congres|conferentie|beurs|marathon|symposium|evenement',
    pl: 'festiwal|konferencj|kongres|targi|maraton|sympozjum|zlot',
    sv: 'festival|konferens|kongress|mässa|maraton|symposium',
    cs: 'festival|konferenc|kongres|veletrh|maraton|sympozi',
    ru: 'фестивал|конференц|конгресс|форум|марафон|выставк',
    tr: 'festival|konferans|kongre|fuar|maraton|sempozyum',
    da: 'festival|konference|kongres|messe|marathon|symposium',
    no: 'festival|konferanse|kongress|messe|maraton|symposium',
    ja: 'フェスティバル|まつり|野外イベント|音楽祭|カンファレンス|展示会|マラソン大会|シンポジウム|祭り',
    zh: '音乐节|展会|大会|马拉松|峰会|论坛|艺术节',
    ko: '축제|페스티벌|컨퍼런스|박람회|마라톤|심포지엄',
    ar: 'مهرجان|مؤتمر|معرض تجاري|ماراثون',
  },
};
