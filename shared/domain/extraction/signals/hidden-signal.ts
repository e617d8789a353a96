import type { HiddenText } from '../hidden-elements.ts';
import type { HiddenTextSignal } from './page-signals.ts';

const EVIDENCE_MAX = 3;
const QUOTE_CHARACTERS = 100;
/** Menus, dialogs and labels are hidden on every page; this much is worth a line. */
const NOTED_CHARACTERS = 60;

/** The longest hidden strings; null where there are only labels. */
export function hiddenSignal(texts: readonly HiddenText[]): HiddenTextSignal | null {
  const noted = texts
    .filter(({ text }) => text.length >= NOTED_CHARACTERS)
    .toSorted((a, b) => b.text.length - a.text.length);
  if (noted.length === 0) return null;
  return {
    characters: noted.reduce((sum, { text }) => sum + text.length, 0),
    evidence: noted
      .slice(0, EVIDENCE_MAX)
      .map(
        ({ by, text }) =>
          `${text.length} characters are hidden by ${by}: "${text.slice(0, QUOTE_CHARACTERS).toWellFormed()}${text.length > QUOTE_CHARACTERS ? '…' : ''}".`,
      ),
  };
}
