/**
 * Where a person reads whose judgement and words they have, and what was left out of a model's.
 *
 * @module-tag browser
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeredCheck, isCheck } from '../../harness/answered-check.ts';
import { judge } from '../../harness/judging-model.ts';
import type { ModelCall } from '../../harness/model-protocols.ts';
import { fitting, type ModelReply, startModelServer } from '../../harness/model-server.ts';
import type { Tenant } from '../../harness/system.ts';
import { type AuditedSite, advisedPath, auditSampleSite } from './harness/audited-site.ts';
import type { ConsolePage } from './harness/console-page.ts';
import { useConsole } from './harness/console-system.ts';

const planned = ['Home', 'Wheels', 'Chains', 'Advice'].map((name, at) => ({
  ...{ name, slug: name.toLowerCase(), brief_words: at === 1 ? 'We true wheels' : '', keywords: [] },
  purpose: at === 2 ? 'For champions.' : `For riders who ask for ${name.toLowerCase()}.`,
}));

/** Plans a workshop, invents champions, finds its invention, advises in its own words, and invents a number twice. */
function editor(call: ModelCall): ModelReply {
  if (isCheck(call)) return answeredCheck(call, [/champions/]);
  const asked = JSON.stringify(call.schema);
  if (asked.includes('"suggestion"')) {
    const { properties } = call.schema as { properties: Record<string, unknown> };
    const words = { title: 'Say what riders look for', suggestion: 'Write it in plain words, for riders who compare.' };
    const invented = { ...words, suggestion: 'Write of the 7,431 riders who compare.' };
    return {
      says: Object.fromEntries(Object.keys(properties).map((check, at) => [check, at === 0 ? invented : words])),
    };
  }
  if (asked.includes('"judgements"')) {
    const { judgements } = judge(call).says as { judgements: object[] };
    const [first, ...others] = judgements;
    return { says: { judgements: [{ ...first, evidence: 'It has 7,431 words.' }, ...others], edits: [] } };
  }
  return { says: asked.includes('"brief_words"') ? { pages: planned } : fitting(call.schema) };
}

const server = await startModelServer(editor);
afterAll(() => server.stop());
const running = useConsole({
  environment: { MODEL_PROVIDER: 'openai', MODEL_BASE_URL: `${server.baseUrl}/v1`, MODEL_ID: 'editor-1' },
});
let tenant: Tenant;
let site: AuditedSite;
let tab: ConsolePage;

beforeAll(async () => {
  tenant = await running.system.tenant();
  site = await auditSampleSite(tenant);
  ({ tab } = await running.signIn(tenant));
}, 120_000);

test('a plan says what each page rests on, whose words it has, and what was left out of the model', async () => {
  const brief = 'Fernhill Cycles repairs bicycles in York. We true wheels and clean chains.';
  const { id } = (await tenant.api.post('/sites/plan', { brief, name: 'Fernhill', location_country_code: 2826 })).body
    .data;
  await tab.open(`#/sites/${id}/plan`);
  await tab.press('Write the pages');
  await tab.sees('From the brief: “We true wheels” · Worded by editor-1');
  await tab.sees('Left out of what the model wrote');
  await tab.sees('Purpose of the page “Chains”: neither page, brief nor facts bear it out');
  await tab.page.reload();
  await tab.sees('Purpose of the page “Chains”: neither page, brief nor facts bear it out');
}, 60_000);

test('edits for the checks say whose words they have, and what was left out of the model', async () => {
  await tab.open(`#/pages/${site.pageId(advisedPath)}?tab=score`);
  await tab.press('Recommend edits for the checks');
  await tab.sees('Say what riders look for');
  await tab.sees('Worded by editor-1');
  await tab.sees('Edit for the check of “');
  await tab.seesNo('7,431');
}, 60_000);

test('a component of the score says who judged it, and the analysis what was left out of the model', async () => {
  await tab.open(`#/pages/${site.pageId(advisedPath)}?tab=score`);
  await tab.run("for (const more of document.querySelectorAll('.components details')) more.open = true");
  await tab.sees('Judged by editor-1');
  await tab.sees('Left out of what the model wrote');
  await tab.sees('it has a number that the page or the brief does not have');
  expect(await tab.text()).not.toMatch(/ “[a-z]+_[a-z_]+”/);
  await tab.seesNo('that takes a language model');
}, 60_000);

test('none of this causes an error in the browser, or hinders who cannot see', async () => {
  expect(tab.problems).toEqual([]);
  await tab.open(`#/pages/${site.pageId(advisedPath)}?tab=score`);
  await tab.press('Recommend edits for the checks');
  await tab.sees('Say what riders look for');
  expect(await tab.violations()).toEqual([]);
}, 60_000);
