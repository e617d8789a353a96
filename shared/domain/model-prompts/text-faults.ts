import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';
import { claimsQuality, removeLengths } from './claimed-words.ts';
import type { DropReason } from './dropped-text.ts';
import { hasMarkup } from './model-prompt.ts';
import { listTimes, spellDigits, toDigits } from './number-words.ts';
import { isStatementSupported, type KnownTexts, knownTexts } from './true-statements.ts';
import { bringsAddress, removeAddresses } from './unshown-addresses.ts';
import { bringsName } from './unshown-names.ts';

/** The material that the words of a model are held to. */
export interface Evidence {
  readonly texts: KnownTexts;
  readonly times: ReadonlySet<string>;
  /** The same in lower case, where names are looked for. */
  readonly lowered: string;
  /** Where addresses are looked for, in lower case. */
  readonly addresses: string;
  /** Of what the model writes. */
  readonly language: Language | null;
}

/** @param linked What has the addresses that it may send readers to, where not all of the material has. */
export function readEvidence(
  texts: readonly (string | null | undefined)[],
  language: Language | null,
  linked: readonly (string | null | undefined)[] = texts,
): Evidence {
  const said = texts.map((text) => text ?? '').join('\n');
  return {
    texts: knownTexts([said], [said, spellDigits(said)]),
    times: new Set(listTimes(said, null)),
    lowered: said.toLowerCase(),
    addresses: linked.join('\n').toLowerCase(),
    language,
  };
}

const FOREIGN_CONFIDENCE = 0.4;

/** Whether a text is certainly in another language than the one that was wanted; null asks for none. */
export function isForeignTo(text: string, wanted: Language | null): boolean {
  if (wanted === null) return false;
  // A text of few function words counts as in the wanted one.
  const { language, confidence } = detectLanguage(text, wanted);
  return language !== null && language !== wanted && confidence > FOREIGN_CONFIDENCE;
}

/**
 * The fault that code reads off a text by itself: markup, or a number, a quotation, an address, a promise or a name that the material does not have. Null where
 * there is none.
 */
export function findFault(text: string, evidence: Evidence): DropReason | null {
  if (evidence.lowered.includes(text.toLowerCase().trim())) return null;
  if (bringsAddress(text, [], evidence.addresses)) return 'address';
  if (hasMarkup.test(removeAddresses(text))) return 'markup';
  const words = removeLengths(toDigits(text, evidence.language));
  if (!isStatementSupported(words, evidence.texts)) return /["“„«「]/u.test(words) ? 'quotation' : 'number';
  if (listTimes(text, evidence.language ?? 'en').some((time) => !evidence.times.has(time))) return 'number';
  if (claimsQuality(text, evidence.lowered)) return 'unsupported';
  return bringsName(text, { ...evidence, mayAbbreviate: true }) ? 'name' : null;
}

/** A rival that the text names, where what it belongs to does not. */
export const namesRival = (text: string, rivals: readonly string[], about: string): boolean =>
  rivals.some((rival) => {
    const name = rival.toLowerCase();
    return text.toLowerCase().includes(name) && !about.toLowerCase().includes(name);
  });
