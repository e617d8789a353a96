import { capitalized, keywordSubject } from './keyword-subject.ts';
import type { ProposedSection } from './outline-section.ts';

const coversQuestions = /\b(faqs?|frequently asked|questions|q&a)\b/i;

/** The questions that close an outline, with a section of level 2 above them; none when a heading is there for them. */
export function questionSections(keyword: string, headings: readonly string[]): ProposedSection[] {
  if (headings.some((heading) => coversQuestions.test(heading))) return [];
  const { text, isTask, isPlural } = keywordSubject(keyword);
  const questions = isTask
    ? [`How long does it take to ${text}?`, `Can you ${text} yourself?`, `When should you ${text}?`]
    : [
        `How long ${isPlural ? 'do' : 'does'} ${text} last?`,
        `${isPlural ? 'Are' : 'Is'} ${text} worth it?`,
        `When do you need ${text}?`,
      ];
  return [
    {
      level: 2,
      heading: `Questions about ${isTask ? `how to ${text}` : text}`,
      guidance: `Close with the questions that searchers of "${keyword}" ask next. Replace any that your customers do not ask.`,
      source: 'gap',
    },
    ...questions.map(
      (question): ProposedSection => ({
        level: 3,
        heading: capitalized(question),
        guidance: 'Answer in the first sentence, in at most 50 words in all, so that the answer can be quoted alone.',
        source: 'gap',
      }),
    ),
  ];
}
