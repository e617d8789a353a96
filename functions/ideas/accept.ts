import { addedKeywords } from '../../shared/domain/ideas/added-keywords.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { keywordGenerationRuns } from '../../shared/resources/keyword-generation-runs.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { holderOf } from '../../shared/table/engine/leases.ts';
import { transact, type Write } from '../../shared/table/engine/transaction.ts';
import { type Idea, ideasChangedWrite, settleIdeaWrite } from '../../shared/table/ideas.ts';
import { primaryKeywordIs } from '../../shared/table/page-keywords.ts';
import { getPage, type Page, pageIsLive, updatePageWrite } from '../../shared/table/pages.ts';
import { ideaNotOpen } from './dismiss-idea.ts';
import type { IdeaServices } from './services.ts';

export interface Accepted {
  page: Page;
  addedKeywords: string[];
}

/** On a concurrent write of the page's keywords, the addition starts again from the new keywords. */
const ATTEMPTS_MAX = 4;

const requirePage = async ({ table }: IdeaServices, idea: Idea, pageId: number | null): Promise<Page> => {
  const page = pageId === null ? null : await getPage(table, idea.organizationId, pageId);
  // A page of another site of the organization is as little an answer to this idea as a missing one.
  if (!page || page.siteId !== idea.siteId) throw notFound('Page');
  return page;
};

/** Records the page that was made for the idea. */
export async function acceptCreate(services: IdeaServices, idea: Idea, pageId: number): Promise<Accepted> {
  const page = await requirePage(services, idea, pageId);
  const result = await transact(services.table, [
    settleIdeaWrite(idea, 'accepted', services.now(), {
      acceptedAction: 'create',
      acceptedKeywords: [],
      pageId: page.id,
      pagePath: page.path,
      proposedPath: null,
    }),
    ideasChangedWrite(idea),
    { name: 'page', check: keys.page(page.organizationId, page.id), if: pageIsLive },
  ]);
  if (result.ok) return { page, addedKeywords: [] };
  throw result.failed.includes('idea') ? ideaNotOpen() : notFound('Page');
}

/** Holds while no keywords are generated for the site: checked with the write, as for every write of keywords. */
const noKeywordGenerationWrite = (page: Page, now: Date): Write => ({
  name: 'keywordGeneration',
  check: keys.siteLock(page.organizationId, page.siteId, 'KEYWORDS'),
  if: [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'leaseUntil', is: '<', value: now.toISOString() },
    ],
  ],
});

/**
 * Adds the idea's keywords to its page's secondary keywords, in the transaction that accepts it. A page that has them all is
 * accepted also while keywords are generated: nothing is written to them.
 */
export async function acceptOptimize(services: IdeaServices, idea: Idea): Promise<Accepted> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const page = await requirePage(services, idea, idea.pageId);
    const keywords = addedKeywords(
      idea.keywords.map(({ keyword }) => keyword),
      page,
    );
    const secondaryKeywords = [...(page.secondaryKeywords ?? []), ...keywords];
    const at = services.now();
    const result = await transact(services.table, [
      settleIdeaWrite(idea, 'accepted', at, { acceptedAction: 'optimize', acceptedKeywords: keywords }),
      ideasChangedWrite(idea),
      ...(keywords.length === 0
        ? [{ name: 'page', check: keys.page(page.organizationId, page.id), if: pageIsLive }]
        : [
            updatePageWrite(page, { set: { secondaryKeywords, updatedAt: at.toISOString() } }, [
              { attribute: 'secondaryKeywords', is: '=', value: page.secondaryKeywords },
              primaryKeywordIs(page.primaryKeyword),
            ]),
            noKeywordGenerationWrite(page, at),
          ]),
    ]);
    if (result.ok) return { page: { ...page, secondaryKeywords }, addedKeywords: keywords };
    if (result.failed.includes('idea')) throw ideaNotOpen();
    if (result.failed.includes('keywordGeneration')) {
      throw keywordGenerationRuns(page.siteId, holderOf(result.items['keywordGeneration']));
    }
  }
  throw new Error(`page ${idea.pageId} changed ${ATTEMPTS_MAX} times while keywords were added to it`);
}
