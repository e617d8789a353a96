import { api } from '../app/client.ts';
import { useQuery } from '../app/use-query.ts';

/** @param siteId - null reads nothing */
export const useIssues = (siteId: number | null) =>
  useQuery(siteId === null ? null : `site:${siteId}/issues`, (signal) =>
    api.listSiteIssues({ siteId: siteId ?? 0 }, { signal }),
  );
