import { detectLanguage } from '../../../shared/domain/language/detect-language.ts';
import type { ProposedSection } from '../../../shared/domain/outlines/outline-section.ts';
import type { Check } from '../scores.ts';
import type { OutlineCase } from './outline-case.ts';

type Sections = readonly ProposedSection[];

/** The lines of the checklist of docs/outlines.md for one outline of the rules. */
export const checkOutline = (one: OutlineCase, sections: Sections): Check[] => [
  { line: `${one.title}: the main heading is "${one.main}"`, holds: sections[0]?.heading === one.main },
  ...checkTopics(one, sections),
  ...checkSupport(one, sections),
];

/** Whether an outline has the headings that a writer needs. */
export const checkTopics = ({ title, has }: OutlineCase, sections: Sections): Check[] =>
  has.map((source) => ({
    line: `${title}: has ${source}`,
    holds: sections.some(({ heading }) => new RegExp(source, 'iu').test(heading)),
  }));

/** Further requirements of an outline: facts, links, questions, its language, and what it must not say. */
export function checkSupport(
  { title, input, never, facts, links, questions }: OutlineCase,
  sections: Sections,
): Check[] {
  const everything = sections.map(({ heading, guidance }) => `${heading}\n${guidance}`).join('\n');
  const cited = sections.flatMap((section) => (section.facts ?? []).map(({ factId }) => factId));
  const linked = sections.flatMap((section) => (section.links ?? []).map(({ pageId }) => pageId));
  const asked = sections.flatMap((section) => section.questions ?? []);
  const guidances = sections.filter(({ level }) => level < 3).map(({ guidance }) => guidance);
  const said = new RegExp(never, 'iu').exec(everything)?.[0];
  const lines: [string, boolean][] = [
    [`does not say ${said}`, said === undefined],
    ...facts.map((id): [string, boolean] => [`cites ${id}`, cited.includes(id)]),
    ...links.map((id): [string, boolean] => [`links to ${id}`, linked.includes(id)]),
    ...questions.map((text): [string, boolean] => [`answers "${text}"`, asked.includes(text)]),
    ['is in the language of the page', detectLanguage(guidances.join('\n')).language === input.language],
    ['gives each section separate guidance', new Set(guidances).size === guidances.length],
    ['has at least five sections', sections.length >= 5],
  ];
  return lines.map(([line, holds]) => ({ line: `${title}: ${line}`, holds }));
}
