import { foldName, namesIn } from './page-names.ts';

/**
 * Newspapers' names for their sections. Sport alone is a shop's as well, so several of them are needed for a newspaper.
 */
const sections: Readonly<Record<string, string>> = {
  politics: `
politics|government|elections|national|nation|politik|innenpolitik|abstimmungen|inland|politique|política|politica|politiek|politikk|politiikka|polityka|politika|siyaset|politik & gesellschaft|nasional|chính trị|thời sự
политика|політика|πολιτική|سياسة|السياسة|سیاست|פוליטיקה|राजनीति|রাজনীতি|정치|时政|政治|การเมือง`,
  world: `
world|international|world news|global|ausland|welt|monde|mundo|internacional|esteri|mondo|buitenland|wereld|utenriks|udland|utrikes|ulkomaat|świat|svět|zahraničí|svet|svijet|külföld|extern|dünya|thế giới|internasional|erlent
мир|в мире|світ|свят|свет|διεθνή|κόσμος|العالم|عالمي|جهان|בעולם|दुनिया|국제|国际|國際|ต่างประเทศ`,
  economy: `
business|economy|markets|wirtschaft|économie|economie|economía|economia|økonomi|ekonomi|talous|gospodarka|ekonomika|gospodarstvo|gazdaság|afaceri|kinh doanh|bisnis|viðskipti
экономика|економіка|економика|икономика|οικονομία|اقتصاد|الاقتصاد|כלכלה|अर्थव्यवस्था|व्यापार|경제|财经|經濟|経済|เศรษฐกิจ`,
  sport: `
sport|sports|deportes|esportes|desporto|urheilu|idrott|sportul|spor|íþróttir|olahraga|thể thao
спорт|αθλητικά|αθλητισμός|رياضة|الرياضة|ورزش|ספורט|खेल|খেলা|스포츠|体育|體育|スポーツ|กีฬา`,
  culture: `
culture|arts|entertainment|arts & culture|kultur|feuilleton|cultura|cultuur|kulttuuri|kultura|kultúra|kültür|menning|văn hóa|budaya|hiburan
культура|πολιτισμός|ثقافة|فرهنگ|תרבות|मनोरंजन|문화|文化|娱乐|エンタメ|บันเทิง`,
  opinion: `
opinion|opinions|editorial|editorials|letters|meinung|kommentare|débats|idées|opinión|opinião|opinioni|commenti|meninger|debatt|ledare|mielipide|opinie|názory|komentáře|vélemény|opinii|köşe yazıları|yazarlar|góc nhìn
мнение|мнения|погляди|думки|γνώμες|απόψεις|رأي|آراء|דעות|विचार|오피니언|사설|评论|評論|社説|オピニオン`,
  crime: `
crime|courts|gericht|blaulicht|polizei|faits divers|justice|sucesos|policial|cronaca|krimi|kriminalität|krim|rikos|pháp luật
происшествия|криминал|حوادث|사회|社会|社會`,
  weather: `
weather|wetter|météo|meteo|el tiempo|tempo|weer|været|väder|sää|pogoda|počasí|počasie|vreme|időjárás|hava durumu|veður
погода|καιρός|الطقس|מזג אוויר|मौसम|날씨|天气|天気`,
};

const names = new Map(
  Object.entries(sections).flatMap(([section, list]) => [...namesIn(list)].map((name) => [name, section] as const)),
);

/** A longer text is no name. */
const NAME_CHARACTERS_MAX = 30;

/** The section of a newspaper that is called so; null for any other name. */
export const findNewsSection = (text: string): string | null =>
  text.length > NAME_CHARACTERS_MAX ? null : (names.get(foldName(text)) ?? null);
