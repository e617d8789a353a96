/** A planned site, as a client makes it. */
import type { ApiClient } from '../../harness/api-client.ts';

export const named = {
  brief: 'Fernhill Cycles is a bike shop in Bristol. We sell touring bikes and helmets.',
  name: 'Fernhill Cycles',
  location_country_code: 2826,
  location_country_name: 'United Kingdom',
};

export async function planSite(api: ApiClient, given: Record<string, unknown> = {}): Promise<number> {
  const { status, body } = await api.post('/sites/plan', { ...named, ...given });
  if (status !== 201) throw new Error(`POST /sites/plan answered ${status}`);
  return body.data.id;
}

export async function addPlanPage(
  api: ApiClient,
  siteId: number,
  page: { name: string; slug?: string; purpose?: string },
): Promise<number> {
  const { status, body } = await api.post(`/sites/${siteId}/plan/pages`, page);
  if (status !== 201) throw new Error(`POST plan/pages answered ${status}`);
  return body.data.id;
}
