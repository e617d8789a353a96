import { describe, test } from 'vitest';
import { detectLanguage } from '../../../shared/domain/language/detect-language.ts';
import { proposeOutline } from '../../../shared/domain/outlines/propose-outline.ts';
import { type Check, expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { type OutlineCase, outlineShape } from './outline-case.ts';

/** The lines of the checklist of docs/outlines.md for one outline. */
function checkOutline({ title, input, main, has, never, facts, links, questions }: OutlineCase): Check[] {
  const sections = proposeOutline(input);
  const headings = sections.map(({ heading }) => heading);
  const everything = sections.map(({ heading, guidance }) => `${heading}\n${guidance}`).join('\n');
  const cited = sections.flatMap((section) => (section.facts ?? []).map(({ factId }) => factId));
  const linked = sections.flatMap((section) => (section.links ?? []).map(({ pageId }) => pageId));
  const asked = sections.flatMap((section) => section.questions ?? []);
  const guidances = sections.filter(({ level }) => level < 3).map(({ guidance }) => guidance);
  const said = new RegExp(never, 'iu').exec(everything)?.[0];
  const lines: [string, boolean][] = [
    [`the main heading is "${main}", not "${headings[0]}"`, headings[0] === main],
    ...has.map((source): [string, boolean] => [
      `has ${source}`,
      headings.some((text) => new RegExp(source, 'iu').test(text)),
    ]),
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

describe.each(readSets('outlines', outlineShape))('outlines of $name', (set) => {
  test('keep as much of their checklists as the floor says', () => {
    expectFloor(set, 'lines of checklists', set.cases.flatMap(checkOutline));
  });
});
