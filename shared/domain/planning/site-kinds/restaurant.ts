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
    de: 'restaurant|gasthaus|gasthof|landgasthof|gaststätte|wirtshaus|café|pizzeria|bistro|imbiss|weinstube|biergarten|catering|trattoria|cafe',
    fr: "restaurant|bistrot|brasserie|crêperie|ferme-auberge|pizzeria|café|traiteur|auberge|salon de thé|table d'hôtes",
    es: 'restaurante|bar de tapas|taberna|cafetería|pizzería|mesón|catering|bodegón|asador|chiringuito',
    it: 'ristorante|trattoria|pizzeria|osteria|caffè|enoteca|bar|gelateria|catering|agriturismo con cucina',
    pt: 'restaurante|tasca|pastelaria|cafetaria|pizzaria|marisqueira|churrasqueira|catering|café',
    nl: 'restaurant|eetcafé|bistro|café|lunchroom|pizzeria|brasserie|catering|eethuis',
    pl: 'restauracj|bistro|kawiarni|pizzeri|karczm|catering|gospod',
    sv: 'restaurang|café|bistro|pizzeria|krog|kafé|catering',
    cs: 'restaurac|kavárn|bistro|pizzeri|hospod|catering|cukrárn',
    ru: 'ресторан|кафе|бистро|пиццери|кофейн|кейтеринг',
    tr: 'restoran|lokanta|kafe|meyhane|pizzacı|kebapçı|catering',
    da: 'restaurant|café|cafe|bistro|pizzeria|spisested|kaffebar|catering|madvogn|smørrebrød',
    no: 'restaurant|kafé|kafe|bistro|pizzeria|spisested|kaffebar|catering',
    ja: 'レストラン|食堂|居酒屋|カフェ|喫茶店|ラーメン|寿司|蕎麦|そば処|料理店|バル|ビストロ|焼肉|定食|珈琲店|割烹|ピザ',
    zh: '餐厅|餐廳|饭店|餐馆|火锅|咖啡馆|咖啡店|咖啡厅|茶馆|面馆|小吃|酒吧|烧烤|菜馆|私房菜|食堂',
    ko: '식당|카페|레스토랑|맛집|분식|베이커리 카페|커피숍|주점|한식당|음식점|국밥|피자|이자카야',
    ar: 'مطعم|مقهى|كافيه|كوفي|مطبخ|مخبز ومقهى|بيتزا|مشويات',
  },
};
