import type { Language } from '../language/languages.ts';

/**
 * Claims on other pages, rankings, searches and studies: a model knows none of it. Alternations by
 * language; English, which models fall into, counts in every language.
 */
const claims: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    String.raw`(?:no|none|neither|not a single|few)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:pages?|sites?|websites?|articles?|posts?|competitors?|rivals?|results?)`,
    String.raw`(?:pages?|sites?|websites?)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:lacks?|misses|currently|so far|does not|doesn't|do not|don't|has no|have no)`,
    'competitors?|rivals?|rank(?:s|ed|ing)?|search volume|traffic|trending|most[- ]searched|in demand|guarantee[sd]?|proven',
    'popular|many people|most people|users often|often search(?:ed)?|searched for',
    'studies|research shows|surveys?|statistics|experts? (?:say|agree)|according to',
  ],
  de: [
    String.raw`(?:keine|kaum eine|wenige)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:seiten?|websites?|artikel|treffer)`,
    String.raw`(?:seiten?|websites?)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:fehlt|fehlen|hat keine?n?|haben keine?n?|bisher|derzeit)`,
    String.raw`wettbewerber\p{L}*|konkurren\p{L}*|mitbewerber\p{L}*|suchvolumen|rank(?:t|en|ing)|im trend|garantiert|bewiesen|nachgewiesen`,
    'beliebt(?:e[nrs]?|este[nrs]?)?|(?:viele|die meisten) (?:menschen|nutzer|kunden|leute|besucher)|(?:häufig|oft|viel) gesucht(?:e[nrs]?)?',
    'studien|laut|umfragen?|statistiken?|experten sagen',
  ],
  fr: [
    String.raw`(?:aucune?|peu d[e'’])(?!\p{L})[^.]{0,300}(?<!\p{L})(?:pages?|sites?|articles?|résultats?)`,
    String.raw`(?:pages?|sites?)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:manquent?|n['’]a pas|n['’]ont pas|actuellement|pour l['’]instant)`,
    String.raw`concurren\p{L}*|volume de recherche|bien classée?s?|tendance|garantit|garantissent|prouvée?s?`,
    'populaires?|(?:beaucoup de|la plupart des) (?:gens|personnes|clients|visiteurs|internautes)|(?:souvent|très) recherchée?s?',
    'études?|selon|enquêtes?|statistiques|les experts',
  ],
  es: [
    String.raw`(?:ningun[oa]?|ningún|poc[oa]s)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:páginas?|sitios?|webs?|artículos?|resultados?)`,
    String.raw`(?:páginas?|sitios?|webs?)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:carecen?|faltan?|no tienen?|actualmente|hasta ahora)`,
    String.raw`competidor\p{L}*|la competencia|volumen de búsqueda|posicionad[oa]s?|tendencia|garantiza\p{L}*|demostrad[oa]s?`,
    'populares?|popular|(?:much[oa]s|la mayoría de l[oa]s) (?:personas|usuarios|clientes|visitantes)|mucha gente|muy buscad[oa]s?',
    'estudios|según|encuestas?|estadísticas|los expertos',
  ],
  it: [
    String.raw`(?:nessun[oa]?|poch[ei])(?!\p{L})[^.]{0,300}(?<!\p{L})(?:pagin[ae]|sit[oi]|articol[oi]|risultat[oi])`,
    String.raw`(?:pagin[ae]|sit[oi])(?!\p{L})[^.]{0,300}(?<!\p{L})(?:mancano?|non ha(?:nno)?|attualmente|finora)`,
    String.raw`concorren\p{L}*|volume di ricerca|posizionat[oaie]|di tendenza|garantisc\p{L}*|comprovat[oaie]`,
    'popolar[ei]|molt[ei] (?:persone|utenti|clienti)|la maggior parte (?:delle persone|dei clienti|degli utenti)|molto cercat[oaie]',
    String.raw`studi(?=\s)|secondo|sondagg[io]|statistiche|gli esperti`,
  ],
  pt: [
    String.raw`(?:nenhuma?|pouc[oa]s)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:páginas?|sites?|artigos?|resultados?)`,
    String.raw`(?:páginas?|sites?)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:faltam?|não tem|não têm|atualmente|até agora)`,
    String.raw`concorr[eê]n\p{L}*|volume de (?:pesquisa|busca)s?|bem (?:posicionad|classificad)[oa]s?|tendência|garante[m]?|comprovad[oa]s?`,
    'popular(?:es)?|muit[oa]s (?:pessoas|usuários|utilizadores|clientes)|muita gente|a maioria d[aeo]s? (?:pessoas|clientes|usuários|utilizadores)|muito (?:procurad|buscad|pesquisad)[oa]s?',
    'estudos|segundo|pesquisas mostram|estatísticas|os especialistas',
  ],
  nl: [
    String.raw`(?:geen|weinig)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:pagina\p{L}*|sites?|artikel(?:en)?|resultaten)`,
    String.raw`(?:pagina\p{L}*|sites?|website)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:ontbreekt|ontbreken|heeft (?:nog )?geen|momenteel|tot nu toe)`,
    String.raw`concurren\p{L}*|zoekvolume|rank(?:t|en)|trending|gegarandeerd|garandeert|bewezen`,
    'populaire?|(?:veel|de meeste) (?:mensen|gebruikers|klanten|bezoekers)|(?:vaak|veel) gezocht',
    'onderzoek|volgens|studies|enquêtes?|statistieken|experts zeggen',
  ],
  pl: [
    String.raw`(?:żadna|żaden|niewiele)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:stron\p{L}*|artykuł\p{L}*|wynik\p{L}*)`,
    String.raw`(?:stron(?:a|y|ie)|witryn\p{L}*)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:brakuje|nie ma|obecnie|dotychczas)`,
    String.raw`konkuren\p{L}*|liczba wyszukiwań|wysoko w wynikach|trend\p{L}*|gwarantuj\p{L}*|udowodnion\p{L}*`,
    String.raw`popularn\p{L}*|wiele osób|wielu (?:ludzi|klientów|użytkowników)|większość (?:osób|ludzi|klientów|użytkowników)|często (?:szukan|wyszukiwan)\p{L}*`,
    'badania|według|ankiety?|statystyki|eksperci',
  ],
  sv: [
    String.raw`(?:inga|ingen|få)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:sid(?:a|or)|webbplats(?:er)?|artiklar|resultat)`,
    String.raw`(?:sidan?|webbplatsen?)(?!\p{L})[^.]{0,300}(?<!\p{L})(?:saknar|har ingen|har inga|för närvarande|hittills)`,
    String.raw`konkurren\p{L}*|sökvolym|rankas|trend(?:ar|ig\p{L}*)|garanterar|garanterat|bevisad\p{L}*`,
    String.raw`populär\p{L}*|många (?:söker|människor|användare|kunder|besökare)|de flesta(?: människor| användare| kunder)?|ofta (?:sökt|efterfrågad)\p{L}*|söks ofta`,
    'studier|enligt|undersökningar|statistik|experter',
  ],
  cs: [
    String.raw`žádn\p{L}+ (?:\p{L}+ )?(?:stránk|web|článk)\p{L}*|konkuren\p{L}+|objem hledání|návštěvnost|populární\p{L}*|oblíben\p{L}+|mnoho lidí|většina (?:lidí|zákazníků)|zaruč\p{L}+|prokázan\p{L}+`,
  ],
  ru: [
    String.raw`ни одн\p{L}+ (?:страниц|сайт|стать)\p{L}*|конкурент\p{L}*|трафик|популярн\p{L}+|многие (?:люди|ищут|клиенты)|большинство|гарант\p{L}+|доказан\p{L}+`,
  ],
  tr: [
    String.raw`hiçbir (?:sayfa|site|makale)|rakip\p{L}*|arama hacmi|popüler\p{L}*|çoğu (?:kişi|insan|müşteri)|birçok (?:kişi|insan)|garanti\p{L}*|kanıtlan\p{L}+`,
  ],
};

const patterns = new Map<Language, readonly RegExp[]>();

function readPatterns(language: Language): readonly RegExp[] {
  const known =
    patterns.get(language) ??
    (claims[language] ?? []).map((one) => new RegExp(String.raw`(?<!\p{L})(?:${one})(?!\p{L})`, 'giu'));
  patterns.set(language, known);
  return known;
}

const STEM_LETTERS = 5;

/** Whether the sentence has a word of the pattern that the shown text does not have. Several words together always count. */
export const claimsUnshown = (sentence: string, pattern: RegExp, lowered: string): boolean =>
  [...sentence.matchAll(pattern)].some(
    ([found]) => /\s/.test(found) || !lowered.includes(found.toLowerCase().slice(0, STEM_LETTERS)),
  );

/**
 * Whether a sentence claims what a model cannot know, in its language or in English; in any of them where the language is not known.
 * @param shown What the model was shown, in lower case, and the language that it was asked for.
 */
export function claimsUnknowable(sentence: string, shown: { lowered: string; language: Language | null }): boolean {
  const languages: readonly Language[] =
    shown.language === null ? listLanguages(claims) : shown.language === 'en' ? ['en'] : ['en', shown.language];
  return languages.some((language) =>
    readPatterns(language).some((pattern) => claimsUnshown(sentence, pattern, shown.lowered)),
  );
}

/** The English patterns on what the page itself lacks: that is what a model is asked about. */
const ON_THE_PAGE_ITSELF = 2;

/** Whether an English sentence about one page claims what that page does not say: competitors, rankings, what many want, studies. */
export const claimsBeyondPage = (sentence: string, lowered: string): boolean =>
  readPatterns('en')
    .slice(ON_THE_PAGE_ITSELF)
    .some((pattern) => claimsUnshown(sentence, pattern, lowered));

const listLanguages = (table: object): readonly Language[] => Object.keys(table) as Language[];
