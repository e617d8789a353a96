import type { SiteKind } from './site-kind.ts';

/** Clubs, charities and other associations: people join, give and come. */
export const association: SiteKind = {
  id: 'association',
  isLocal: true,
  sellsGoods: false,
  overview: 'activities',
  always: ['membership', 'events'],
  may: ['donate', 'news', 'newsletter', 'gallery', 'team'],
  words: {
    en: 'association|charity|non-?profit|club|society|foundation|community group|volunteer|ngo',
    de: 'verein|e\\. ?v|gemeinnützig|stiftung|verband|ehrenamt|initiative|förderverein',
    fr: 'association|loi 1901|bénévol|fondation|fédération|collectif|club',
    es: 'asociación|ong|fundación|sin ánimo de lucro|voluntari|club|federación|peña',
    it: 'associazione|onlus|volontari|fondazione|senza scopo di lucro|circolo|aps|odv|comitato',
    pt: 'associação|ong|ipss|fundação|sem fins lucrativos|voluntári|clube|coletividade',
    nl: 'vereniging|stichting|vrijwillig|non-?profit|goed doel|club',
    pl: 'stowarzyszeni|fundacj|wolontari|organizacj[aię] pozarządow|klub|organizacj[aię] pożytku',
    sv: 'förening|ideell|stiftelse|volontär|klubb',
    cs: 'spolek|neziskov|nadac|dobrovoln|sdružen|klub',
    ru: 'ассоциаци|некоммерческ|фонд|волонт[её]р|клуб|общество',
    tr: 'dernek|derneğ|vakıf|vakfı|gönüllü|kulüp',
    da: 'forening|velgørenhed|frivillig|fond|klub|ngo',
    no: 'forening|frivillig|stiftelse|klubb|idrettslag|veldedig',
    ja: 'NPO|協会|財団|社団法人|ボランティア|市民団体|クラブ|振興会|保存会|自治会',
    zh: '协会|協會|基金会|公益|志愿者|社团|非营利|慈善|商会',
    ko: '협회|재단|비영리|봉사|동호회|시민단체|사단법인|NGO|후원회',
    ar: 'جمعية|مؤسسة خيرية|تطوع|منظمة|نادي|وقف',
  },
};
