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

const STEM_LETTERS = 5;

export const claimsUnshown = (sentence: string, pattern: RegExp, lowered: string): boolean =>
  [...sentence.matchAll(pattern)].some(([found]) => !lowered.includes(found.toLowerCase().slice(0, STEM_LETTERS)));

/** @param lowered What the model was shown, in lower case. */
export const claimsUnknowable = (sentence: string, lowered: string): boolean =>
  claimsUnshown(sentence, claims, lowered);
