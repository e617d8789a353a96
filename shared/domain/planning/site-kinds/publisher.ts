import type { SiteKind } from './site-kind.ts';

/** Magazines, blogs, podcasts and publishing houses: readers come for topics, and come back. */
export const publisher: SiteKind = {
  id: 'publisher',
  isLocal: false,
  sellsGoods: false,
  overview: 'news',
  always: ['newsletter'],
  may: ['team', 'events', 'jobs', 'downloads'],
  words: {
    en: 'magazine|blog|podcast|publisher|publishing|newspaper|journal|online guide|newsletter about',
    de: 'magazin|blog|podcast|verlag|zeitung|zeitschrift|ratgeberportal|onlinemagazin',
    fr: "magazine|blog|podcast|maison d'édition|journal|éditeur|revue|média",
    es: 'revista|blog|pódcast|podcast|editorial|periódico|diario digital|medio digital',
    it: 'rivista|blog|podcast|casa editrice|giornale|magazine|testata',
    pt: 'revista|blogue?|podcast|editora|jornal',
    nl: 'magazine|blog|podcast|uitgeverij|krant|tijdschrift',
    pl: 'magazyn (?:internetowy|online|o|dla)|blog|podcast|wydawnictw|gazet|czasopism|portal',
    sv: 'tidning|blogg|podd|förlag|magasin|tidskrift',
    cs: 'časopis|blog|podcast|nakladatel|vydavatel|noviny|magazín',
    ru: 'журнал|блог|подкаст|издательств|газет|сми',
    tr: 'dergi|blog|podcast|yayınev|gazete',
    da: 'magasin|blog|podcast|forlag|avis|tidsskrift',
    no: 'magasin|blogg|podkast|forlag|avis|tidsskrift',
    ja: '雑誌|出版社|新聞|ブログ|ポッドキャスト|メディア|版元',
    zh: '杂志|雜誌|出版社|媒体|博客|播客|报社',
    ko: '잡지|출판사|신문|블로그|팟캐스트|매거진',
    ar: 'مجلة|مدونة|دار نشر|صحيفة|بودكاست',
  },
};
