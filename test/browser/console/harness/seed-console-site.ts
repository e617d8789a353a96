/** A site with everything that the console's screens of a site show: crawled, with ideas, topics, facts, and hostile words. */
import { seedIdea } from '../../../functions/ideas/seed-idea.ts';
import type { Tenant } from '../../../harness/system.ts';
import { waitUntil } from '../../../harness/wait-until.ts';
import { type AuditedSite, auditSampleSite } from './audited-site.ts';
import type { ConsoleSystem } from './console-system.ts';

/** Sets `window.attacked` if a browser ever takes it for markup. */
export const hostile = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
export const hostileAddress = 'javascript:window.attacked=1';

export interface SeededSite extends AuditedSite {
  readonly crawlId: number;
  /** A planned site. */
  readonly planId: number;
  /** Disabled, with a delivery that waits for it. */
  readonly webhookId: number;
}

export async function seedConsoleSite({ system }: ConsoleSystem, tenant: Tenant): Promise<SeededSite> {
  const { api } = tenant;
  const audited = await auditSampleSite(tenant);
  const { siteId } = audited;
  await api.post(`/sites/${siteId}/ideas/refresh`);
  await waitUntil('there are ideas', async () => {
    const { body } = await api.get(`/sites/${siteId}/ideas/run`);
    return body.data?.status === 'succeeded';
  });
  await seedIdea(
    system,
    { organizationId: tenant.organizationId, id: siteId },
    { title: `Hostile ${hostile}`, why: hostile, caveats: [hostile], primaryKeyword: hostile.slice(0, 60) },
  );
  await api.post(`/sites/${siteId}/facts`, {
    facts: [
      { kind: 'stat', data: { label: `Hostile ${hostile}`, value: '10,000', context: hostile } },
      { kind: 'person', data: { name: 'Ada Example', role: hostile, url: hostileAddress } },
    ],
  });
  const brief = 'Ridgeway Cycles repairs and sells bicycles in Hexford, England. We build wheels and fit bikes.';
  const planId: number = (await api.post('/sites/plan', { brief, name: `Planned ${hostile}` })).body.data.id;
  await api.post(`/sites/${planId}/plan/generate`);
  await api.post(`/sites/${planId}/plan/pages`, { name: `Hostile ${hostile}`, purpose: hostile });
  const crawlId: number = (await api.get(`/sites/${siteId}`)).body.data.latest_crawl.id;
  const webhook = { url: 'https://receiver.example/hook', description: hostile, events: ['job.failed'] };
  const webhookId: number = (await api.post('/webhooks', webhook)).body.data.id;
  await api.post(`/webhooks/${webhookId}/test`);
  await api.patch(`/webhooks/${webhookId}`, { state: 'disabled' });
  return { ...audited, crawlId, planId, webhookId };
}
