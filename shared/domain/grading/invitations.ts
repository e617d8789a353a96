import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import type { Language } from '../language/languages.ts';
import { rememberedByName } from '../language/remembered.ts';

/**
 * Finds sentences that ask the reader to act, at the start of the text, of a sentence or of what a colon or dash introduces: by a verb in the
 * imperative and what makes it one. The verb alone is an everyday word ("order came"). Null for a language without such words.
 */
const invitationPattern = rememberedByName((language: Language): RegExp | null => {
  const { invitations } = readLanguageWords(language);
  const start = String.raw`(?:^|[.!?:;…|»]["'”’)]?\s+|\s[–—-]\s+|\n)`;
  return invitations === undefined ? null : new RegExp(`${start}(?<invitation>${invitations.join('|')})`, 'iu');
});

/** The words that ask the reader to act; null where none do, or the language has no such words. */
export const invitationIn = (text: string, language: Language | null): string | null =>
  (language === null ? undefined : whole(invitationPattern(language)?.exec(text) ?? null, text)) ?? null;

/** With what belongs to it: "Get your free quote", and not "Get your". */
function whole(match: RegExpExecArray | null, text: string): string | undefined {
  const invitation = match?.groups?.['invitation'];
  if (match === null || invitation === undefined) return undefined;
  const behind = text.slice(match.index + match[0].length);
  const rest = /^[^\n.!?:;…|»]{0,60}(?![\p{L}\p{N}])/u.exec(behind)?.[0] ?? '';
  return `${invitation}${rest}`.trim();
}
