import { searchIntent } from '../grading/search-intent.ts';
import { carriesKeyword, matchKeyword } from '../language/match-keyword.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { createHeadingRegister, type HeadingRegister, headingText, takeNew } from './heading-register.ts';
import { capitalized, keywordSubject } from './keyword-subject.ts';
import type { OutlineInput } from './outline-input.ts';
import { OUTLINE_SECTIONS_MAX, OUTLINE_SECTIONS_MIN, type ProposedSection } from './outline-section.ts';
import { mainSection, ownSections } from './own-sections.ts';
import { questionSections } from './question-sections.ts';
import { type SearcherQuestion, searcherQuestions } from './searcher-questions.ts';
import { serpSections } from './serp-sections.ts';

const SECONDARY_SECTIONS_MAX = 2;
/** One for all of them, and three. */
const QUESTION_SECTIONS_MAX = 4;

/**
 * The outline of a page for a keyword, by rules: the page's own sections, those that pages which rank have, the questions
 * that the keyword and its intent raise and no heading answers, and a close with short questions. Deterministic; 6 to 20
 * sections, each heading once, the first one of level 1, and no level skipped on the way down.
 */
export function proposeOutline(input: OutlineInput): ProposedSection[] {
  const register = createHeadingRegister();
  const main = mainSection(input, register);
  const own = ownSections(input, register);
  const ranking = serpSections(input, register);
  const related = secondarySections(input, register);
  // The main heading names the query, and the closing questions touch on much: neither answers a topic.
  const answered = register.headings.slice(1);
  const questions = takeNew(register, questionSections(input.keyword, answered), QUESTION_SECTIONS_MAX);
  const given = [main, ...own, ...ranking, ...related, ...questions].length;
  const gaps = gapSections(input.keyword, register, {
    answered,
    atLeast: OUTLINE_SECTIONS_MIN - given,
    atMost: OUTLINE_SECTIONS_MAX - given,
  });
  const opening = gaps.filter(({ topic }) => topic.opens).map(({ section }) => section);
  const filling = gaps.filter(({ topic }) => !topic.opens).map(({ section }) => section);
  return [main, ...opening, ...own, ...ranking, ...filling, ...related, ...questions];
}

/** Secondary keywords of the page that no heading names. */
function secondarySections(
  { secondaryKeywords, language }: OutlineInput,
  register: HeadingRegister,
): ProposedSection[] {
  const headings = register.headings.map((heading) => prepareText(heading, language));
  const isNamed = (keyword: string): boolean => {
    const prepared = prepareKeyword(keyword, language);
    return headings.some((heading) => carriesKeyword(matchKeyword(heading, prepared)));
  };
  const unnamed = secondaryKeywords
    .map((keyword) => ({ keyword: headingText(keyword), heading: capitalized(headingText(keyword)) }))
    .filter(({ keyword }) => !isNamed(keyword));
  return takeNew(register, unnamed, SECONDARY_SECTIONS_MAX).map(({ keyword, heading }) => ({
    level: 2,
    heading,
    guidance: `"${keyword}" is a secondary keyword of the page, and no heading names it. Say in 80 to 150 words how it belongs to the topic.`,
    source: 'gap',
  }));
}

interface Gap {
  topic: SearcherQuestion;
  section: ProposedSection;
}

interface Room {
  answered: readonly string[];
  atLeast: number;
  atMost: number;
}

/** What the intent asks for and no heading answers; where that makes too short an outline, what one may answer better. */
function gapSections(keyword: string, register: HeadingRegister, { answered, atLeast, atMost }: Room): Gap[] {
  const subject = keywordSubject(keyword);
  const intent = searchIntent(keyword);
  const gaps = searcherQuestions(intent.kind).map((topic, index) => {
    const heading = headingText(topic.heading(subject));
    const isAnswered = answered.some((text) => topic.covers.test(text));
    const why = index === 0 ? `The query asks for ${intent.wants}. ` : '';
    const state = isAnswered
      ? 'A heading touches on this; give it a section of its own.'
      : `No heading says ${topic.missing}.`;
    const guidance = `${why}${state} ${topic.advise(keyword)}`;
    return {
      topic,
      heading,
      isAnswered,
      section: { level: 2, heading, guidance, source: 'gap' } satisfies ProposedSection,
    };
  });
  const open = takeNew(
    register,
    gaps.filter(({ isAnswered }) => !isAnswered),
    atMost,
  );
  const spare = takeNew(
    register,
    gaps.filter(({ isAnswered }) => isAnswered),
    atLeast - open.length,
  );
  return [...open, ...spare];
}
