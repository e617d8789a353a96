import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../../../../shared/domain/language/detect-language.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';
import { type OutlineCase, outlineCases } from './outline-cases.ts';

/** The lines of the checklist of docs/outlines.md that an outline does not keep. */
function missed({ input, main, has, never, facts, links, questions }: OutlineCase): string[] {
  const sections = proposeOutline(input);
  const headings = sections.map(({ heading }) => heading);
  const everything = sections.map(({ heading, guidance }) => `${heading}\n${guidance}`).join('\n');
  const cited = sections.flatMap((section) => (section.facts ?? []).map(({ factId }) => factId));
  const linked = sections.flatMap((section) => (section.links ?? []).map(({ pageId }) => pageId));
  const asked = sections.flatMap((section) => section.questions ?? []);
  const guidances = sections.filter(({ level }) => level < 3).map(({ guidance }) => guidance);
  const lines: [string, boolean][] = [
    [`the main heading is "${main}", not "${headings[0]}"`, headings[0] === main],
    ...has.map((pattern): [string, boolean] => [`has ${pattern}`, headings.some((heading) => pattern.test(heading))]),
    [`does not say ${never.exec(everything)?.[0]}`, !never.test(everything)],
    ...facts.map((id): [string, boolean] => [`cites ${id}`, cited.includes(id)]),
    ...links.map((id): [string, boolean] => [`links to ${id}`, linked.includes(id)]),
    ...questions.map((text): [string, boolean] => [`answers "${text}"`, asked.includes(text)]),
    ['is in the language of the page', detectLanguage(guidances.join('\n')).language === input.language],
    ['gives each section guidance of its own', new Set(guidances).size === guidances.length],
    ['has at least five sections', sections.length >= 5],
  ];
  return lines.flatMap(([line, holds]) => (holds ? [] : line));
}

describe('outlines by rules, judged by the checklist of docs/outlines.md', () => {
  test.each(outlineCases)('$title can be handed to a writer', (given) => {
    expect(missed(given)).toEqual([]);
  });
});
