import { filled } from './filled-heading.ts';
import { headingText } from './heading-register.ts';
import type { OutlineInput } from './outline-input.ts';
import type { PageAim } from './page-intent.ts';
import { say } from './section-support.ts';
import { namesActivity } from './words/activity-words.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

/** The heading of a section that the page does not have yet. */
export function gapHeading(id: SectionId, input: OutlineInput, aim: PageAim, words: OutlineWords): string {
  // A homepage is about the business, whatever it is found by.
  const isWhole = input.kind === 'home' && aim.about !== 'business';
  const subject = aim.isPhrase && !isWhole ? aim.subject : null;
  return headingText(filled(chooseTemplate(id, input, aim, words), { subject, place: aim.place }, input.language));
}

function chooseTemplate(id: SectionId, input: OutlineInput, { place, intent }: PageAim, words: OutlineWords): string {
  if (id === 'where' && place === null) return say(words, 'find');
  // An appointment is made for a service; whoever reads of a shop or of a subject gets in touch.
  if (id === 'book' && (contactKinds.has(input.kind) || !isByAppointment(input))) return say(words, 'contact');
  // The main heading says already what is asked.
  if (id === 'cost' && intent === 'price') return say(words, 'prices');
  return words.sections[id].heading;
}

const contactKinds: ReadonlySet<OutlineInput['kind']> = new Set([
  'home',
  'about',
  'article',
  'product',
  'event',
  'job',
] as const);

/** Work is done at a date that is agreed, and so is what a calendar of the site offers. */
const isByAppointment = ({ keyword, language, facts = [] }: OutlineInput): boolean =>
  namesActivity(keyword, language) || facts.some(({ key }) => key === 'booking_url');
