import type { FactClaim } from '../../../shared/domain/facts/fact-data.ts';
import { normalizedText } from '../../../shared/domain/facts/fact-identity.ts';
import type { LabelledFact } from './fact-page.ts';

const toDigits = (text: string): string => text.replace(/\D+/g, '');
const toLetters = (text: string): string => normalizedText(text).replaceAll(' ', '');
const toWords = (text: string): Set<string> => new Set(normalizedText(text).split(' '));
const legalForm = /,?\s(?:Ltd|Limited|LLC|Inc|Incorporated|GmbH|AG|AB|S\.?p\.?A|S\.?r\.?l|Sp\. z o\.o|s\.r\.o)\.?$/i;

const isSameNumber = (a: string, b: string): boolean => toDigits(a).slice(-7) === toDigits(b).slice(-7);

function isSameUrl(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => {
    const url = URL.parse(text);
    return (
      url &&
      `${url.hostname.replace(/^(?:www|[a-z]{2}-[a-z]{2})\./, '')}${url.pathname.replace(/\/$/, '')}`.toLowerCase()
    );
  });
  return first !== null && first === second;
}

/** Nearly all words of both; a country or a region may be with one of them alone. */
function isSameAddress(label: string, found: string): boolean {
  const [expected, said] = [toWords(label), toWords(found)];
  const common = expected.intersection(said).size;
  return common >= 0.7 * expected.size && common >= 0.75 * said.size;
}

const readTimes = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/(\d{1,2})(?:\s?[:.h]\s?(\d{2})?)?\s?(am|pm)?/gi)].map(([, hour, minute, half]) => {
      const isAfternoon = half?.toLowerCase() === 'pm' && hour !== '12';
      return `${Number(hour) + (isAfternoon ? 12 : 0)}:${minute ?? '00'}`;
    }),
  );

/** No time that is not so, and most of those that are. */
function areSameHours(label: string, found: string): boolean {
  const [expected, said] = [readTimes(label), readTimes(found)];
  return said.isSubsetOf(expected) && said.size >= 0.6 * expected.size;
}

function isSameValue(key: string, label: string, found: string): boolean {
  if (label === '*') return true;
  if (key === 'phone') return isSameNumber(label, found);
  if (key === 'address') return isSameAddress(label, found);
  if (key === 'hours') return areSameHours(label, found);
  if (key === 'booking_url' || key.startsWith('social:')) return isSameUrl(label, found);
  const [a, b] = [label, found].map((text) => toLetters(text.replace(legalForm, '')));
  return a === b || toLetters(label) === toLetters(found);
}

/** Name and detail of a fact without a key. */
function splitParts({ kind, data }: FactClaim): [name: string, detail: string] {
  switch (kind) {
    case 'testimonial':
      return [data.author_name, data.quote];
    case 'stat':
      return [data.value, data.label];
    case 'person':
      return [data.name, data.role];
    case 'award':
    case 'client':
      return [data.name, ''];
    default:
      return ['', ''];
  }
}

const isAccepted = (accepted: readonly string[], found: string, isWhole: boolean): boolean =>
  accepted.some((one) => {
    if (one === '*') return true;
    const [a, b] = [toLetters(one), toLetters(found)];
    return isWhole ? a === b : b.startsWith(a);
  });

/** A person writes what a page says in more than one way. */
export function isSameFact({ kind, key, values, details }: LabelledFact, fact: FactClaim): boolean {
  if (kind !== fact.kind) return false;
  const { data } = fact;
  if (key !== undefined)
    return key === fact.key && 'value' in data && values.some((one) => isSameValue(key, one, data.value));
  const [name, detail] = splitParts(fact);
  return (
    isAccepted(values, name, fact.kind !== 'award') && (details === undefined || isAccepted(details, detail, false))
  );
}

/** To the letter. */
export function isEqualFact({ kind, key, values, details }: LabelledFact, fact: FactClaim): boolean {
  if (kind !== fact.kind) return false;
  if (key !== undefined) return key === fact.key && 'value' in fact.data && values.includes(fact.data.value);
  const [name, detail] = splitParts(fact);
  return values.includes(name) && (details?.includes(detail) ?? true);
}
