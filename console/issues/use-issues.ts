import { api } from '../app/client.ts';
import { useQuery } from '../app/use-query.ts';

export const useIssues = (siteId: number) =>
  useQuery(`site:${siteId}/issues`, (signal) => api.listSiteIssues({ siteId }, { signal }));
