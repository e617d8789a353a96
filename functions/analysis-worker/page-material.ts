import { collectTexts, compareFacts } from '../../shared/domain/facts/fact-sheet.ts';
import { readAdviceLanguage } from '../../shared/domain/model-prompts/advice-language.ts';
import type { PageQuestion } from '../../shared/domain/model-prompts/page-question.ts';
import { log } from '../../shared/logging/log.ts';
import { serpSnapshotView } from '../../shared/resources/serp-snapshot.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { readFacts } from '../../shared/table/facts.ts';
import { getOrganization } from '../../shared/table/organizations.ts';
import { getLatestOutline } from '../../shared/table/outlines.ts';
import type { Page } from '../../shared/table/pages.ts';

/** Facts and search results beside a page, and the language of advice on it. */
export type PageMaterial = Pick<PageQuestion, 'facts' | 'searchResults' | 'adviceLanguage'>;

export const noMaterial: PageMaterial = { facts: [], searchResults: [], adviceLanguage: 'en' };

/** As many as an editor needs for the words of one page. */
const FACTS_MAX = 40;

/** The facts of the site, and the search results that an outline of the page has. An analysis does without what cannot be read. */
export async function readPageMaterial(table: Table, page: Page, now: Date): Promise<PageMaterial> {
  const { organizationId, siteId, id: pageId, primaryKeyword } = page;
  try {
    const [facts, outline, organization] = await Promise.all([
      readFacts(table, { organizationId, siteId }),
      getLatestOutline(table, { organizationId, pageId }, now),
      getOrganization(table, organizationId),
    ]);
    const snapshot = serpSnapshotView(outline?.serpSnapshot);
    return {
      facts: facts
        .filter(({ status }) => status === 'active')
        .toSorted((a, b) => compareFacts({ ...a, activeCitationCount: 0 }, { ...b, activeCitationCount: 0 }))
        .slice(0, FACTS_MAX)
        .map(({ kind, key, data }) => `${kind} ${key ?? ''}: ${collectTexts(data).slice(0, 3).join(', ')}`),
      // Those of another keyword are about another search.
      searchResults: snapshot !== null && snapshot.keyword === primaryKeyword ? snapshot.results : [],
      adviceLanguage: readAdviceLanguage(organization?.language),
    };
  } catch (error) {
    log.error('a page is judged without facts and search results, because they could not be read', error, { pageId });
    return noMaterial;
  }
}
