import { addedKeywords } from '../../shared/domain/ideas/added-keywords.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { keywordGenerationRuns } from '../../shared/resources/keyword-generation-runs.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { type Idea, ideasChangedWrite, settleIdeaWrite } from '../../shared/table/ideas.ts';
import { metKeywordWriter, noKeywordWriterCheck } from '../../shared/table/keyword-lock.ts';
import { pageIsLiveCheck, pageIsUnchanged } from '../../shared/table/page-changes.ts';
import { primaryKeywordIs } from '../../shared/table/page-keywords.ts';
import { getPage, type Page, updatePageWrite } from '../../shared/table/pages.ts';
import { ideaNotOpen } from './dismiss-idea.ts';
import type { IdeaServices } from './services.ts';

interface Accepted {
  page: Page;
  addedKeywords: string[];
}

const requirePageOfIdea = async ({ table }: IdeaServices, idea: Idea, pageId: number | null): Promise<Page> => {
  const page = pageId === null ? null : await getPage(table, idea.organizationId, pageId);
  // A page of another site of the organization is as little an answer to this idea as a missing one.
  if (!page || page.siteId !== idea.siteId) throw notFound('Page');
  return page;
};

/** Records the page that was made for the idea. */
export async function acceptCreate(services: IdeaServices, idea: Idea, pageId: number): Promise<Accepted> {
  const page = await requirePageOfIdea(services, idea, pageId);
  const result = await transact(services.table, [
    settleIdeaWrite(idea, 'accepted', services.now(), {
      acceptedAction: 'create',
      acceptedKeywords: [],
      pageId: page.id,
      pagePath: page.path,
      proposedPath: null,
    }),
    ideasChangedWrite(idea),
    pageIsLiveCheck(page),
  ]);
  if (result.ok) return { page, addedKeywords: [] };
  throw result.failed.includes('idea') ? ideaNotOpen() : notFound('Page');
}

/**
 * Adds the idea's keywords to its page's secondary keywords, in the transaction that accepts it. A page that has them all is
 * accepted also while keywords are generated: nothing is written to them.
 */
export async function acceptOptimize(services: IdeaServices, idea: Idea): Promise<Accepted> {
  return retryWhileContended('the keywords of this page', async () => {
    const page = await requirePageOfIdea(services, idea, idea.pageId);
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
        ? [pageIsLiveCheck(page)]
        : [
            updatePageWrite(page, { set: { secondaryKeywords, updatedAt: at.toISOString() } }, [
              ...pageIsUnchanged(page, 'secondaryKeywords'),
              primaryKeywordIs(page.primaryKeyword),
            ]),
            noKeywordWriterCheck({ organizationId: page.organizationId, id: page.siteId }, at),
          ]),
    ]);
    if (result.ok) return { page: { ...page, secondaryKeywords }, addedKeywords: keywords };
    if (result.failed.includes('idea')) throw ideaNotOpen();
    const writer = metKeywordWriter(result);
    if (writer !== null) throw keywordGenerationRuns(page.siteId, writer);
    return contended;
  });
}
