import { isFunctionWord } from '../../language/function-words.ts';
import type { Language } from '../../language/languages.ts';
import { amountIn } from '../../language/money-amount.ts';
import { normalizeWord } from '../../language/normalize-text.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { placeMentions } from '../../places/places.ts';
import { isFacility } from './facilities.ts';
import { opensWithOurVerb } from './first-person.ts';
import { isPartOfSites, toTitleCase } from './name-evidence.ts';

const NAME_CHARACTERS_MAX = 80;

const notNames =
  /^(?:brief(?:ing)?|statement of work|request for (?:proposals?|quotation)|invitation to tender|rfp|scope of work|lastenheft|pflichtenheft|cahier des charges|pliego|capitolato|caderno de encargos|bestek|transcript|transcription|protokoll|gesprächsnotiz|compte rendu|transcripción|trascrizione|transcrição|notes?|notizen|notities|notatki|anteckningar|ausschreibung|appel d'offres|fragebogen|questionnaire|formular|form|cuestionario|questionario|questionário|vragenlijst|ankieta|kwestionariusz|formulär|dotazník|анкета|опросник|zdravíme|zdravím|witam|witamy|pozdrav|website|web ?site|webseite|homepage|site|page|project|projekt|projet|proyecto|progetto|projeto|about|über|hello|hi|hey|hallo|bonjour|hola|ciao|olá|cześć|buongiorno|buonasera|salve|hej|hejsan|guten tag|moin|servus|good (?:morning|day)|greetings|bom dia|boa tarde|goeden?dag|goedemorgen|goedemiddag|goedenavond|god dag|godmorgon|buenas|buenos|boa noite|добрый|доброе|dobrý den|dzień dobry|dear|company|planned site|untitled|new website|our|unsere?|notre|nuestr[oa]|ignore|system|assistant|soc 2|iso \d+|gdpr|dsgvo|e\.?\s?v\.?|suite à|following|further to|nach unserem|im anschluss|tras nuestra|in seguito|naar aanleiding|in aansluiting|yeah|so|hello yeah|right|okay|ok|well|see you|we|i|it|this|these|here|you|they|there)\b/iu;

/** "Meine Kollegin Frau Ahrens": whoever works there is not what the business is called. */
const ofRelation =
  /^(?:my|mein[er]?|mon|ma|mi|il mio|la mia|mio|mia|o meu|a minha|meu|minha|mijn|m[oó]j[ae]?|min|mitt|můj|moje|мо[йя])\s(?:\p{L}+\s)?(?:colleagues?|husband|wife|partner|brother|sister|daughter|son|father|mother|boss|kolleg(?:e|in)|mann|frau|bruder|schwester|tochter|sohn|vater|mutter|chef(?:in)?|collègue|mari|femme|frère|sœur|fille|fils|père|mère|associée?|colega|marido|mujer|esposa|hermano|hermana|hij[oa]|padre|madre|soci[oa]|collega|marito|moglie|fratello|sorella|figli[oa]|irmão|irmã|filh[oa]|esposo|sóci[oa]|man|vrouw|broer|zus|dochter|zoon|kolega|koleżanka|mąż|żona|brat|siostra|córka|syn|wspólnik|kollega|fru|bror|syster|dotter|son|manžel(?:ka)?|bratr|sestra|муж|жена|брат|сестра|коллега)(?!\p{L})/iu;

/** "Packages start at NZ$2,400" */
const ofCalendar =
  /^(?:easter|christmas|halloween|new year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|ostern|weihnachten|pfingsten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|mai|juni|juli|oktober|dezember|gcse|a-level|nhs|ofsted)s?$/iu;
const ofCountry = /^(?:US|USA|UK|NZ|AU|CA|EU|HK|SG|CAD|AUD|NZD|USD|GBP|EUR|CHF|SEK|NOK|DKK)$/u;

/** A found name without what is no part of it; null for what names nothing. */
export function cleaned(found: string, language: Language | null): string | null {
  const bare = found
    .replaceAll(/\s+/gu, ' ')
    .replace(/^(?:At|Bij|Bei|Hos|Chez) (?=\p{Lu})/u, '')
    .replace(/^L['’]\p{Ll}+ (?=\p{Lu})/u, '')
    .replace(/^l['’](?=\p{Lu})/u, '')
    .replace(
      /^(?:website |web |site |project )?(?:brief(?:ing)?|website|projekt|project)\s?(?:for|für|of|:|–|-)\s?/iu,
      '',
    )
    .replace(/(?:\s(?:and|of|the|de|la|le|du|des|und|et|y|e|i|van|von|der|am|im|in|zum|zur|en|à|&)){1,4}$/iu, '')
    .replace(/\s(?:i|w|we|v|ve|в|à|en|em)\s(\p{Lu}\p{L}+)\.?$/u, (whole, town: string) =>
      placeMentions(town).length > 0 ? '' : whole,
    )
    // "Kløver Tandklinik i Svendborg": behind two words "in" leads to the town, whether a table knows it or not.
    .replace(
      language === 'sv' || language === 'da' || language === 'no' ? /^(\S+\s\S.*)\s[ip]å?\s\p{Lu}\p{L}+$/u : /$^/u,
      '$1',
    );
  const name = trimTrailing(bare, /[\s,:;'’-]/u)
    .replace(/(?<!\b(?:e|V|S|L|r|l|o|s|a|B|Inc|Ltd|Ltda|Co|Dr|Lda|St|j|k|A)\s?)\.$/u, '')
    .trim();
  const [firstWord = ''] = name.split(' ');
  if (
    !/\p{L}{2}|\p{L}\d|\d\p{L}|\p{L}&\p{L}/u.test(name) ||
    name.length > NAME_CHARACTERS_MAX ||
    notNames.test(name) ||
    ofRelation.test(name) ||
    amountIn(name) !== null ||
    isPartOfSites(name) ||
    opensWithOurVerb(name) ||
    isFacility(name) ||
    ofCountry.test(name) ||
    ofCalendar.test(name)
  )
    return null;
  if (!name.includes(' ') && isFunctionWord(normalizeWord(firstWord, language), language)) return null;
  // "Our", "We" at the beginning of a sentence are capitalized words, not names; "The" may belong to one.
  if (
    /^(?:Wir|Ich|Meine|Mes|Mis|Minhas|I miei|Le mie|Unsere?[rnms]?|Nous|Je|Notre|Nos|Somos|Siamo|Nuestr[oa]s?|Onze|Wij|Jesteśmy|Nasz[ae]?|Vi|Jag|Vår|Jsme|Naše|Náš|Мы|Наш[аи]?|Biz|Yes|No|Eine?|Una?|Un|Une|Een|En|Ett|Please|Bitte|Make|Write|Ignore|Keine?n?|Kein|Not?|Nie|Ohne|Pas|Aucune?|Sans|Jamais|Sin|Senza|Nessun[oa]?|Non|Sem|Não|Nenhuma?|Geen|Niet|Bez|Nie|Inga?|Inte|Utan|Žádn[áéý]|Нет|Без)(?!\p{L})/u.test(
      name,
    )
  )
    return null;
  return toTitleCase(name).toWellFormed();
}
