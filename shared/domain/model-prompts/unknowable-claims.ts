/**
 * Claims that a model cannot know from what it was shown: what other pages have or lack, what ranks, what people search for, what studies
 * say, what is guaranteed. In the languages of plans; each counts unless the shown texts have the word themselves.
 */
const claims = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    // German
    String.raw`(?:keine?[rs]?|kaum eine?) (?:\p{L}+ )?(?:seite|website|artikel|anbieter)\p{L}*|mitbewerber\p{L}*|wettbewerber\p{L}*|konkurrent\p{L}*|konkurrenz|suchvolumen|rankt|rankings?|(?:sehr )?beliebt\p{L}*|gefragt\p{L}*|viele (?:leute|menschen|nutzer|kunden) (?:suchen|fragen|wünschen)|die meisten (?:leute|menschen|nutzer|kunden)|häufig gesucht\p{L}*|garantier\p{L}+|garantie|bewiesen\p{L}*|erwiesen\p{L}*`,
    // French
    String.raw`aucune? (?:\p{L}+ )?(?:page|site|article|concurrent)\p{L}*|concurrent\p{L}*|concurrence|volume de recherche|classement|très (?:demandé|recherché|populaire)\p{L}*|populaires?|beaucoup de (?:gens|personnes)|la plupart des (?:gens|personnes|clients)|souvent recherché\p{L}*|garanti\p{L}*|prouvé\p{L}*`,
    // Spanish
    String.raw`ningun[ao]? (?:\p{L}+ )?(?:página|sitio|web|artículo)\p{L}*|ningún (?:\p{L}+ )?(?:sitio|artículo)|competidor\p{L}*|competencia|volumen de búsquedas?|posicionamiento|popular(?:es)?|muy (?:buscad|demandad)\p{L}+|mucha gente|muchas personas|la mayoría de l\p{L}+ (?:gente|personas|clientes)|garantiza\p{L}*|garantía|demostrad\p{L}+`,
    // Italian
    String.raw`nessun[ao]? (?:\p{L}+ )?(?:pagina|sito|articolo)|concorrent\p{L}*|concorrenza|volume di ricerca|posizionamento|popolar[ei]|molto (?:cercat|richiest)\p{L}+|molte persone|la maggior parte delle persone|garanti\p{L}+|garanzia|dimostrat\p{L}+`,
    // Portuguese
    String.raw`nenhum[a]? (?:\p{L}+ )?(?:página|site|artigo)|concorrência|volume de (?:busca|pesquisa)s?|muito (?:procurad|buscad)\p{L}+|muita gente|muitas pessoas|a maioria das pessoas|garant\p{L}+|comprovad\p{L}+`,
    // Dutch
    String.raw`geen enkele (?:pagina|site|website)|concurrent(?:en|ie)?|zoekvolume|populair\p{L}*|veelgezocht\p{L}*|veel mensen|de meeste (?:mensen|klanten)|gegarandeerd\p{L}*|garandeer\p{L}*|bewezen`,
    // Polish, Swedish, Czech
    String.raw`żadn\p{L}+ (?:\p{L}+ )?(?:stron|witryn|artykuł)\p{L}*|konkuren\p{L}+|liczba wyszukiwań|popularn\p{L}+|wiele osób|większość (?:osób|ludzi|klientów)|często (?:wyszukiwan|szukan)\p{L}+|gwarant\p{L}+|udowodnion\p{L}+`,
    String.raw`inge[nt] (?:\p{L}+ )?(?:sida|webbplats)|konkurrent\p{L}*|sökvolym\p{L}*|populär\p{L}*|många (?:söker|människor|kunder)|de flesta|garanter\p{L}+|bevisa[dt]`,
    String.raw`žádn\p{L}+ (?:\p{L}+ )?(?:stránk|web|článk)\p{L}*|objem hledání|návštěvnost|populární\p{L}*|oblíben\p{L}+|mnoho lidí|většina (?:lidí|zákazníků)|zaruč\p{L}+|prokázan\p{L}+`,
    // Russian, Turkish
    String.raw`ни одн\p{L}+ (?:страниц|сайт|стать)\p{L}*|конкурент\p{L}*|трафик|популярн\p{L}+|многие (?:люди|ищут|клиенты)|большинство|гарант\p{L}+|доказан\p{L}+`,
    String.raw`hiçbir (?:sayfa|site|makale)|rakip\p{L}*|arama hacmi|popüler\p{L}*|çoğu (?:kişi|insan|müşteri)|birçok (?:kişi|insan)|garanti\p{L}*|kanıtlan\p{L}+`,
  ].join('|')})(?!\p{L})`,
  'giu',
);

/** Qualities that a business has to state of itself before a page may: they cost money or trust when they are not so. */
const qualities =
  /(?<!\p{L})(?:free|for free|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit\p{L}*|gratuito|darmow\p{L}+|zdarma|kostnadsfri\p{L}*|бесплатн\p{L}+|ücretsiz|award[- ]winning|preisgekrönt\p{L}*|ausgezeichnet\p{L}*|primée?s?|premiad\p{L}+|premiat\p{L}+|bekroond\p{L}*|nagradzan\p{L}+|prisbelönt\p{L}*|certified|zertifizier\p{L}*|certifiée?s?|certificad\p{L}+|certificat[oaie]|gecertificeerd\p{L}*|certyfikowan\p{L}+|certifiera[dt]\p{L}*|licensed|insured|around the clock|rund um die uhr|24 h|24h|24\/7|jour et nuit|las 24 horas|same[- ]day|am selben tag|le jour même|(?:el )?mismo día|(?:lo )?stesso giorno|no mesmo dia|dezelfde dag|tego samego dnia|samma dag|leading|market leader|führend\p{L}*|marktführer|líder\p{L}*|toonaangevend\p{L}*|wiodąc\p{L}+|ledande|cheapest|günstigste\p{L}*|le moins cher|más barat\p{L}+|più economic\p{L}+|goedkoopste|najtańsz\p{L}+|billigast\p{L}*|thousands of|tausende\p{L}*|des milliers|miles de|migliaia|milhares|duizenden|tysiąc\p{L}+|tusentals|experts?|experten|decades of|jahrzehnt\p{L}*|décennies|décadas|decenni|tientallen jaren|family[- ]run|family[- ]owned|familiengeführt\p{L}*|familiale?)(?!\p{L})/giu;

const STEM_LETTERS = 5;

const says = (sentence: string, pattern: RegExp, lowered: string): boolean =>
  [...sentence.matchAll(pattern)].some(([found]) => !lowered.includes(found.toLowerCase().slice(0, STEM_LETTERS)));

/** @param lowered What the model was shown, in lower case. */
export const claimsUnknowable = (sentence: string, lowered: string): boolean => says(sentence, claims, lowered);

/** @param lowered What the business says of itself, in lower case. */
export const claimsQuality = (sentence: string, lowered: string): boolean => says(sentence, qualities, lowered);
