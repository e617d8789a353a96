import type { Observation } from '../../shared/domain/facts/observation.ts';
import type { ClaimFault } from './check-claim.ts';
import type { RawPage } from './raw-page.ts';
import { lettersOf } from './raw-words.ts';

/** The page has the words of a fact, and the evidence word for word: in its text or markup, or in its structured data. */
export function checkObservation({ claim, source, evidence }: Observation, page: RawPage): ClaimFault {
  const html = lettersOf(decodedHtml(page.html));
  const structured = lettersOf(page.jsonLd.map(decodedHtml).join(' '));
  const where = source === 'schema_org' ? structured : `${lettersOf(page.textWithAlts)} ${html}`;
  const proof = evidence.endsWith('…') ? evidence.slice(0, -1) : evidence;
  if (!where.includes(lettersOf(proof))) return `the page does not say "${evidence.slice(0, 80)}"`;
  const values = Object.values(claim.data).filter((value) => typeof value === 'string');
  const missing = values.find(
    (value) => value !== 'site' && !partsOf(value).every((part) => where.includes(lettersOf(part))),
  );
  return missing === undefined ? null : `the page does not say "${missing.slice(0, 80)}"`;
}

/** A value that was put together (an address, opening hours) is there in its parts. */
const partsOf = (value: string): string[] => value.split(/[,;:\s]+/).filter((part) => /[\p{L}\p{N}]/u.test(part));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decodedHtml = (html: string): string =>
  html
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\/', '/')
    .replaceAll('\\"', '"');
