import type { Language } from '../language/languages.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import type { OutlineInput } from './outline-input.ts';
import { asksReader } from './page-end.ts';
import type { PageAim } from './page-intent.ts';
import { adaptToGuests, sectionIs, sectionsOfIntent, usualAnywhere } from './section-patterns.ts';
import { coveredAt } from './section-support.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

const LABEL_WORDS_MAX = 7;
/** Words of a label beside those that make it one, and those of the subject. */
const LABEL_TERMS_MAX = 1;

const conjunctions: Readonly<Partial<Record<Language, string>>> = {
  ...{ en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', pt: 'e', nl: 'en', pl: 'i', sv: 'och' },
};

/** All that a heading names: "What it is and how it works" is two of the usual sections. */
export function sectionsOfHeading(
  heading: string,
  aim: PageAim,
  words: OutlineWords,
  input: Pick<OutlineInput, 'keyword' | 'language' | 'offers'>,
): SectionId[] {
  const joint = new RegExp(String.raw`\s{1,4}(?:[&+/]|${conjunctions[input.language ?? 'en'] ?? 'and'})\s{1,4}`, 'iu');
  const sides = heading.split(joint);
  return [heading, ...(sides.length === 2 ? sides : [])].flatMap(
    (side) => sectionOfHeading(side, aim, words, input) ?? [],
  );
}

/** The usual section that a heading names and nothing else: "Ablauf der Behandlung", but not "Wo kommen Ihre Beschwerden her?". */
export function findLabel(heading: string, aim: PageAim, words: OutlineWords, input: OutlineInput): SectionId | null {
  const id = sectionOfHeading(heading, aim, words, input);
  if (id === null) return null;
  const own = new Set(listTermKeys(input.keyword, input.language));
  const rest = heading.replaceAll(new RegExp(String.raw`(?<!\p{L})(?:${words.sections[id].covers})\p{L}*`, 'giu'), ' ');
  const others = listTermKeys(rest, input.language).filter((term) => !own.has(term));
  const isCall = isInvitation.has(id) && (asksReader(heading) || /[?!]\s*$/u.test(heading));
  return others.length <= LABEL_TERMS_MAX || (isCall && heading.split(' ').length <= LABEL_WORDS_MAX) ? id : null;
}

/** A call to action leads to its section in whatever words. */
const isInvitation: ReadonlySet<SectionId> = new Set(['book', 'reserve']);

/** Which of the usual sections a heading is: those of the page's intent, and those that any page may have. */
export function sectionOfHeading(
  heading: string,
  { intent, isForGuests }: PageAim,
  words: OutlineWords,
  { keyword, language, offers }: Pick<OutlineInput, 'keyword' | 'language' | 'offers'>,
): SectionId | null {
  const first = isForGuests ? adaptToGuests(sectionsOfIntent(intent)) : sectionsOfIntent(intent);
  const order = [...first.filter((id) => !sectionIs(id, 'isOpening')), ...first, ...usualAnywhere()];
  const topic = new Set(listTermKeys(keyword, language));
  const isOnTopic = listTermKeys(heading, language).some((term) => topic.has(term)) || heading.split(' ').length <= 2;
  let best: { id: SectionId; at: number } | null = null;
  for (const id of order) {
    // "Defining a policy" on a page about firewalls defines something else.
    if (id === 'items' || (id === 'what' && !isOnTopic)) continue;
    const at = coveredAt(heading, id, words);
    // A long sentence only mentions a booking.
    if (sectionIs(id, 'isBrief') && at > 0 && heading.split(' ').length > LABEL_WORDS_MAX) continue;
    // "Managing recommendations" recommends nothing.
    if (id === 'verdict' && at > (/^[\d.\s]*/u.exec(heading)?.[0].length ?? 0)) continue;
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
