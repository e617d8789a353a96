import { analyze } from '../../functions/recommendations/analyzed.ts';
import { seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { changeStoredRecommendation } from '../../harness/stored-recommendations.ts';
import type { Tenant, TestSystem } from '../../harness/system.ts';
import { addressed, type Edit, type EditedPage, fieldOf } from './edit.ts';

/** Other pages of the site. */
export const listedPaths: readonly string[] = ['/blog/rims/', '/contact/', '/prices/'];

export interface VerifiedPage {
  tenant: Tenant;
  pageId: number;
  analysisId: number;
  recommendationId: number;
  blocks: { id: string; text: string }[];
  domains: { own: string; other: string };
}

interface Outcome {
  addressed: boolean;
  skipped: boolean;
  placeholders: string[];
  reasoning: string;
}

/** A site with the pages that links may lead to; `other` is another site. Both are served. */
export async function verifiedPage(
  system: TestSystem,
  edited: EditedPage,
  domains: { own: string; other: string },
): Promise<VerifiedPage> {
  const { language, keyword, path, title, metaDescription, h1 } = edited;
  const markdown = addressed(edited.markdown, domains);
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant, { domain: domains.own });
  for (const listed of listedPaths) {
    const page = await seedPage(system, tenant, { site, path: listed, url: `https://${domains.own}${listed}` });
    await seedSnapshot(system, page, { title: 'A page of the site' });
  }
  const url = `https://${domains.own}${path}`;
  const page = await seedPage(system, tenant, { site, path, url, primaryKeyword: keyword, language });
  await seedSnapshot(system, page, { title, metaDescription, h1, markdown });
  await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  const [recommendation] = await analyze(tenant, page);
  if (!recommendation) throw new Error(`nothing is recommended for the page ${path}`);
  const { body } = await tenant.api.get(`/pages/${page.id}/content`);
  const blocks: VerifiedPage['blocks'] = body.data.doc.children.map((block: { id: string }) => ({
    id: block.id,
    text: JSON.stringify(block),
  }));
  return {
    tenant,
    pageId: page.id,
    analysisId: recommendation.analysis_id,
    recommendationId: recommendation.id,
    blocks,
    domains,
  };
}

/** Lets the page's recommendation ask for what the edit is for, and resolves it with the edit. */
export async function resolveWith(system: TestSystem, page: VerifiedPage, edit: Edit): Promise<Outcome> {
  const target = edit.replace === undefined ? null : page.blocks.find(({ text }) => text.includes(edit.replace ?? ''));
  const stored = { organizationId: page.tenant.organizationId, analysisId: page.analysisId, id: page.recommendationId };
  await changeStoredRecommendation(system.table, stored, {
    status: 'pending',
    targetField: fieldOf(edit.for),
    operation: target ? 'replace' : 'insert',
    targetNodeIds: target ? [target.id] : null,
    afterNodeId: placeOf(edit, page),
    rubricCriteria: edit.for,
    verification: null,
    ...edit.recommendation,
  });
  const content = addressed(edit.content, page.domains);
  const { status, body } = await page.tenant.api.post(`/recommendations/${page.recommendationId}/resolve`, { content });
  if (status !== 200) throw new Error(`${edit.name}: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

/** A byline and a date stand below the H1, all else at the end. */
const placeOf = (edit: Edit, { blocks }: VerifiedPage): string | null =>
  (edit.for.some((key) => key === 'trust_author' || key === 'trust_dates') ? blocks[0] : blocks.at(-1))?.id ?? null;

/** True for a verdict that raises the verified score: a real one, without placeholders. */
export const isAccepted = ({ addressed: is, skipped, placeholders }: Outcome): boolean =>
  is && !skipped && placeholders.length === 0;
