import { groupedDigits } from '../fields/grouped-digits.ts';
import { carriesKeyword, matchKeyword } from '../language/match-keyword.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { type HeadingRegister, headingText } from './heading-register.ts';
import { capitalized } from './keyword-subject.ts';
import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection, SectionLevel } from './outline-section.ts';

const OWN_SECTIONS_MAX = 9;
/** Headings that are looked at: a page with more is no text with sections, but a list. */
const HEADINGS_READ_MAX = 500;
/** A section with fewer words answers no question. */
const THIN_SECTION_WORDS = 40;
const PURPOSE_QUOTED_MAX = 160;

/** The main heading: the page's own, else the keyword. */
export function mainSection(input: OutlineInput, register: HeadingRegister): ProposedSection {
  const { keyword, language, wordCount, sections } = input;
  const own = headingText(input.heading ?? '');
  const heading = own || capitalized(headingText(keyword)) || keyword;
  register.add(heading);
  const naming = carriesKeyword(matchKeyword(prepareText(heading, language), prepareKeyword(keyword, language)))
    ? `Keep "${keyword}" in the main heading and name it again in the first two sentences.`
    : `Work "${keyword}" into the main heading and the first two sentences.`;
  const state =
    wordCount === 0
      ? 'The page has no text yet.'
      : `The page has ${counted(wordCount, 'word')} below ${counted(sections.length, 'heading')}.`;
  const purpose = quotedPurpose(input.purpose);
  return {
    level: 1,
    heading,
    guidance: [naming, state, purpose && `Serve its purpose from the start: "${purpose}".`].filter(Boolean).join(' '),
    source: own ? 'own' : 'gap',
  };
}

/** The page's sections as they are, each heading once; of too many the higher levels, in their order. */
export function ownSections({ keyword, sections }: OutlineInput, register: HeadingRegister): ProposedSection[] {
  const named = sections
    .slice(0, HEADINGS_READ_MAX)
    .map((section) => ({ ...section, heading: headingText(section.heading) }))
    .filter(({ heading }) => register.add(heading));
  let kept = named;
  for (let deepest = 5; deepest >= 2 && kept.length > OWN_SECTIONS_MAX; deepest -= 1) {
    const higher = named.filter(({ level }) => level <= deepest);
    // A page whose headings are all of one deep level keeps the first of them.
    if (higher.length > 0) kept = higher;
  }
  let above: SectionLevel = 1;
  return kept.slice(0, OWN_SECTIONS_MAX).map(({ level, heading, words }) => {
    above = level <= 2 || above === 1 ? 2 : 3;
    return { level: above, heading, guidance: ownGuidance(keyword, words), source: 'own' };
  });
}

function ownGuidance(keyword: string, words: number): string {
  if (words === 0)
    return `The page has nothing of its own below this heading. Write what a searcher of "${keyword}" expects here, or let the sections below stand for it.`;
  if (words < THIN_SECTION_WORDS)
    return `The page has ${counted(words, 'word')} here, which is thin. Add the fact, number or example about "${keyword}" that a reader would look for.`;
  return `The page has ${counted(words, 'word')} here. Keep what answers "${keyword}", lead with the answer, and cut what repeats other sections.`;
}

const counted = (count: number, noun: string): string => `${groupedDigits(count)} ${noun}${count === 1 ? '' : 's'}`;

function quotedPurpose(purpose: string | null): string {
  const text = (purpose ?? '').replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  return letters.length <= PURPOSE_QUOTED_MAX
    ? text
    : `${letters
        .slice(0, PURPOSE_QUOTED_MAX - 1)
        .join('')
        .trim()}…`;
}
