import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import type { OutlineInput } from './outline-input.ts';
import type { PageAim } from './page-intent.ts';
import { sectionsOfPurpose } from './planned-purpose.ts';
import { isEvident, OWN_WORDS_MIN } from './section-evidence.ts';
import {
  adaptToGuests,
  additionsOfIntent,
  listFillers,
  sectionsOfIntent,
  sectionsOfKind,
  sectionsOfPattern,
} from './section-patterns.ts';
import { coveredAt } from './section-support.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

/** The sections that are proposed for a page, before those that it has are left out: each with something that says it belongs there. */
export function fittingSections(aim: PageAim, input: OutlineInput, words: OutlineWords): readonly SectionId[] {
  const usual = usualSections(aim, input, words);
  return (aim.isForGuests ? adaptToGuests(usual) : usual).filter((id) => isEvident(id, aim, input, words));
}

function usualSections(aim: PageAim, input: OutlineInput, words: OutlineWords): readonly SectionId[] {
  const { kind = null, wordCount, purpose, keyword } = input;
  const isWritten = wordCount >= OWN_WORDS_MIN;
  const ofKind = kind === null ? undefined : sectionsOfKind(kind, isWritten);
  if (ofKind !== undefined) return ofKind;
  // The name of the business asks for the business, whatever it does.
  if (aim.isBusiness) return sectionsOfPattern('business');
  if (isWritten) return additionsOfIntent(aim.intent);
  const ofPurpose = isOffered.has(aim.intent) ? sectionsOfPurpose(purpose, words) : null;
  if (ofPurpose !== null) return ofPurpose;
  if (recipeWord.test(keyword)) return sectionsOfPattern('recipe');
  const isChoice = aim.intent === 'how_to' && coveredAt(keyword, 'choose', words) >= 0;
  return addContact(isChoice ? sectionsOfPattern('choice') : sectionsOfIntent(aim.intent), input);
}

/** Further sections for who writes a page from nothing of which only the subject is known. */
export const listFurtherSections = (
  { intent, isBusiness, isForGuests }: PageAim,
  input: OutlineInput,
  words: OutlineWords,
): readonly SectionId[] =>
  input.wordCount >= OWN_WORDS_MIN ||
  (input.kind ?? null) !== null ||
  isBusiness ||
  recipeWord.test(input.keyword) ||
  (isOffered.has(intent) && sectionsOfPurpose(input.purpose, words) !== null)
    ? []
    : listFillers(intent, isForGuests);

/** Intents of a page that offers something. */
const isOffered: ReadonlySet<PageAim['intent']> = new Set(['service', 'place', 'topic'] as const);

/** Words before the name of a dish. */
const recipeWord = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('outlines', 'recipeWord')})(?!\p{L})`, 'iu');

/** Where something is offered, a page that explains ends with the way to it. */
const addContact = (ids: readonly SectionId[], { offers }: OutlineInput): readonly SectionId[] =>
  offers == null || ids.some((id) => id === 'book' || id === 'delivery') ? ids : [...ids, 'book'];
