import { normalizeText } from '../language/normalize-text.ts';
import { termKeysOf } from '../language/subject-terms.ts';
import { headingText } from './heading-register.ts';
import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection } from './outline-section.ts';
import { capitalized } from './page-intent.ts';
import { say } from './section-support.ts';
import type { OutlineWords } from './words/outline-words.ts';

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
  const topic = new Set(termKeysOf(input.keyword, input.language));
  const asked = (input.questions ?? []).filter(
    ({ text }) => !used.has(normalizeText(text)) && termKeysOf(text, input.language).some((term) => topic.has(term)),
  );
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
      ({ text, source }): ProposedSection => ({
        level: 3,
        heading: headingText(asQuestion(text)),
        guidance: [say(words, `source_${source}`), say(words, 'answer')].join(' '),
        source: 'gap',
        words: { min: 20, max: 50 },
        questions: [text],
      }),
    ),
  ];
}

const asQuestion = (text: string): string => `${capitalized(text.replace(/[\s?]+$/u, ''))}?`;
