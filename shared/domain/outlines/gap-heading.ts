import { filled } from './filled-heading.ts';
import { headingText } from './heading-register.ts';
import type { OutlineInput } from './outline-input.ts';
import type { PageAim } from './page-intent.ts';
import { say } from './section-support.ts';
import { namesActivity } from './words/activity-words.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

/** The heading of a section that the page does not have yet. */
export const gapHeading = (id: SectionId, input: OutlineInput, aim: PageAim, words: OutlineWords): string =>
  headingText(filled(chooseTemplate(id, input, aim, words), { place: aim.place }, input.language));

function chooseTemplate(
  id: SectionId,
  { keyword, language }: OutlineInput,
  { place, intent }: PageAim,
  words: OutlineWords,
): string {
  if (id === 'where' && place === null) return say(words, 'find');
  // An appointment is made for work; whoever reads of a shop or of a subject gets in touch.
  if (id === 'book' && !namesActivity(keyword, language)) return say(words, 'contact');
  // The main heading says already what is asked.
  if (id === 'cost' && intent === 'price') return say(words, 'prices');
  return words.sections[id].heading;
}
