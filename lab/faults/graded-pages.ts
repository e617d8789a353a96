import { type ApiClient, apiClient } from '../../test/harness/api-client.ts';
import type { Lab } from './lab.ts';

interface GradedPages {
  api: ApiClient;
  organizationId: number;
  siteId: number;
  pageIds: number[];
}

/** A new organization with pages that have something to grade. */
export async function pagesToGrade(lab: Lab, count: number): Promise<GradedPages> {
  const { organizationId, key } = await lab.tenant();
  const api = apiClient(lab.system.baseUrl, key);
  const site = await api.post('/sites/plan', { brief: 'A shop for bicycles in Leeds.', name: 'Faults' });
  const siteId: number = site.body.data.id;
  const pageIds: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const page = await api.post(`/sites/${siteId}/pages`, { path: `/page-${at}/` });
    pageIds.push(page.body.data.id);
    await api.post(`/pages/${page.body.data.id}/content`, {
      markdown: `# Page ${at}\n\n${'Words to grade. '.repeat(40)}`,
    });
  }
  return { api, organizationId, siteId, pageIds };
}
