import type { SiteKind } from './site-kind.ts';

/** Software that anybody may use and change: users want to install it and to read how it works. */
export const openSource: SiteKind = {
  id: 'open-source',
  isLocal: false,
  sellsGoods: false,
  overview: 'features',
  always: ['installation', 'docs', 'contribute', 'changelog'],
  may: ['security', 'integrations', 'news', 'donate', 'downloads'],
  words: {
    en: 'mit(?![\\p{L}])|apache-2|open[- ]source|free software|(?:mit|apache|gpl|bsd)(?:[- ]2\\.0)?[- ]licen[sc]ed?|licen[sc]ed under|on github|npm package|python library|command[- ]line tool|self-hosted',
    de: 'open[- ]?source|freie software|quelloffen|(?:mit|apache|gpl)-lizenz|auf github|kommandozeilenprogramm',
    fr: 'open[- ]source|logiciel libre|code source ouvert|licence (?:mit|apache|gpl|libre)|sur github',
    es: 'código abierto|software libre|open[- ]source|licencia (?:mit|apache|gpl)|en github',
    it: 'open[- ]source|software libero|licenza (?:mit|apache|gpl)|su github',
    pt: 'código aberto|software livre|open[- ]source|licença (?:mit|apache|gpl)|no github',
    nl: 'open[- ]?source|vrije software|(?:mit|apache|gpl)-licentie|op github',
    pl: 'open[- ]source|wolne oprogramowanie|licencj[aię] (?:mit|apache|gpl)|otwarty kod|na githubie',
    sv: 'öppen källkod|open[- ]source|fri programvara',
    cs: 'open[- ]source|otevřený kód|svobodný software',
    ru: 'открыт\\p{L}+ исходн|open[- ]source|свободное по',
    tr: 'açık kaynak|open[- ]source',
    da: 'open[- ]source|åben kildekode|fri software',
    no: 'open[- ]source|åpen kildekode|fri programvare',
    ja: 'オープンソース|OSS|ライブラリ|GitHub',
    zh: '开源|開源|GitHub',
    ko: '오픈소스|오픈 소스|GitHub',
    ar: 'مفتوح المصدر',
  },
};
