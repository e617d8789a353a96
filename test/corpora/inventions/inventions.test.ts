/** @module-tag corpus */
import { describe, test } from 'vitest';
import { type Check, expectFloor, expectShare } from '../scores.ts';
import { readSets } from '../sets.ts';
import { type InventionCase, inventionShape } from './invention-case.ts';
import { type CheckAnswer, outlineGuidance, planPurposes } from './judge-texts.ts';

/** The honest words of a case by what they belong to, and the same as a plan or an outline has them in the end. */
interface Judged {
  readonly what: string;
  readonly honest: ReadonlyMap<string, string>;
  kept(added: string, answer: CheckAnswer): ReadonlyMap<string, string>;
}

function listJudged(one: InventionCase): Judged[] {
  const { pages, outline, sections, language } = one;
  const ofPage = outline?.headings.map((heading) => [heading, outline.guidance] as const);
  const outlines = [
    ...(ofPage ? [{ what: `an outline, ${language}`, given: ofPage, text: true }] : []),
    ...(sections ? [{ what: `an outline of a planned page, ${language}`, given: sections, text: false }] : []),
  ];
  return [
    {
      what: `a plan, ${language}`,
      honest: new Map(pages.map(([, slug, purpose]) => [slug, purpose])),
      kept: (added, answer) => planPurposes(one, added, answer),
    },
    ...outlines.map(({ what, given, text }) => ({
      what,
      honest: new Map(given),
      kept: (added: string, answer: CheckAnswer) => outlineGuidance(one, given, { added, answer, text }),
    })),
  ];
}

/** Whether an invention stands nowhere, and no text of the model without it: a fragment says less than it seems to. */
const checkInvention = (judged: Judged, added: string, answer: CheckAnswer): Check => {
  const texts = [...judged.kept(added, answer).values()];
  const isGone = texts.every((text) => !text.includes(added));
  const isWhole = texts.every((text) => ![...judged.honest.values()].includes(text));
  return { line: `${judged.what}: ${added}`, holds: (answer === 'none' || texts.length > 0) && isGone && isWhole };
};

/** Whether an honest text is kept, word for word. */
const checkHonest = (judged: Judged, answer: CheckAnswer): Check[] => {
  const kept = judged.kept('', answer);
  return [...judged.honest].map(([name, text]) => ({
    line: `${judged.what}: ${name}: ${text}`,
    holds: kept.get(name) === text,
  }));
};

describe.each(readSets('inventions', inventionShape))('outlines and plans of $name', (set) => {
  const judged = set.cases.flatMap((one) => listJudged(one).map((texts) => ({ texts, inventions: one.inventions })));
  const inventionsBy = (answer: CheckAnswer): Check[] =>
    judged.flatMap(({ texts, inventions }) => inventions.map((added) => checkInvention(texts, added, answer)));
  const honestBy = (answer: CheckAnswer): Check[] => judged.flatMap(({ texts }) => checkHonest(texts, answer));

  test('lose what a model invents, whole, where the second question is answered rightly', () => {
    expectFloor(set, 'inventions that are left out', inventionsBy('right'));
  });

  test('keep all that a model says honestly', () => {
    expectFloor(set, 'honest sentences that are kept', honestBy('right'));
  });

  test('lose the share of them that code alone can tell, where the second question finds nothing', () => {
    expectShare(inventionsBy('blind'), set.limits?.['by_code_alone'] ?? 0);
  });

  test('have no invention where the second question has no answer', () => {
    expectShare(inventionsBy('none'), 1);
  });
});
