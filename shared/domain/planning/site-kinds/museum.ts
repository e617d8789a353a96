import type { SiteKind } from './site-kind.ts';

/** Museums, galleries and monuments: visitors look for what is shown, the price of a ticket and the way. */
export const museum: SiteKind = {
  id: 'museum',
  isLocal: true,
  sellsGoods: false,
  overview: 'activities',
  always: ['tickets', 'venue'],
  may: ['events', 'reservation', 'gallery', 'membership', 'donate', 'newsletter', 'news', 'jobs', 'vouchers', 'faq'],
  words: {
    en: 'museum|art gallery|planetarium|aquarium|heritage cent(?:re|er)|historic house|visitor cent(?:re|er)|(?:^|a |the )zoo',
    de: 'museum|museen|kunsthalle|planetarium|gedenkstätte|tierpark|schlossmuseum|heimatmuseum|kunstverein',
    fr: "musée|galerie d'art|planétarium|aquarium|centre d'art|écomusée|mémorial",
    es: 'museo|galería de arte|planetario|acuario|centro de interpretación|casa museo',
    it: "museo|galleria d'arte|planetario|acquario|pinacoteca|casa museo",
    pt: 'museu|galeria de arte|planetário|aquário|centro de interpretação|casa-museu',
    nl: 'museum|musea|kunstgalerie|planetarium|bezoekerscentrum|dierentuin',
    pl: 'muzeum|galeri[aęi] sztuki|planetarium|skansen|izb[aęy] pamięci',
    sv: 'museum|museet|konsthall|konstgalleri|planetarium|djurpark',
    cs: 'muzeum|muzea|galerie umění|planetárium|skanzen|památník',
    ru: 'музе[йяюе]|галере[яию] искусств|планетари|мемориал',
    tr: 'müze|sanat galerisi|planetaryum',
    da: 'museum|kunsthal|planetarium|zoologisk have|dyrepark',
    no: 'museum|museet|kunsthall|planetarium|dyrepark',
    ja: '美術館|博物館|資料館|記念館|動物園|水族館|プラネタリウム',
    zh: '博物馆|博物館|美术馆|美術館|纪念馆|动物园|天文馆|科技馆',
    ko: '박물관|미술관|기념관|동물원|수족관|과학관',
    ar: 'متحف|متاحف|حديقة حيوان|معرض فني',
  },
};
