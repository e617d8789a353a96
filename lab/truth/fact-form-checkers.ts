import type { Observation } from '../../shared/domain/facts/observation.ts';
import type { ClaimFault } from './claim-checker.ts';
import type { RawPage } from './raw-page.ts';
import { plain, toLetters } from './raw-words.ts';

/** Letters and digits that may stand between a name and its price. */
const DISTANCE_MAX = 700;
const SENTENCE_WORDS_MIN = 16;

/**
 * Checks the form of a fact's words, and their place: a page may have every word of a fact that is false. Only
 * what was read from the visible page is judged so: structured data says what each of its values is.
 */
export function checkForm({ claim, source }: Observation, page: RawPage): ClaimFault {
  if (source === 'schema_org') return null;
  if (claim.kind === 'person') return personFault(claim.data.name, claim.data.role ?? '');
  if (claim.kind === 'testimonial') return testimonialFault(claim.data.quote, claim.data.author_name);
  if (claim.kind === 'contact' && claim.key === 'hours') return cutFault(claim.data.value, page);
  if (claim.kind === 'contact' && (claim.key === 'email' || claim.key === 'address'))
    return sampleWords.test(claim.data.value) ? `"${claim.data.value}" is of a template` : null;
  if (claim.kind === 'award') return draw.test(claim.data.name) ? `"${claim.data.name}" is a draw` : null;
  if (claim.kind !== 'stat') return null;
  const { label, value } = claim.data;
  if (label === 'service') return serviceFault(value);
  return money.test(value) ? (nameFault(label) ?? distanceFault(label, value, page)) : null;
}

const money = /[$€£¥₽]|\b(?:EUR|USD|CHF|PLN|zł|Kč|kr|руб)\b|円|元/u;
const reach =
  /^(?:whatsapp|e-?mail|phone|telefon[eo]?|téléphone|teléfono|adresse?|address|indirizzo|dirección|endereço|opening hours|öffnungszeiten|horaires|horario(?: de atención)?|orari(?: di apertura)?|öppettider|åbningstider|godziny otwarcia|contact|kontakt|contatti|contacto)$/iu;
const sampleWords =
  /(?:^|[\s@])(?:ex[ea]mpl[eo]|exemplo|ejemplo|esempio|muster(?:stra(?:ß|ss)e|stadt|mann)|beispiel\p{L}*|untitled|lorem)(?:[\s.,]|$)|0{5}|○○/iu;
const draw = /(?<!\p{L})(?:sorteo|raffle|gewinnspiel|giveaway|lotteria|tombola)(?!\p{L})/iu;

function personFault(name: string, role: string): ClaimFault {
  if (/\p{Ll}{3}\p{Lu}/u.test(name) || / [–—-] /u.test(role)) return `"${name}" with "${role}" is nobody`;
  return reach.test(name) ? `"${name}" is nobody` : null;
}

function testimonialFault(quote: string, author: string | undefined): ClaimFault {
  if (/[★☆]$|\[[^\]]*\bname\]/iu.test(quote.trim())) return `the praise "${quote.slice(-40)}" has more than its words`;
  return author !== undefined && reach.test(author) ? `"${author}" wrote nothing` : null;
}

/** A value that begins in the middle of a range of days, or with the last of several columns. */
function cutFault(value: string, page: RawPage): ClaimFault {
  const text = plain(page.text);
  const first = plain(value.split(/[;,]/u)[0] ?? '');
  const at = first === '' ? -1 : text.indexOf(first);
  if (at < 1) return null;
  const before = text.slice(Math.max(0, at - 12), at);
  return /\p{L}\.?[-–/]$|(?:^|\s)[月火水木金土]\s?$/u.test(before) ? `"${before}${first}" is cut` : null;
}

function serviceFault(name: string): ClaimFault {
  if (reach.test(name.trim())) return `"${name}" is no service`;
  return name.split(' ').length > SENTENCE_WORDS_MIN || /[?。]$/u.test(name) ? `"${name}" is no name` : null;
}

/** A name is whole: no open bracket, no sign of addition, no sentence, no duration or button beside it. */
function nameFault(label: string): ClaimFault {
  const name = plain(label);
  const isOpen = (name.match(/[([（]/gu) ?? []).length > (name.match(/[)\]）]/gu) ?? []).length;
  const isCut = isOpen || /[+＋,、&/]$/u.test(name);
  const isRest = /^(?:pro|per|par|por|für|pour|para|voor|einmalig|nach)\s/u.test(name);
  const isSaving = /^(?:you save|save|savings?|ersparnis|economia|économie|ahorro|risparmio)(?:$|[\s:])/iu.test(name);
  const hasMore = /⏱|[。！？]|\d\s?(?:€|zł|kr)(?!\p{L})/u.test(name);
  const isPriceWord = /^(?:prices?|preise?|prix|tarifs?|precios?|prezzi|preços|prijzen|cennik|priser|料金)$/iu.test(
    name,
  );
  return isCut || isRest || isSaving || hasMore || isPriceWord ? `"${name}" names nothing that has a price` : null;
}

/** Somewhere on the page the price follows the last part of its name closely, or stands right before it. */
function distanceFault(label: string, value: string, page: RawPage): ClaimFault {
  const text = toLetters(`${page.text} `);
  const price = toLetters(value);
  const name = toLetters(label.split(/: |, (?=[^,]*$)/u).at(-1) ?? label);
  if (price === '' || name === '') return null;
  for (let at = text.indexOf(price); at >= 0; at = text.indexOf(price, at + 1)) {
    const near = text.slice(Math.max(0, at - DISTANCE_MAX), at + price.length + DISTANCE_MAX);
    if (near.includes(name)) return null;
  }
  return text.includes(price) ? `"${value}" stands far from "${label}"` : null;
}
