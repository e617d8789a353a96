import { normalizeText } from '../language/normalize-text.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { shownPath } from '../urls/shown-path.ts';
import { headingText } from './heading-register.ts';
import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection } from './outline-section.ts';
import { say } from './section-support.ts';
import type { OutlineWords } from './words/outline-words.ts';
import { spellAsPage } from './written-form.ts';

const QUESTIONS_MAX = 5;

/**
 * The questions that close an outline: only such as people ask, from Search Console and from the site, that share a word with the keyword and
 * that no section answers yet. None are made up.
 */
export function questionSections(
  input: OutlineInput,
  words: OutlineWords,
  used: ReadonlySet<string>,
): ProposedSection[] {
  const asked = findOpenQuestions(input, used);
  if (asked.length === 0) return [];
  const questions = asked.slice(0, QUESTIONS_MAX);
  return [
    {
      level: 2,
      heading: say(words, 'questions'),
      guidance: say(words, 'questionsWrite'),
      source: 'gap',
      questions: questions.map(({ text }) => text),
    },
    ...questions.map(
      ({ text, source, page, impressions }): ProposedSection => ({
        level: 3,
        heading: headingText(toQuestion(spellAsPage(text, input))),
        guidance: [
          ...(impressions === undefined || impressions <= 1
            ? [say(words, `source_${source}`, { k: input.keyword })]
            : [say(words, 'shown', { k: text, n: impressions })]),
          say(words, 'answer'),
          ...(page === undefined ? [] : [say(words, 'links', { l: shownPath(page.path) })]),
        ].join(' '),
        source: 'gap',
        words: { min: 20, max: 50 },
        questions: [text],
        links: page === undefined ? [] : [{ pageId: page.id, path: page.path }],
      }),
    ),
  ];
}

/** Questions about the subject that no section answers yet. */
export function findOpenQuestions(
  input: OutlineInput,
  used: ReadonlySet<string>,
): NonNullable<OutlineInput['questions']>[number][] {
  const topic = new Set(listTermKeys(input.keyword, input.language));
  return (input.questions ?? []).filter(
    ({ text }) => !used.has(normalizeText(text)) && listTermKeys(text, input.language).some((term) => topic.has(term)),
  );
}

const toQuestion = (text: string): string => `${trimTrailing(text, /[\s?]/u)}?`;
