import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import type { FactClaim } from './fact-data.ts';
import { isKeyed, SERVICE_LABEL } from './fact-kinds.ts';

/**
 * Text without what people write differently and mean the same: case, width, punctuation, white space. Text that is nothing
 * but punctuation stays what it is.
 */
export function normalizedText(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase().normalize('NFKC');
  const words = folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  return words === '' ? folded.trim() : words;
}

/**
 * The identity of a fact on a site: the key where the kind has keys, else the words that name it. Two claims of
 * one identity are never two facts.
 */
export function factIdentity(claim: FactClaim): string {
  return JSON.stringify([claim.kind, ...identityParts(claim)]);
}

/** A business has many services: each is a fact, where any other label has one value. */
const isListed = (label: string): boolean => normalizedText(label) === SERVICE_LABEL;

function identityParts(claim: FactClaim): string[] {
  switch (claim.kind) {
    case 'identity':
    case 'contact':
    case 'listing':
      return [claim.key ?? ''];
    case 'testimonial':
      return [normalizedText(claim.data.quote), normalizedText(claim.data.author_name)];
    case 'stat':
      return [
        normalizedText(claim.data.label),
        ...(isListed(claim.data.label) ? [normalizedText(claim.data.value)] : []),
      ];
    case 'award':
      return [
        normalizedText(claim.data.name),
        normalizedText(claim.data.issuer ?? ''),
        normalizedText(String(claim.data.year ?? '')),
      ];
    case 'client':
      return [normalizedText(claim.data.name), claim.data.type];
    case 'person':
      return [normalizedText(claim.data.name)];
  }
}

/** Digits that two writings of a phone number share, with the code of the country or with the zero before the area. */
const PHONE_DIGITS = 8;
const country = new RegExp(String.raw`,? (?:${alternatives('facts', 'country')})\.?$`, 'u');

/** Phone numbers are compared by their last digits, addresses by their words without the country, everything else by its words. */
function statedValue({ kind, key, data }: FactClaim): string {
  if (kind !== 'identity' && kind !== 'contact') return JSON.stringify(data);
  const digits = data.value.replace(/\D+/g, '');
  if (key === 'phone' && digits !== '') return digits.slice(-PHONE_DIGITS);
  if (key !== 'address') return normalizedText(data.value);
  return [...new Set(normalizedText(data.value.replace(country, '')).split(' '))].toSorted().join(' ');
}

/**
 * The statement of a claim, for comparing claims of one identity: where a key names the identity (two phone numbers), that is the
 * value; elsewhere the identity says it all, and details (a title, a date) are no contradiction.
 */
export const claimStatement = (claim: FactClaim): string =>
  isKeyed(claim.kind) ? statedValue(claim) : factIdentity(claim);
