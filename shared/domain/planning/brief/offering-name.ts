import type { Language } from '../../language/languages.ts';
import { listTerms } from '../../language/subject-terms.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { isNamedByAction, nameOfAction } from './action-names.ts';
import { removeDays } from './brief-notes.ts';
import { caredFor } from './cared-for.ts';
import { nameThirdPerson } from './case-forms.ts';
import { governsInstrumental, toNominative } from './instrumental.ts';
import { canNameOffering, canNamePage } from './page-names/page-name.ts';
import { bareItem, capitalizedFirst, cutTail, removeLeading } from './phrase-lists.ts';
import type { TradeOffering } from './trade-offering.ts';

/** Terms of a free licence, as software names them. */
export const licence =
  /^(?:MIT|[Aa]pache|[AL]?GPL(?:v?\d)?|BSD|MPL|ISC|EUPL|CC0|Unlicense)(?:[- ]?\d(?:[.-]\w+)*)?(?:[- ][Ll]icen[cs]ed?)?$/u;
export const OFFERING_WORDS_MAX = 6;
const OFFERING_CHARACTERS_MAX = 70;

export interface OfferingContext {
  readonly words: ReadingWords;
  /** Verbs and numbers before what a business of this kind has: "we have five double rooms". */
  readonly inventory?: string;
  /** True for a part that every site may have: "photos", "contact". */
  readonly isPart: (phrase: string) => boolean;
  readonly language: Language | null;
  /** The name of the business. */
  readonly name?: string;
  /** A business that is called to customers: "urgencias". */
  readonly hasCalls?: boolean;
  /** Offers of its trade that the brief names. */
  readonly ofTrade?: readonly TradeOffering[];
}

export interface OfferingItem {
  readonly text: string;
  /** True for an item of a list, which is a phrase that the author chose. */
  readonly isListed: boolean;
  readonly isObject: boolean;
  /** A photographer's subjects may be people. */
  readonly isOfPeople?: boolean;
  /** The verb before it. */
  readonly verb?: string;
}

/** The name of a page for what a list or a verb says; null for a phrase that names no offering. */
export function offeringName(
  { text, isListed, isObject, isOfPeople = false, verb }: OfferingItem,
  { words, language, isPart, inventory }: OfferingContext,
): string | null {
  let phrase = removeLeading(
    removeDays(bareItem(text))
      .replace(likeAnyone, '')
      .replace(forSoMany, '')
      .replace(withComplaint, '')
      .replace(fromAge, '')
      .replace(since, '')
      .replace(aroundTheClock, '')
      .replace(inSeason, '')
      .replace(howOften, '')
      .replace(isObject || inventory !== undefined ? numbers : /^$/u, '')
      .replace(isObject ? together : /^$/u, ''),
    words.leading,
  );
  const tail = wordPattern(words.tail).exec(phrase);
  if (isObject && tail?.index === 0) return null;
  // "games for the garden", "import from banks": a short part of a list keeps its preposition, unless a place follows.
  const joined = joinedNoun.exec(phrase)?.[0] ?? '';
  const behind = phrase.slice(joined.length);
  const head = joined + (/^\s*/u.exec(behind)?.[0] ?? '') + cutTail(behind, words.tail);
  const added = phrase.slice(head.length).trim().split(/\s+/u).length;
  const length = phrase.split(' ').length;
  const isSpecific = joinsWords.has(language ?? 'en') && !head.includes(' ');
  const isKept = isObject ? length <= 3 : added <= 2 || (!isSpecific && length <= 5);
  if (!(isListed && isKept && placeMentions(phrase).length === 0)) phrase = head;
  const whom = wordPattern(words.forWhom).exec(phrase);
  if (whom && whom.index > 0) {
    if (!isListed || phrase.slice(whom.index).split(' ').length > 3) phrase = phrase.slice(0, whom.index).trim();
  }
  if (isObject) phrase = phrase.replace(inTheShop, '').replace(atPlace[language ?? 'en'] ?? /^$/u, '');
  phrase = phrase.replaceAll(/\s+/gu, ' ');
  // A verb particle at the end of a German clause is no part of the noun.
  phrase = trimTrailing(
    phrase.replace(
      /\s(?:as well|too|mainly|mostly|usually|hauptsächlich|vor allem|surtout|principalement|sobre todo|principalmente|soprattutto|sobretudo|vooral|voornamelijk|głównie|przede wszystkim|främst|mest|an|ab|auf|um|her|ein|aus|nach(?<=\p{Lu}\p{L}+ nach)|instand|durch|zurück|at|too|also|auch|aan|sowie|etc|usw|and|und|et|y|e|en|i|from|starting|for|at|of|with|ab|von|für|mit|dès|à partir|de|pour|avec|desde|para|con|da|per|por|com|vanaf|voor|met|od|dla|från|för|med)$/iu,
      '',
    ),
    /[\s.,;:!?'-]/u,
  ).trim();
  // "drei schreiben": where nouns have capitals, a phrase without one names nothing.
  if (isObject && words.hasCapitalNouns === true && !/\p{Lu}/u.test(phrase)) return null;
  // "la colazione la facciamo noi"
  if (isObject) phrase = phrase.replace(/\s(?:la|lo|li|le)\s\p{Ll}+iamo(?:\snoi)?$/u, '');
  phrase = phrase
    .replace(/(?<=\p{L}) et (?:des|du|de la|les|le|la|un|une) (?=\p{L})/u, ' et ')
    .replace(/ et (?:de l'|l'|d')(?=\p{L})/u, ' et ');
  if (language === 'ru') phrase = phrase.replace(/^готовим к /iu, 'подготовка к ');
  if (isObject)
    phrase = verb !== undefined && governsInstrumental.test(verb) ? toNominative(phrase) : nominative(phrase, words);
  // "westfälischen Pumpernickel": without an article that is the object's form of a masculine noun.
  if (isObject && language === 'de')
    phrase = phrase.replace(/^(\p{Ll}{3,})en(?=\s\p{Lu}\p{L}+(?<!e|en|er|s)$)/u, '$1er');
  if (language === 'pl') phrase = nameThirdPerson(phrase);
  const wordList = phrase.split(/\s+/u);
  if (phrase === '' || wordList.length > OFFERING_WORDS_MAX || phrase.length > OFFERING_CHARACTERS_MAX) return null;
  if (!/^[\p{L}\p{M}\p{N}'&+/.® -]+$/u.test(phrase) || !/\p{L}{2}/u.test(phrase) || /^\d/u.test(phrase)) return null;
  // "… fiyatı 18.000 TL'den başlıyor": an ending of what was cut.
  if (/(?:^|\s)'\p{L}|(?<!\p{L})kendimiz$/iu.test(phrase)) return null;
  if (/https?:|www\.|@|\p{L}\.\p{L}{2,}$/iu.test(phrase)) return null;
  if ((!isObject || !phrase.includes(' ')) && isPart(phrase)) return null;
  if (isObject && (business.test(phrase) || atWork.test(phrase))) return null;
  if (isObject && verb !== undefined && cares.test(verb) && caredFor.test(phrase)) return null;
  if (isVerb(phrase, words)) return null;
  // "devět pokojů": behind a number the noun has another ending.
  if (words.inflected !== undefined && !phrase.includes(' ') && numbers.test(bareItem(text))) return null;
  if (isObject && aside.test(phrase)) return null;
  if (isObject && (leftOver.test(phrase) || (ofHours.test(phrase) && byAppointment.test(phrase)))) return null;
  const isSaid = isNamedByAction(verb, phrase);
  if (!isSaid && (isGeneric(phrase, words) || (!isOfPeople && people.test(phrase)))) return null;
  if (!isSaid && listTerms(phrase, language).length === 0) return null;
  if (isObject && (language === 'da' || language === 'no' || language === 'sv') && /^\p{L}+er(?:er|ar)$/u.test(phrase))
    return null;
  if (isObject && language === 'en' && ofDoing.test(phrase)) return null;
  if (isCount(phrase) || (language === 'de' && isToldGerman.test(phrase))) return null;
  if (placeMentions(phrase)[0]?.text === phrase || licence.test(phrase)) return null;
  const named = verb === undefined ? phrase : nameOfAction(verb, phrase, language);
  // "We train yoga teachers" is named by what is done.
  const isDone = isSaid || isOfPeople || named !== phrase;
  if (!isDone && opensBehindNoun.test(phrase)) return null;
  if (!(isDone ? canNamePage : canNameOffering)(phrase, language)) return null;
  return capitalizedFirst(named);
}

/** "With their own shower", "Pour six débutants", "Wat de wind kapot kreeg": cut from behind what is spoken of. */
const opensBehindNoun =
  /^(?:with|for|from|at|on|by|of|now|avec|pour|dans|chez|du|par|sur|con|para|por|del|desde|sin|per|di|dal|dalla|mit|für|von|bei|im|met|voor|bij|van|dla|med|för|på|av|com|sem|dos|das|what|wat|was|ce qu['’]?e?|lo que|quello che|o que|to co|vad|hvad)\s/iu;
/** "Neumáticos como cualquiera": as everybody does. */
const likeAnyone =
  /\s(?:like (?:anyone|everyone|any other)|wie (?:alle|jeder)|comme (?:tout le monde|partout)|como (?:cualquiera|todos|qualquer um)|come (?:tutti|chiunque)|zoals iedereen|jak wszyscy|som alla)(?:$|\s.*)/iu;

/** "działamy": a verb alone names nothing. */
const isVerb = (phrase: string, { anyVerb, offers }: ReadingWords): boolean =>
  !phrase.includes(' ') &&
  [offers, ...(anyVerb === undefined || !/[ey]my|[áíe]me/u.test(anyVerb) ? [] : [anyVerb])].some(
    (phrases) => wordPattern(phrases).exec(`${phrase} `)?.[0].trim().length === phrase.length,
  );

/** "tous types, même les vieux clous", "sob reserva", "une vingtaine en stock": what adds to the object before it. */
const aside =
  /^(?:(?:\p{L}+|\d+) (?:plazas|places|seats|posti|lugares|plätze|personen|personas|personnes|persone|pessoas|people|osób|míst)$|même|even|selbst|sogar|incluso|hasta|anche i|persino|até|mesmo|zelfs|nawet|även|selv|i když|даже|tous? (?:les )?types?|toutes? (?:les )?(?:marques|sortes)|all (?:makes|kinds|types)|alle (?:art|arten|marken|typen)|todo tipo|todas las marcas|tutti i tipi|tutte le marche|todos os tipos|alle (?:soorten|merken)|wszystkie (?:typy|marki)|(?:on|by|upon) (?:request|appointment|reservation)|auf (?:anfrage|wunsch|bestellung)|sur (?:demande|réservation|rendez-vous)|bajo (?:pedido|reserva)|su (?:richiesta|prenotazione|ordinazione)|sob (?:pedido|reserva|consulta)|op (?:aanvraag|afspraak)|na (?:zamówienie|życzenie)|på (?:begäran|beställning))(?!\p{L})|^(?:\p{L}+ )?(?:weeks?|weekends?|days?|hours?|wochen|tage|stunden|semaines?|jours|semanas|días|horas|settimane|giorni|dias|weken|dagen|tygodnie|dni|veckor|dagar|týdny|недели)$|^(?:provincia|province|provincie|landkreis|kreis|départ\p{L}+|comune|concelho|powiat|kommune?) (?:de|di|of|van)? ?\p{Lu}|(?:in stock|auf lager|en stock|in magazzino|em stock|op voorraad|na stanie|i lager|på lager|skladem|в наличии)$/iu;

/** "we took over a café, it's called …": the rest of a verb, or a separate sentence. */
const leftOver = /^(?:over|up|out|off|(?:it|that|there|she|he|they)['’](?:s|re))\s/iu;
/** "riceviamo solo su appuntamento": when, and not what. */
const ofHours =
  /^(?:only|nur|uniquement|seulement|solo|sólo|solamente|só|apenas|alleen|enkel|tylko|endast|bara|pouze|jen|только|sadece)\s/iu;
const byAppointment =
  /(?:appointment|termin|vereinbarung|rendez-vous|cita(?: previa)?|appuntamento|marcação|afspraak|umówieniu|bokning|objednání|записи|randevu)\p{L}{0,8}$/iu;

/** "préparation à la naissance", "servicio a domicilio": a preposition that makes one noun of two. */
const joinedNoun = /^\p{L}{4,}\s(?:(?:à|à la|au|a|a la|al|alla)\s|à l['’])\p{Ll}{4,}(?!\p{L})/u;

/** Languages that say in one word what others need a preposition for: what stands before it names the offering. */
const joinsWords: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);

/** "éveil musical à partir de 4 ans" */
const fromAge =
  /\s(?:from|ab|à partir de|dès|desde(?: los)?|a partir d[eo]s?|da[il]?|vanaf|od|från|fra|от)\s\d{1,2}(?:\s?(?:-|to|bis|à|a|do)\s?\d{1,2})?\s(?:years?|months|jahren?|monaten?|ans|mois|años|meses|anni|mesi|anos|jaar|lat|år|let|лет)(?!\p{L}).*/iu;

/** "pessoas com diabetes": of people with something, that is what they come for. */
const withComplaint =
  /^(?:people|patients|children|menschen|patienten|kinder|personnes|patients|enfants|personas|pacientes|niños|persone|pazienti|bambini|pessoas|crianças|mensen|osoby|osobami|pacjentami|dziećmi|lidi|lidmi)\s(?:with|mit|avec|ayant|souffrant de|con|com|met|z|s)\s/iu;

/** "Salle privée pour 20 personnes" */
const forSoMany =
  /\s(?:for|für|pour|para|per|voor|dla|för|pro|для)\s(?:up to |bis zu |jusqu'à |hasta |fino a |até )?\d.*/iu;

/** "five double rooms" */
const numbers =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|dois|duas|três|quatro|sete|oito|dez|twee|drie|vijf|zes|zeven|acht|negen|tien|dwa|dwie|trzy|cztery|pięć|sześć|två|fyra|fem|sex|sju|åtta|nio|tio|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|dvě|tři|čtyři|pět|šest|sedm|osm|devět|\d{1,3})\s(?=\p{Ll})/iu;

/** "together with visitors" between a verb and its object. */
const together =
  /^(?:together|zusammen|gemeinsam|ensemble|juntos?|insieme|samen|razem|tillsammans|вместе|společně)(?:\s(?:with|mit|avec|con|a|com|met|z|med|с|s)\s(?:our |unseren |nos |nuestros |i nostri |onze )?\p{Ll}+)?\s/iu;

/** "two concerts a year" */
const howOften =
  /\s(?:(?:once|twice|\p{L}+ times) )?(?:a|per|every|each|pro|im|jede[sn]?|per|om|i|hver|varje) (?:year|month|week|day|season|jahr|monat|woche|jaar|maand|året|måned|måneden|uken|vecka|veckan|år)$/iu;

/** "a 24-hour emergency line" */
const aroundTheClock =
  /(?<=^|^an?\s|^einen?\s|^een\s|^en\s|^ett?\s)(?:24[ -]hours?|24\/7|24[ -]?h|24-Stunden-?|24-uurs-?|round-the-clock|out-of-hours)\s?(?=\p{L}{4})/iu;

/** "since 2009" between a verb and its object. */
const since = /^(?:seit|since|depuis|desde|dal|sinds|od|sedan|с)\s(?:\p{L}+\s)?\d{4}\s/iu;

/** "im Herbst Kürbisse": when something is offered. */
const inSeason =
  /^(?:(?:im|in(?: the)?|en|au|no|na|w|på|i|de|d'|om)\s?(?:frühjahr|frühling|sommer|herbst|winter|spring|summer|autumn|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|lente|zomer|herfst|våren|sommaren|hösten|vintern)|'s\s?(?:zomers|winters)|wiosną|latem|jesienią|zimą)\s(?:(?:a|an|une?|eine?n?|de la|des|du|auch|also)\s)?(?=\p{L}{3})/iu;

/** "führen den Betrieb": what is run is the business itself. */
const business =
  /^(?:betrieb|familienbetrieb|unternehmen|firma|laden|geschäft|hof|business|family business|company|place|entreprise|affaire|exploitation|empresa|negocio|azienda|attività|impresa|negócio|bedrijf|zaak|firm[aęy]|företaget?|verksamheten)$/iu;

/** "terrines à Saint-Rémy": where it is made or sold. */
const atPlace: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /\s(?:à|près de)\s\p{Lu}\p{Ll}.*/u,
  es: /\sen\s\p{Lu}\p{Ll}.*/u,
  it: /\s(?:a|in provincia di)\s\p{Lu}\p{Ll}.*/u,
  pt: /\sem\s\p{Lu}\p{Ll}.*/u,
  pl: /\swe?\s\p{Lu}\p{Ll}.*/u,
  cs: /\sve?\s\p{Lu}\p{Ll}.*/u,
};

/** "vaser i butikken": where it is sold. */
const inTheShop =
  /\s(?:in (?:the|our) (?:shop|store|studio)|im (?:laden|geschäft|hofladen)|en (?:boutique|magasin)|en (?:la )?tienda|in negozio|na loja|in de winkel|w sklepie|i butiken|i butikken|na prodejně|v obchodě)$/iu;

/** "das lassen Sie weg", "erst nächstes Jahr" */
/** "cook on fires, look for bugs" */
const ofDoing =
  /^(?:cook|look|read|walk|talk|play|listen|sing|run|swim|sleep|go|learn|explore|meet|eat|sit|work|live|come|stay|drive|travel|wait|ask|call|speak|write|pay|share|stop|start|help|care|laugh|dance|ride|climb)\s(?:on|for|under|at|with|about|after|to|by|in|from|over|through|around|into|together|outdoors?|outside)(?!\p{L})/iu;
const isToldGerman = /^(?:Kosten|per|erst|schon|noch|jetzt|immer|gerade|bald)\s|\s(?:Sie|mehr)(?:\s|$)/iu;

/** "about fifteen restaurants": how many of those whom it works for. */
const isCount = (phrase: string): boolean =>
  /^(?:about|around|over|some|more than|nearly|up to|almost|rund|etwa|circa|ca|über|fast|mehr als|ongeveer|zo'n|meer dan|cirka|ungefär|över|omkring|over|rundt|omtrent|cirka)\s(?:\d+|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|eighty|a hundred|hundred|zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|tien|vijftien|twintig|dertig|vijftig|honderd|tio|femton|tjugo|trettio|femtio|ti|femten|tyve|femti)(?!\p{L})/iu.test(
    phrase,
  );

/** "Lavoro con due colleghe" */
const atWork =
  /^(?:\p{L}+ )?(?:colleagues?|kolleg(?:en|innen|inn?en)|collègues|colegas|compañer[oa]s|colleghi|colleghe|collega's|kolegami|koleżankami|kollegor|mitarbeiter\p{L}*|employees|employés|emplead[oa]s|dipendenti|empregados|funcionários|pracowników|zaměstnanc\p{L}+)$/iu;

const cares =
  /(?:cuid|soign|accueil|gard|atend|atiend|napraw|oprav|curia|leczy|ošetř|hlíd|care|look after|betreu|repar|ripar|behandler|behandlar|behandelt|treat)/iu;

/** People are for whom something is, not what is offered. "Kassen- und Privatpatienten" are people too. */
const people =
  /^(?:\p{L}+- (?:und|sowie) )?\p{Lu}\p{Ll}+(?:patienten|kunden)$|^(?:(?:unsere |our |nos |nuestros |i nostri |nossos |onze )?(?:adults?|children|kids|families|seniors|volunteers|students?|patients?|customers?|guests|beginners|erwachsene|kinder|familien|senioren|patienten|menschen|privatpersonen|privatkunden|geschäftskunden|firmenkunden|adultes?|enfants?|familles|particuliers?|entreprises|adultos|niños|familias|particulares|adulti|bambini|famiglie|privati|adultos|crianças|famílias|particulares|volwassenen|kinderen|gezinnen|particulieren|dorosłych|dorośli|dzieci|rodzin|vuxna|barn|familjer|dospělé|děti|rodiny|взрослых|детей))$/iu;

function isGeneric(phrase: string, words: ReadingWords): boolean {
  const found = wordPattern(words.generic).exec(phrase);
  return (
    (found !== null && found[0].length === phrase.length) ||
    /^(?:software|apps?|logiciel|programa|oprogramowanie|platform|platforma)\s(?:for|für|pour|para|per|voor|dla|för|pro|для)\s/iu.test(
      phrase,
    ) ||
    /^(?:software|apps?|platform|saas|online|offline|en ligne|im internet|vor ort|on site)$/iu.test(phrase)
  );
}

/** The form that names a page, of a phrase that a verb governs. */
function nominative(phrase: string, { nominative: endings }: ReadingWords): string {
  if (endings === undefined) return phrase;
  const [first = '', ...rest] = phrase.split(' ');
  const change = (word: string): string => {
    const found = endings.find(([ending]) => word.length > ending.length + 2 && word.endsWith(ending));
    return found ? word.slice(0, -found[0].length) + found[1] : word;
  };
  // "dentální hygienu": such an adjective has one form.
  const isAdjective = /(?:ą|ou|ую|юю|ní|cí)$/u.test(first);
  // An adjective agrees with its noun, before or behind it.
  return [
    change(first),
    ...rest.map((word, at) => ((at === 0 && isAdjective) || word.endsWith('ą') ? change(word) : word)),
  ].join(' ');
}
