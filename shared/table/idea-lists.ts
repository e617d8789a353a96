import type { Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { getIdeasRevision, type Idea, listIdeas } from './ideas.ts';

type SiteOf = Pick<Idea, 'organizationId' | 'siteId'>;

/**
 * The ideas of sites as lists show them. Reading 500 of them takes a quarter of a second (they are a megabyte, and decoding
 * them costs more than fetching them), so they stay in the process. Every read first asks for the revision of the site's
 * ideas, which each transaction that changes one of them counts up, so a completed write is in every later read.
 */
export interface IdeaLists {
  /** All ideas of the site, in any status and in no order. Not to be changed: the next caller gets the same array. */
  ideasOf(site: SiteOf): Promise<readonly Idea[]>;
}

/** Some two kilobytes each. A site that has more alone is read whole each time. */
const IDEAS_KEPT_MAX = 10_000;
/** The extra weight of a site beside its ideas, so that many empty ones do not pile up. */
const IDEAS_PER_SITE = 5;

interface Kept {
  revision: number;
  ideas: readonly Idea[];
}

export function createIdeaLists(table: Table, { ideasKeptMax = IDEAS_KEPT_MAX } = {}): IdeaLists {
  /** The least recently used site first. */
  const sites = new Map<string, Kept>();

  function keep(name: string, kept: Kept): void {
    sites.delete(name);
    sites.set(name, kept);
    let count = 0;
    for (const { ideas } of sites.values()) count += ideas.length + IDEAS_PER_SITE;
    for (const [oldest, { ideas }] of sites) {
      if (count <= ideasKeptMax) return;
      count -= ideas.length + IDEAS_PER_SITE;
      sites.delete(oldest);
    }
  }

  return {
    async ideasOf(site) {
      const { pk } = keys.ideasRevision(site.organizationId, site.siteId);
      // Before the ideas, not beside them: what changes in between is then read again, never taken for the newer revision.
      const revision = await getIdeasRevision(table, site);
      const known = sites.get(pk);
      const kept = known?.revision === revision ? known : { revision, ideas: await listIdeas(table, site) };
      keep(pk, kept);
      return kept.ideas;
    },
  };
}
