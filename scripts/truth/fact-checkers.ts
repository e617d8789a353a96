import type { Observation } from '../../shared/domain/facts/observation.ts';
import type { ClaimFault } from './check-claim.ts';
import type { RawPage } from './raw-page.ts';
import { lettersOf } from './raw-words.ts';
import { decodeText } from './signal-checkers.ts';

/** The page has the words of a fact, and the evidence word for word: in its text or markup, or in its structured data. */
export function checkObservation({ claim, source, evidence, locator }: Observation, page: RawPage): ClaimFault {
  const html = lettersOf(decodeText(page.html));
  const structured = lettersOf(page.jsonLd.map(decodeText).join(' '));
  const isJsonLd = source === 'schema_org' && !/^(?:microdata|rdfa):/.test(locator);
  const where = isJsonLd ? structured : `${lettersOf(page.textWithAlts)} ${html}`;
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
