import * as z from 'zod';
import { checkSupport, checkTopics } from '../../test/corpora/outlines/check-outline.ts';
import { type OutlineCase, outlineShape } from '../../test/corpora/outlines/outline-case.ts';
import { readSets } from '../../test/corpora/sets.ts';
import { lastAnswer } from './model-call.ts';
import type { EvalCase, Outcome } from './outcome.ts';
import type { Ports } from './ports.ts';

const SET = 'planned-and-existing-pages';

/** Outlines of planned pages, and of pages that have a text. */
export const outlineCases = (): EvalCase[] =>
  readSets('outlines', outlineShape)
    .filter(({ name }) => name === SET)
    .flatMap(({ cases }) => cases)
    .map((one) => ({ title: one.title, run: (ports) => runOutline(one, ports) }));

async function runOutline(one: OutlineCase, { outliner, calls }: Ports): Promise<Outcome> {
  const { sections } = await outliner.outline(one.input);
  const byModel = sections.filter(({ basis }) => basis !== 'rules');
  const isWorded = (wordedBy: string | undefined): boolean => calls.some(({ model }) => model === wordedBy);
  return {
    checks: [
      ...checkTopics(one, sections).map((check) => ({ measure: 'topics are in', ...check })),
      ...checkSupport(one, sections).map((check) => ({ measure: 'facts, links, questions, language', ...check })),
    ],
    // A section and its guidance count apart.
    written: 2 * readSections(lastAnswer(calls, 'outline')).length,
    kept: byModel.length + byModel.filter(({ wordedBy }) => isWorded(wordedBy)).length,
    shown: sections.flatMap(({ heading, guidance }) => [heading, guidance]),
  };
}

const readSections = (answer: unknown): readonly unknown[] =>
  z.object({ sections: z.array(z.unknown()) }).safeParse(answer).data?.sections ?? [];
