import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { analyze, analyzedPage, markdown } from '../reports/audited-page.ts';

const system = useSystem();

test('`content_stale` follows the versions of the body and is the same wherever it is shown; the checks follow what would be graded [page/content-stale]', async () => {
  const tenant = await system.tenant();
  const { api } = tenant;
  const page = await analyzedPage(system, tenant);
  const told = async () => {
    const [detail, brief, report, analysis, checks] = await Promise.all(
      ['', '/brief', '/report', '/analysis', '/checks'].map((path) => api.get(`/pages/${page.id}${path}`)),
    );
    const stale = [
      detail?.body.data.latest_analysis.content_stale,
      brief?.body.data.page.latest_analysis.content_stale,
      brief?.body.data.analysis.content_stale,
      report?.body.data.analysis.content_stale,
      analysis?.body.data.content_stale,
    ];
    expect(new Set(stale).size).toBe(1);
    return { stale: stale[0], changed: checks?.body.data.content_changed_since_last_analysis };
  };
  expect(await told()).toEqual({ stale: false, changed: false });
  await api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Winter tyres' });
  expect(await told()).toEqual({ stale: false, changed: true });
  await api.delete(`/pages/${page.id}/drafts/title`);
  await api.post(`/pages/${page.id}/content`, { markdown });
  expect(await told()).toEqual({ stale: true, changed: false });
  await analyze(tenant, page);
  expect(await told()).toEqual({ stale: false, changed: false });
});
