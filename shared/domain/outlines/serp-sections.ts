import { matchable } from '../fields/keyword-match.ts';
import { genericLabels } from '../language/generic-labels.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { type HeadingRegister, headingText, takeNew } from './heading-register.ts';
import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection } from './outline-section.ts';
import { say } from './section-support.ts';
import type { OutlineWords } from './words/outline-words.ts';

const SERP_SECTIONS_MAX = 3;
const COMPETITORS_MAX = 20;
const HEADINGS_READ_MAX = 200;
const DOMAINS_NAMED_MAX = 3;

interface SharedHeading {
  heading: string;
  domains: Set<string>;
}

/** Sections that pages which rank for the keyword have and the page lacks: those first that most of them have. */
export function serpSections(input: OutlineInput, words: OutlineWords, register: HeadingRegister): ProposedSection[] {
  const competitors = input.competitors.slice(0, COMPETITORS_MAX);
  const { language } = input;
  const topic = new Set(listTermKeys(input.keyword, language));
  const shared = [...sharedHeadings(competitors).values()]
    .filter(
      ({ heading, domains }) => domains.size > 1 || listTermKeys(heading, language).some((term) => topic.has(term)),
    )
    .toSorted((a, b) => b.domains.size - a.domains.size);
  return takeNew(register, shared, SERP_SECTIONS_MAX).map(({ heading, domains }) => ({
    level: 2,
    heading,
    guidance: say(words, 'serp', {
      n: domains.size,
      m: competitors.length,
      k: input.keyword,
      d: [...domains].slice(0, DOMAINS_NAMED_MAX).join(', '),
    }),
    source: 'serp',
  }));
}

/** Headings of levels 2 and 3 by how they read, in the order in which they rank, with the domains that have them. */
function sharedHeadings(competitors: OutlineInput['competitors']): Map<string, SharedHeading> {
  const byMatch = new Map<string, SharedHeading>();
  for (const { domain, headings } of competitors) {
    for (const { level, text } of headings.slice(0, HEADINGS_READ_MAX)) {
      const heading = headingText(text);
      const match = matchable(heading);
      if (level < 2 || level > 3 || match === '' || genericLabels.has(match)) continue;
      // Questions are answered as questions.
      if (/[?？؟]\s*$/u.test(heading)) continue;
      const known = byMatch.get(match) ?? { heading, domains: new Set<string>() };
      known.domains.add(domain);
      byMatch.set(match, known);
    }
  }
  return byMatch;
}
