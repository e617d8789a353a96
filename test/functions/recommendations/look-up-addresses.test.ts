/** @module-tag stories */

import { describe, expect, test } from 'vitest';
import type { WebFailureReason } from '../../../shared/domain/crawling/web-response.ts';
import { rulesValidator } from '../../../shared/providers/model/rules-validator.ts';
import type { AddressProber, Probe } from '../../../shared/providers/web/address-prober.ts';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { changeStoredRecommendation } from '../../harness/stored-recommendations.ts';
import { useSystem } from '../../harness/system.ts';
import { type Analyzed, analyzedPage } from './analyzed.ts';
import { callVerb, type Validated } from './verbs.ts';

const system = useSystem();

/** A web in which every address has this outcome. */
function webOf(outcome: Probe): { web: AddressProber; asked: string[] } {
  const asked: string[] = [];
  const web: AddressProber = async (url) => {
    asked.push(url);
    return outcome;
  };
  return { web, asked };
}

const failed = (reason: WebFailureReason): Probe => ({ outcome: 'failed', reason, retryable: false });
const answered = (status: number): Probe => ({ outcome: 'answered', status });

/** The fewer words a page has, the less a link on it earns. */
const longEnough = `Winter tyres need four millimetres of tread, and workshops measure that in autumn while the wheels are off. A coin
shows the same at home: as long as its rim disappears between the blocks, the rubber can push water aside. Worn blocks float on wet
roads and slide on snow. Drivers who wait for the first frost queue for days, because everybody comes in the same week. Ask for the
pressure to be set two tenths higher, since cold air shrinks. Store the other set upright when it is off its rims, and lying down
when it is not. `;

async function resolve(
  analyzed: Analyzed,
  criteria: string[],
  content: string,
  { web, hasNetwork = true }: { web: AddressProber; hasNetwork?: boolean },
): Promise<Validated> {
  const [first] = analyzed.recommendations;
  const id = first?.id ?? 0;
  const stored = { organizationId: analyzed.tenant.organizationId, analysisId: first?.analysis_id ?? 0, id };
  const asked = { targetField: 'body_content', operation: 'insert', targetNodeIds: null, rubricCriteria: criteria };
  await changeStoredRecommendation(system.table, stored, asked);
  const services = { probeAddress: web, hasNetwork: async () => hasNetwork };
  return callVerb(system, analyzed, 'resolve', id, { validator: rulesValidator, ...services, body: { content } });
}

const source = `${longEnough}The [road safety institute](https://institute.example/tread/) says so.`;

describe('a source on another site', () => {
  test.each([
    { name: 'that answers 404', outcome: answered(404), addressed: false, skipped: false },
    { name: 'that answers 410', outcome: answered(410), addressed: false, skipped: false },
    { name: 'whose host does not exist', outcome: failed('dns'), addressed: false, skipped: false },
    { name: 'at a private address', outcome: failed('blocked_address'), addressed: false, skipped: false },
    { name: 'that answers 500', outcome: answered(500), addressed: true, skipped: true },
    { name: 'that does not answer in time', outcome: failed('timeout'), addressed: true, skipped: true },
    { name: 'that is there', outcome: answered(200), addressed: true, skipped: false },
    { name: 'that asks for a login', outcome: answered(403), addressed: true, skipped: false },
  ])('$name', async ({ outcome, addressed, skipped }) => {
    const analyzed = await analyzedPage(system);
    const { web, asked } = webOf(outcome);
    const verdict = await resolve(analyzed, ['links_outbound'], source, { web });
    expect(asked).toEqual(['https://institute.example/tread/']);
    expect([verdict.addressed, verdict.skipped]).toEqual([addressed, skipped]);
    expect(verdict.analysis['score_source']).toBe(addressed && !skipped ? 'verified' : 'audit');
  });

  test('where no name resolves, nothing is known: it passes without a verdict, and says so', async () => {
    const analyzed = await analyzedPage(system);
    const { web } = webOf(failed('dns'));
    const verdict = await resolve(analyzed, ['links_outbound'], source, { web, hasNetwork: false });
    expect([verdict.addressed, verdict.skipped]).toEqual([true, true]);
    const { verification } = verdict.recommendation;
    expect(verification?.['reasoning']).toContain('could not be found out');
  });
});

describe('a page of the site', () => {
  const linked = (path: string) =>
    `${longEnough}See [how the tread is measured](${path}) and [what a set costs](/cost/).`;

  test('is looked up in the catalogue, and not requested', async () => {
    const analyzed = await analyzedPage(system);
    const site = { siteId: analyzed.page.siteId };
    for (const path of ['/tread/', '/cost/']) {
      await seedPage(system, analyzed.tenant, {
        ...site,
        path,
        url: `https://${new URL(analyzed.page.url ?? '').host}${path}`,
      });
    }
    const { web, asked } = webOf(answered(200));
    const verdict = await resolve(analyzed, ['links_internal'], linked('/tread'), { web });
    expect([verdict.addressed, verdict.skipped, asked]).toEqual([true, false, []]);
  });

  test('that the last crawl could not read is no page to link to', async () => {
    const analyzed = await analyzedPage(system);
    for (const path of ['/tread/', '/cost/']) {
      const page = await seedPage(system, analyzed.tenant, { siteId: analyzed.page.siteId, path });
      await seedSnapshot(system, page, { statusCode: path === '/tread/' ? 404 : 200 });
    }
    const { web } = webOf(answered(200));
    const verdict = await resolve(analyzed, ['links_internal'], linked('/tread/'), { web });
    expect(verdict.addressed).toBe(false);
    expect(verdict.recommendation.verification?.['reasoning']).toContain('"/tread/" leads to no page of the site');
  });

  test('that neither the catalogue nor the site has is not there', async () => {
    const analyzed = await analyzedPage(system);
    const { web } = webOf(failed('timeout'));
    const verdict = await resolve(analyzed, ['links_internal'], linked('/tread/'), { web });
    expect([verdict.addressed, verdict.skipped]).toEqual([false, false]);
  });
});
