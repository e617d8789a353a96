import { listTermKeys } from '../language/subject-terms.ts';
import type { OutlineInput } from './outline-input.ts';
import type { PageAim } from './page-intent.ts';
import { adaptToGuests, sectionIs, sectionsOfIntent, usualAnywhere } from './section-patterns.ts';
import { coveredAt } from './section-support.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

const LABEL_WORDS_MAX = 7;
/** Words of a label beside those that make it one, and those of the subject. */
const LABEL_TERMS_MAX = 1;

/** The usual section that a heading names and nothing else: "Ablauf der Behandlung", but not "Wo kommen Ihre Beschwerden her?". */
export function findLabel(heading: string, aim: PageAim, words: OutlineWords, input: OutlineInput): SectionId | null {
  const id = sectionOfHeading(heading, aim, words, input);
  if (id === null) return null;
  const own = new Set(listTermKeys(input.keyword, input.language));
  const rest = heading.replaceAll(new RegExp(String.raw`(?<!\p{L})(?:${words.sections[id].covers})\p{L}*`, 'giu'), ' ');
  return listTermKeys(rest, input.language).filter((term) => !own.has(term)).length <= LABEL_TERMS_MAX ? id : null;
}

/** Which of the usual sections a heading is: those of the page's intent, and those that any page may have. */
export function sectionOfHeading(
  heading: string,
  { intent, isForGuests }: PageAim,
  words: OutlineWords,
  { offers }: Pick<OutlineInput, 'offers'>,
): SectionId | null {
  const first = isForGuests ? adaptToGuests(sectionsOfIntent(intent)) : sectionsOfIntent(intent);
  const order = [...first.filter((id) => !sectionIs(id, 'isOpening')), ...first, ...usualAnywhere()];
  let best: { id: SectionId; at: number } | null = null;
  for (const id of order) {
    if (id === 'items') continue;
    const at = coveredAt(heading, id, words);
    // A long sentence only mentions a booking.
    if (sectionIs(id, 'isBrief') && at > 0 && heading.split(' ').length > LABEL_WORDS_MAX) continue;
    // "Pricing compared" is about prices: what a heading says first is its subject.
    if (at >= 0 && (best === null || at < best.at)) best = { id, at };
  }
  const isOpen =
    best === null ||
    offers != null ||
    !sectionIs(best.id, 'isOfBusiness') ||
    (best.id === 'cost' && first.includes('cost'));
  return isOpen ? (best?.id ?? null) : null;
}
