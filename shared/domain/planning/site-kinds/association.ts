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
  },
};
