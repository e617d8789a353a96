import { log } from '../../shared/logging/log.ts';
import { reconcileDueSites } from './reconcile-due-sites.ts';
import { openReconcilerServices } from './services.ts';

const services = openReconcilerServices();

/** On its beat: finds out which pages of connected sites are in the search engine's index, and under which URL. */
export const handler = async (): Promise<void> => {
  const { sites, pages, failed } = await reconcileDueSites(services);
  if (sites + failed > 0) log.info('index reconciliation', { sites, pages, failed });
};
