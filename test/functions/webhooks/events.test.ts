/** Events over HTTP: from what a client does to what a receiver gets. */
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { eventDataSchemas } from '../../../shared/domain/webhooks/event-data.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite, waitUntil } from '../../harness/wait-until.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const system = useSystem({ webSites: 8 });
const html = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`;

const typesOf = ({ received }: Receiver): string[] => received.map(({ body }) => JSON.parse(body).type);
const dataOf = ({ received }: Receiver, type: string) =>
  received.map(({ body }) => JSON.parse(body)).find((event) => event.type === type)?.data;
const arrival = (receiver: Receiver, type: string) =>
  waitUntil(`${type} arrives`, async () => dataOf(receiver, type), 60_000);

describe('events', () => {
  test('of a whole story reach the webhook that is subscribed, as Standard Webhooks’ own library accepts them, and none of another organization', async () => {
    const { api } = await system.tenant();
    const other = await system.tenant();
    const receiver = openReceiver(system.web);
    const foreign = openReceiver(system.web);
    const { secret } = (await api.post('/webhooks', { url: receiver.url })).body.data;
    await other.api.post('/webhooks', { url: foreign.url });
    const web = system.web.take({ '/': html('Shop', 'Bicycles for everyone in Leeds.') });
    const site = (await api.post('/sites', { domain: web.domain })).body.data;
    await waitForSite(api, site.id, 60_000);
    expect(await arrival(receiver, 'site.ready')).toMatchObject({ site_id: site.id });
    expect(await arrival(receiver, 'issues.changed')).toMatchObject({ site_id: site.id, fixed: 0 });
    const [page] = (await api.get(`/sites/${site.id}/pages`)).body.data;
    const posted = await api.post(`/pages/${page.id}/content`, { markdown: '# Shop\n\nMore words.' });
    const versionId = posted.body.data.content_version_id;
    await waitUntil('the version arrives', async () =>
      receiver.received.some(({ body }) => JSON.parse(body).data.content_version_id === versionId),
    );
    const { job_id: jobId } = (await api.post(`/pages/${page.id}/analyze`)).body.data;
    await waitForJob(api, jobId);
    expect(await arrival(receiver, 'analysis.completed')).toMatchObject({ job_id: jobId, page_id: page.id });
    const analysis = (await api.get(`/pages/${page.id}/analysis`)).body.data;
    const [advice] = analysis.recommendations;
    await api.post(`/recommendations/${advice.id}/dismiss`);
    expect(await arrival(receiver, 'recommendation.changed')).toEqual({
      recommendation_id: advice.id,
      analysis_id: analysis.id,
      page_id: page.id,
      site_id: site.id,
      status: 'dismissed',
    });
    const gone = (await api.post('/sites', { domain: 'not-there.example' })).body.data;
    await api.post(`/jobs/job_cr_${gone.latest_crawl.id}/cancel`);
    expect(await arrival(receiver, 'job.failed')).toMatchObject({ site_id: gone.id, status: 'failed' });
    expect(new Set(typesOf(receiver)).has('job.completed')).toBe(true);

    const verifier = new Webhook(secret);
    for (const { body, headers } of receiver.received) {
      const { type, data }: { type: keyof typeof eventDataSchemas; data: unknown } = JSON.parse(body);
      expect(eventDataSchemas[type].parse(data)).toEqual(data);
      expect(verifier.verify(body, headers)).toEqual(JSON.parse(body));
      expect(() => verifier.verify(`${body} `, headers)).toThrow();
      expect(() => verifier.verify(body, { ...headers, 'webhook-id': 'other' })).toThrow();
    }
    expect(foreign.received).toEqual([]);
  }, 120_000);

  test('are verified during a rotation by either secret', async () => {
    const { api } = await system.tenant();
    const receiver = openReceiver(system.web);
    const created = (await api.post('/webhooks', { url: receiver.url })).body.data;
    const rotated = (await api.post(`/webhooks/${created.id}/secret/rotate`)).body.data;
    await api.post(`/webhooks/${created.id}/test`);
    const [delivery] = await receiver.arrivals(1);
    for (const { secret } of [created, rotated]) {
      expect(new Webhook(secret).verify(delivery?.body ?? '', delivery?.headers ?? {})).toMatchObject({
        type: 'webhook.test',
        data: { webhook_id: created.id },
      });
    }
  });

  test('that the webhook is not subscribed to are not sent, and a test is', async () => {
    const { api } = await system.tenant();
    const receiver = openReceiver(system.web);
    const { id } = (await api.post('/webhooks', { url: receiver.url, events: ['site.ready'] })).body.data;
    const planned = (await api.post('/sites/plan', { brief: 'A bakery in Hexford.' })).body.data;
    const page = (await api.post(`/sites/${planned.id}/plan/pages`, { name: 'Bread' })).body.data;
    await api.post(`/pages/${page.page_id ?? page.id}/content`, { markdown: '# Bread' });
    const sent = (await api.post(`/webhooks/${id}/test`)).body.data;
    const [delivery] = await receiver.arrivals(1);
    expect(delivery?.headers['webhook-id']).toBe(sent.id);
    const listed = await waitUntil('the delivery is recorded', async () => {
      const { body } = await api.get(`/webhooks/${id}/deliveries`);
      return body.data[0].status === 'delivered' && body.data;
    });
    expect(listed).toMatchObject([
      { id: sent.id, attempts: [{ response_code: 204, reason: null }], next_attempt_at: null },
    ]);
    // Sent again by hand, with the same id.
    await api.post(`/webhooks/${id}/deliveries/${sent.id}/retry`);
    const again = await receiver.arrivals(2);
    expect(again.map(({ headers }) => headers['webhook-id'])).toEqual([sent.id, sent.id]);
    expect(again[1]?.body).toBe(again[0]?.body);
  });
});
