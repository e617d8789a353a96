/** @module-tag corpus */
import { isDeepStrictEqual } from 'node:util';
import { describe, test } from 'vitest';
import { outlinePrompt } from '../../../shared/domain/model-prompts/outline-prompt.ts';
import { planPagesPrompt } from '../../../shared/domain/model-prompts/plan-pages-prompt.ts';
import type { OutlineInput } from '../../../shared/domain/outlines/outline-input.ts';
import { type Check, expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { type InventionCase, inventionShape } from './invention-case.ts';

/** Whether the purposes of a plan lose what was added to them, and keep the rest. */
function checkPlan({ language, brief, siteName, pages }: InventionCase, invention: string): Check {
  const planned = pages.map(([name, slug, purpose]) => ({ name, slug, purpose: `${purpose} ${invention}` }));
  const reading = planPagesPrompt({ brief, siteName }, 'b').read({ pages: planned });
  const purposes = reading.ok ? reading.value.slice(0, pages.length).map(({ purpose }) => purpose) : null;
  const holds = isDeepStrictEqual(
    purposes,
    pages.map(([, , purpose]) => purpose),
  );
  return { line: `a plan, ${language}: ${invention}`, holds };
}

/** Whether the guidance of an outline loses what was added to it, and keeps the rest. */
function checkOutline({ language, outline }: InventionCase, invention: string): Check[] {
  if (outline === undefined) return [];
  const { headings, guidance } = outline;
  const [heading = '', own = ''] = headings;
  const page: OutlineInput = {
    ...{ keyword: heading.toLowerCase(), language, secondaryKeywords: [], purpose: null, heading, wordCount: 80 },
    competitors: [{ domain: 'spokely.example', headings: [] }],
    sections: [{ level: 2, heading: own, words: 80 }],
  };
  const level = (at: number): number => (at === 0 ? 1 : 2);
  const sections = headings.map((text, at) => ({
    ...{ level: level(at), heading: text, source: 'gap', guidance: `${guidance} ${invention}` },
  }));
  const reading = outlinePrompt(page, 'b').read({ sections });
  const kept = reading.ok ? reading.value.map((section) => section.guidance) : null;
  const holds = isDeepStrictEqual(
    kept,
    headings.map(() => guidance),
  );
  return [{ line: `an outline, ${language}: ${invention}`, holds }];
}

describe.each(readSets('inventions', inventionShape))('outlines and plans of $name', (set) => {
  test('lose what a model invents, and keep the rest', () => {
    const checks = set.cases.flatMap((one) =>
      one.inventions.flatMap((invention) => [checkPlan(one, invention), ...checkOutline(one, invention)]),
    );
    expectFloor(set, 'inventions that are left out', checks);
  });
});
