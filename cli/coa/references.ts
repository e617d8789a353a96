import type { ContentOptimizationClient } from '../../clients/typescript/src/index.ts';
import { CommandError, UsageError } from './errors.ts';
import { exitCodes } from './exit-codes.ts';
import type { PageReference, SiteReference } from './values.ts';

/** The id of a site that was named by its id or its domain. @throws UsageError where several sites have the domain. */
export async function findSiteId(api: ContentOptimizationClient, reference: SiteReference): Promise<number> {
  if ('id' in reference) return reference.id;
  const isSame = (domain: string): boolean => removeWww(domain.toLowerCase()) === removeWww(reference.domain);
  const found: number[] = [];
  for await (const { id, domain } of api.each.listSites({ limit: 100 })) if (isSame(domain)) found.push(id);
  const [only] = found;
  if (found.length > 1)
    throw new UsageError(
      `${found.length} sites have the domain ${reference.domain}: name one by its id, ${found.join(', ')}`,
    );
  if (only !== undefined) return only;
  throw new CommandError(`no site has the domain ${reference.domain}: see "coa sites list"`, exitCodes.notFound);
}

const removeWww = (domain: string): string => domain.replace(/^www\./, '');

/** The id of a page that was named by its id or its URL. */
export async function findPageId(api: ContentOptimizationClient, reference: PageReference): Promise<number> {
  if ('id' in reference) return reference.id;
  const { data } = await api.lookupPage({ url: reference.url });
  return data.page_id;
}
