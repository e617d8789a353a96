import { describe, expect, test } from 'vitest';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { rulesValidator } from '../../../shared/providers/model/rules-validator.ts';
import { validateWithin } from '../../../shared/providers/model/validate-within.ts';
import type { Validator } from '../../../shared/providers/model/validator.ts';
import { changeStoredRecommendation } from '../../harness/stored-recommendations.ts';
import { useSystem } from '../../harness/system.ts';
import { gradingInput } from '../../shared/domain/grading/sample-pages.ts';
import { analyzedPage } from './analyzed.ts';
import { answering, callVerb, recording } from './verbs.ts';

const system = useSystem();

const never: Validator = { model: 'slow', validate: () => new Promise(() => undefined) };
const failing: Validator = {
  model: 'broken',
  validate: async () => {
    throw new Error('the model is down');
  },
};
const criteria = defaultRubric.components.flatMap((component) => component.criteria.map(({ key }) => key));
const clean = 'Winter tyres for every road';
const unfinished = 'Winter tyres by [Company Name]';

/** Spec, "Verification rules": what a verdict counts for. */
const outcomes = [
  { name: 'addressed', validator: answering(true), content: clean, verified: true, estimated: true, status: 'applied' },
  {
    name: 'not addressed',
    validator: answering(false),
    content: clean,
    verified: false,
    estimated: true,
    status: 'pending',
  },
  {
    name: 'addressed with placeholders',
    validator: answering(true),
    content: unfinished,
    verified: false,
    estimated: true,
    status: 'applied',
  },
  { name: 'timed out', validator: never, content: clean, verified: false, estimated: true, status: 'applied' },
  { name: 'failed', validator: failing, content: clean, verified: false, estimated: true, status: 'applied' },
  {
    name: 'timed out with placeholders',
    validator: never,
    content: unfinished,
    verified: false,
    estimated: true,
    status: 'applied',
  },
];

describe('resolve', () => {
  test.each(outcomes)(
    '"A skipped verdict counts toward `estimated_score` but not toward the verified `overall_score`": $name',
    async ({ validator, content, verified, estimated, status }) => {
      const analyzed = await analyzedPage(system);
      const target = analyzed.on('title');
      const before = (await analyzed.tenant.api.get(`/pages/${analyzed.page.id}/analysis`)).body.data;
      const given = { validator, validationBudgetMs: 20, body: { content } };
      const { recommendation, analysis, skipped } = await callVerb(system, analyzed, 'resolve', target.id, given);
      expect(recommendation.status).toBe(status);
      expect(skipped).toBe(validator === never || validator === failing);
      expect(analysis['overall_score']).toBe(before.overall_score + (verified ? target.point_value : 0));
      expect(analysis['score_source']).toBe(verified ? 'verified' : 'audit');
      expect(analysis['estimated_score']).toBe(before.estimated_score - (estimated ? 0 : target.point_value));
    },
  );
});

describe('recheck of what had promoted the score', () => {
  test.each(outcomes.map((outcome) => ({ ...outcome, estimated: outcome.name !== 'not addressed' })))(
    '$name',
    async ({ validator, content, verified, estimated }) => {
      const analyzed = await analyzedPage(system);
      const target = analyzed.on('title');
      const { api } = analyzed.tenant;
      const before = (await api.get(`/pages/${analyzed.page.id}/analysis`)).body.data;
      await api.put(`/pages/${analyzed.page.id}/drafts/title`, { draft_value: content });
      await callVerb(system, analyzed, 'resolve', target.id, { body: { content: clean } });
      const given = { validator, validationBudgetMs: 20 };
      const { recommendation, analysis } = await callVerb(system, analyzed, 'recheck', target.id, given);
      expect(recommendation.status).toBe('applied');
      expect(analysis['overall_score']).toBe(before.overall_score + (verified ? target.point_value : 0));
      expect(analysis['score_source']).toBe(verified ? 'verified' : 'audit');
      expect(analysis['estimated_score']).toBe(before.estimated_score - (estimated ? 0 : target.point_value));
    },
  );
});

test('"times out at 6 seconds" holds for the validator that grades by rules too, whatever the size of what it grades', async () => {
  const markdown = Array.from({ length: 20_000 }, (_, at) => `Tyre ${at} grips below seven degrees.\n`).join('\n');
  const page = gradingInput({ title: 'Tyres', primaryKeyword: 'winter tyres', markdown });
  // Loaded already, as in a process that has judged before.
  await import('../../../shared/domain/recommendations/rules-verdict.ts');
  const verdict = await validateWithin(30, rulesValidator, {
    recommendation: {
      title: '',
      description: '',
      targetField: 'body_content',
      operation: 'insert',
      targetNodeIds: null,
      criteria,
    },
    content: markdown,
    document: null,
    before: page,
    accepted: { texts: [], bodyChanges: null },
    after: () => ({ ...page }),
    rubric: defaultRubric,
    curve: 'medium',
    adviceLanguage: 'en',
    today: '2026-11-22',
    lookUp: async () => new Map(),
  });
  expect([verdict.addressed, verdict.skipped]).toEqual([true, true]);
});

test('a validator that is too slow is told to stop', async () => {
  const analyzed = await analyzedPage(system);
  let signal: AbortSignal | undefined;
  const validator: Validator = {
    model: 'slow',
    validate: (_request, given) => {
      signal = given;
      return new Promise(() => undefined);
    },
  };
  const given = { validator, validationBudgetMs: 20, body: { content: clean } };
  const verdict = await callVerb(system, analyzed, 'resolve', analyzed.on('title').id, given);
  expect([verdict.addressed, verdict.skipped, verdict.validation_scope]).toEqual([true, true, 'inline_content']);
  expect(signal?.aborted).toBe(true);
});

test('force asks no validator', async () => {
  const analyzed = await analyzedPage(system);
  const { validator, requests } = recording();
  await callVerb(system, analyzed, 'resolve', analyzed.on('title').id, {
    validator,
    body: { force: true, content: clean },
  });
  expect(requests).toEqual([]);
});

describe('what the validator reads', () => {
  test('of the body: the targeted blocks and the whole document', async () => {
    const analyzed = await analyzedPage(system);
    const { validator, requests } = recording();
    const target = analyzed.on('body_content');
    await callVerb(system, analyzed, 'resolve', target.id, { validator });
    const { body } = await analyzed.tenant.api.get(`/pages/${analyzed.page.id}/content`);
    expect(requests).toMatchObject([{ content: target.content_excerpt, document: body.data.markdown }]);
  });

  test('of a long document the first 60,000 characters, with a marker; it is graded whole', async () => {
    const analyzed = await analyzedPage(system);
    const { validator, requests } = recording();
    const markdown = `${'Winter tyres grip. '.repeat(4_000)}\n\nThe last words.\n`;
    await analyzed.tenant.api.post(`/pages/${analyzed.page.id}/content`, { markdown });
    const insert = analyzed.recommendations.find((one) => one.target_field === 'body_content' && !one.target_node_ids);
    const { validation_scope } = await callVerb(system, analyzed, 'resolve', insert?.id ?? 0, { validator });
    expect(validation_scope).toBe('full_document');
    const [request] = requests;
    const [kept, marker] = request?.document?.split('\n\n(') ?? [];
    expect(kept).toBe(markdown.slice(0, 60_000).trimEnd());
    expect(marker).toContain('60,000');
    expect(request?.after().fields.body).toBe(markdown);
  });

  test('of a field its value alone, beside the page as it was analyzed', async () => {
    const analyzed = await analyzedPage(system);
    const { validator, requests } = recording();
    await callVerb(system, analyzed, 'resolve', analyzed.on('title').id, { validator, body: { content: clean } });
    const [request] = requests;
    expect(request).toMatchObject({ content: clean, document: null });
    expect([request?.before.fields.title, request?.after().fields.title]).toEqual(['Tyres', clean]);
    expect(request?.after().document).toEqual(request?.before.document);
  });
});

test('fragments that a user marked as real content are no placeholders, at any recheck [recommendation/real-fragments]', async () => {
  const analyzed = await analyzedPage(system);
  const { id, analysis_id } = analyzed.on('title');
  const stored = { organizationId: analyzed.tenant.organizationId, analysisId: analysis_id, id };
  await changeStoredRecommendation(system.table, stored, { allowedFragments: ['[company name]'] });
  await analyzed.tenant.api.put(`/pages/${analyzed.page.id}/drafts/title`, { draft_value: unfinished });
  for (const verb of ['resolve', 'recheck', 'recheck'] as const) {
    const { placeholders, analysis } = await callVerb(system, analyzed, verb, id);
    expect([placeholders, analysis['score_source']]).toEqual([[], 'verified']);
  }
});
