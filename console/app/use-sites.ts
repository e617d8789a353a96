import { api } from './client.ts';
import { useQuery } from './use-query.ts';

/** The first hundred by name; the sites screen lists them all. */
export const useSites = () => useQuery('sites/switcher', (signal) => api.listSites({ limit: 100 }, { signal }));
