import type { SiteKind } from './site-kind.ts';

/** Restaurants, cafés, bars, caterers: guests want to see the menu, the hours and a table. */
export const restaurant: SiteKind = {
  id: 'restaurant',
  isLocal: true,
  sellsGoods: false,
  overview: 'menu',
  always: ['reservation'],
  may: ['events', 'vouchers', 'gallery', 'jobs', 'news'],
  words: {
    en: 'restaurant|bistro|café|cafe|pizzeria|brasserie|gastropub|pub|tea ?room|trattoria|eatery|diner|catering|food truck|(?:ramen|sushi|wine|cocktail|coffee|espresso|tapas|juice|oyster|noodle|burger|pizza|salad|snack|beer|whisky|gin) bar|(?:noodle|sushi|steak|smoke|coffee|curry|ale) ?(?:house|shop)|fish and chips|chip shop|tavern|ice cream parlou?r',
    de: 'restaurant|gasthaus|gaststätte|wirtshaus|café|pizzeria|bistro|imbiss|weinstube|biergarten|catering|trattoria|cafe',
    fr: "restaurant|bistrot|brasserie|crêperie|pizzeria|café|traiteur|auberge|salon de thé|table d'hôtes",
    es: 'restaurante|bar de tapas|taberna|cafetería|pizzería|mesón|catering|bodegón|asador|chiringuito',
    it: 'ristorante|trattoria|pizzeria|osteria|caffè|enoteca|bar|gelateria|catering|agriturismo con cucina',
    pt: 'restaurante|tasca|pastelaria|cafetaria|pizzaria|marisqueira|churrasqueira|catering|café',
    nl: 'restaurant|eetcafé|bistro|café|lunchroom|pizzeria|brasserie|catering|eethuis',
    pl: 'restauracj|bistro|kawiarni|pizzeri|karczm|catering|gospod',
    sv: 'restaurang|café|bistro|pizzeria|krog|kafé|catering',
    cs: 'restaurac|kavárn|bistro|pizzeri|hospod|catering|cukrárn',
    ru: 'ресторан|кафе|бистро|пиццери|кофейн|кейтеринг',
    tr: 'restoran|lokanta|kafe|meyhane|pizzacı|kebapçı|catering',
  },
};
