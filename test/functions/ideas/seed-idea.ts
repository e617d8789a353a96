import { randomUUID } from 'node:crypto';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { type Idea, ideasChangedWrite, putOpenIdeaWrite } from '../../../shared/table/ideas.ts';
import type { TestSystem } from '../../harness/system.ts';

/** An idea as a run leaves it. */
export async function seedIdea(
  { table }: Pick<TestSystem, 'table'>,
  site: { organizationId: number; id: number },
  given: Partial<Idea> = {},
): Promise<Idea> {
  const primaryKeyword = given.primaryKeyword ?? 'bike chain cleaner';
  const idea: Idea = {
    id: randomUUID(),
    organizationId: site.organizationId,
    siteId: site.id,
    title: `Write about ${primaryKeyword}`,
    description: 'A page of its own.',
    wordedBy: 'rules-v1',
    status: 'open',
    action: 'create',
    change: 'create',
    primaryKeyword,
    secondaryKeywords: [],
    keywords: [primaryKeyword, ...(given.secondaryKeywords ?? [])].map((keyword) => ({
      keyword,
      volume: null,
      kd: null,
      cpc: null,
    })),
    volume: null,
    difficulty: null,
    cpc: null,
    pageType: 'article',
    funnelStage: 'tofu',
    why: 'Three pages mention it.',
    caveats: [],
    pageId: null,
    pagePath: null,
    proposedPath: '/bike-chain-cleaner/',
    play: null,
    topic: null,
    score: 50,
    rank: 1,
    createdAt: new Date().toISOString(),
    statusChangedAt: null,
    acceptedAction: null,
    acceptedKeywords: null,
    dismissReason: null,
    dismissNote: null,
    ...given,
  };
  const result = await transact(table, [await putOpenIdeaWrite(idea), ideasChangedWrite(idea)]);
  if (!result.ok) throw new Error(`the idea could not be seeded: ${result.failed.join()}`);
  return idea;
}
