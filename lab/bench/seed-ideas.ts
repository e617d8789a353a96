import { randomUUID } from 'node:crypto';
import type { Table } from '../../shared/table/engine/client.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { type Idea, ideasChangedWrite, putOpenIdeaWrite } from '../../shared/table/ideas.ts';

/** With the one that tells of the change, a transaction of 100. */
const IDEAS_PER_TRANSACTION = 99;

/** Adds open ideas to a site beside those that a run made: a list as long as that of a site that refreshes for years. */
export async function seedIdeas(
  table: Table,
  site: { organizationId: number; siteId: number },
  count: number,
): Promise<void> {
  const ideas = Array.from({ length: count }, (_, at) => ideaAt(site, at));
  for (let at = 0; at < ideas.length; at += IDEAS_PER_TRANSACTION) {
    const batch = ideas.slice(at, at + IDEAS_PER_TRANSACTION);
    const result = await transact(table, [
      ideasChangedWrite(site),
      ...(await Promise.all(batch.map(putOpenIdeaWrite))),
    ]);
    if (!result.ok) throw new Error(`ideas could not be written: ${result.failed.join()}`);
  }
}

function ideaAt({ organizationId, siteId }: { organizationId: number; siteId: number }, at: number): Idea {
  const keyword = `bicycle part ${at}`;
  const known = { volume: at * 10, kd: at % 100, cpc: 1 };
  return {
    id: randomUUID(),
    organizationId,
    siteId,
    title: `Bicycle part ${at}`,
    description: `A new page for people who search for "${keyword}".`,
    wordedBy: null,
    status: 'open',
    action: 'create',
    change: 'create',
    primaryKeyword: keyword,
    secondaryKeywords: [`${keyword} repair`, `${keyword} price`],
    keywords: [keyword, `${keyword} repair`, `${keyword} price`].map((text) => ({ keyword: text, ...known })),
    volume: known.volume,
    difficulty: known.kd,
    cpc: known.cpc,
    pageType: 'article',
    funnelStage: 'tofu',
    why: `The site says it ${at} times, on 4 pages, and no title, heading or primary keyword of a page is about it.`,
    caveats: ['No difficulty is known for this keyword.'],
    pageId: null,
    pagePath: null,
    proposedPath: `/bicycle-part-${at}/`,
    play: null,
    topic: null,
    score: at % 100,
    rank: 1_000 + at,
    createdAt: new Date().toISOString(),
    statusChangedAt: null,
    acceptedAction: null,
    acceptedKeywords: null,
    dismissReason: null,
    dismissNote: null,
  };
}
