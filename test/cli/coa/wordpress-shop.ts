/** A crawled site of three pages that a WordPress holds, and a person who may publish drafts to it. */
import type { TestSystem } from '../../harness/system.ts';
import { signedIn } from './use-coa.ts';
import { escapeHtml, startWordpress, type WordpressServer, wordpressUser } from './wordpress-server.ts';

const withPlugin = { _yoast_wpseo_title: '', _yoast_wpseo_metadesc: '' };
export const paragraph = (text: string): string => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const picture =
  '<!-- wp:image {"id":7} -->\n<figure class="wp-block-image"><img src="/a.png" alt="A tyre"/></figure>\n<!-- /wp:image -->';
export const content = [
  paragraph('We fit <strong>winter tyres</strong> while you wait, on every day of the week.'),
  picture,
  paragraph('Call us before the first snow falls in Kingsbourne.'),
].join('\n\n');

/** The page as the theme prints it. */
const render = (wordpress: WordpressServer, id: number) => (): string => {
  const post = wordpress.posts.get(id);
  if (!post) throw new Error(`there is no post ${id}`);
  const { title, meta, excerpt } = post;
  const description = meta['_yoast_wpseo_metadesc'] || meta['rank_math_description'] || excerpt;
  const head = meta['_yoast_wpseo_title'] || meta['rank_math_title'] || '%title% – Shop';
  return `<html lang="en"><head><title>${escapeHtml(head.replace('%title%', title))}</title>${
    description ? `<meta name="description" content="${escapeHtml(description)}">` : ''
  }</head><body><main><h1>${escapeHtml(title)}</h1>${post.content}</main></body></html>`;
};

export const drafts = {
  title: 'Winter tyres & chains, fitted while you wait',
  meta_description:
    'Winter tyres for every bicycle, tested on snow & ice and fitted while you wait: from 20 pounds, on every day of the week, in our shop.',
  h1: 'Tyres for "winter"',
};

export async function useShop(
  system: TestSystem,
  {
    meta = withPlugin as Record<string, string>,
    plan = drafts as Record<string, string>,
    excerpt = '',
    isAnalyzed = false,
  } = {},
) {
  const wordpress = await startWordpress();
  const web = system.web.take({
    '/tyres/': render(wordpress, 4),
    '/': render(wordpress, 5),
    '/chains/': render(wordpress, 6),
  });
  wordpress.add({ id: 4, link: `https://${web.domain}/tyres/`, title: 'Tyres', content, meta, excerpt });
  wordpress.add({ id: 6, link: `https://${web.domain}/chains/`, title: 'Chains', content, meta });
  wordpress.add({
    id: 5,
    link: `https://${web.domain}/`,
    title: 'Start',
    content: '<p><a href="/tyres/">Tyres</a> <a href="/chains/">Chains</a></p>',
    meta,
  });
  const tenant = await system.tenant();
  const coa = await signedIn(system, tenant);
  const site = (await coa('sites', 'add', web.domain, '--wait', '--json')).json();
  const idOf = async (at: string): Promise<number> =>
    (await tenant.api.get(`/pages/lookup?url=https://${web.domain}${at}`)).body.data.page_id;
  const [pageId, home, chains] = await Promise.all([idOf('/tyres/'), idOf('/'), idOf('/chains/')]);
  if (isAnalyzed) await coa('analyze', `${pageId}`, '--wait');
  for (const [field, value] of Object.entries(plan))
    await tenant.api.put(`/pages/${pageId}/drafts/${field}`, { draft_value: value });
  const environment = { COA_BASE_URL: system.baseUrl, COA_API_KEY: tenant.key, ...wordpressUser };
  const editor = coa.with({ environment });
  const publish = (...words: string[]) =>
    editor('publish', `${site.id}`, '--to', 'wordpress', '--url', wordpress.url, ...words);
  return {
    wordpress,
    tenant,
    coa,
    editor,
    environment,
    publish,
    siteId: `${site.id}`,
    pageId,
    home,
    chains,
    domain: web.domain,
  };
}

export type Shop = Awaited<ReturnType<typeof useShop>>;
export const outcomesOf = (run: Awaited<ReturnType<Shop['publish']>>, at = 0): Record<string, string> =>
  Object.fromEntries(
    run.json().pages[at].fields.map((one: { field: string; outcome: string }) => [one.field, one.outcome]),
  );
export const valuesOf = (wordpress: WordpressServer, id = 4) => {
  const { title, content: body, meta } = wordpress.posts.get(id) ?? {};
  return { title, body, meta };
};
