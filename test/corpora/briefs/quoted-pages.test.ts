/** @module-tag corpus */
import { describe, test } from 'vitest';
import { planPagesPrompt } from '../../../shared/domain/model-prompts/plan-pages-prompt.ts';
import { listPlanChecks, settlePlan } from '../../../shared/domain/model-prompts/settle-plan.ts';
import { expectShare } from '../scores.ts';
import { readSets } from '../sets.ts';
import { type Brief, briefShape } from './brief.ts';

const cases = readSets('briefs', briefShape).flatMap((set) => set.cases);

/** Whether the plan of a model has a page that it quotes the brief for, by how the second question judges whether the brief wants it. */
function isPlanned({ brief, language }: Brief, name: string, quote: string, isWanted: boolean): boolean {
  const input = { brief, siteName: 'Site', language };
  const usual = ['home', 'aa', 'bb'].map((slug) => ({
    name: slug,
    slug,
    purpose: brief.slice(0, 200),
    brief_words: '',
  }));
  const page = { name, slug: 'quoted', purpose: brief.slice(0, 200), brief_words: quote };
  const reading = planPagesPrompt(input, 'b').read({ pages: [...usual, page] });
  if (!reading.ok) throw new Error(`${brief}: ${reading.problem}`);
  const refused = listPlanChecks(reading.value, input).flatMap(({ part }, at) =>
    part === 'wish' && !isWanted ? [at] : [],
  );
  const { pages } = settlePlan(reading.value, input, { unsupported: new Set(refused), model: 'a-model' });
  return pages.some(({ slug }) => slug === 'quoted');
}

describe('a page that a model quotes a brief for', () => {
  test('is planned wherever the brief asks for it', () => {
    const checks = cases.flatMap((brief) =>
      (brief.asked ?? []).map(({ quote, names: [name = quote] }) => ({
        line: `${brief.title}: ${quote}`,
        holds: isPlanned(brief, name, quote, true),
      })),
    );
    expectShare(checks, 1);
  });

  // The others deny without a negation that rules read: "the committee voted against it".
  test('is left out or put to the second question where the brief denies it', () => {
    const checks = cases.flatMap((brief) =>
      (brief.denied ?? []).map(({ quote }) => ({
        line: `${brief.title}: ${quote}`,
        holds: !isPlanned(brief, quote, quote, false),
      })),
    );
    expectShare(checks, 0.87);
  });
});
