/** Conditions and parts of a change of a page's row, for `updatePageWrite` and `updatePage`. */
import type { Changes, Conditions } from './engine/expressions.ts';
import { sitePagesIndexKey } from './engine/indexes.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { type Page, pageIsLive, pageSchema, uniquePathKey } from './pages.ts';

export type PageChanges = Changes;

/** The row still has the values of `page` in these attributes: the change was decided by them. Keywords: `primaryKeywordIs`. */
export const pageIsUnchanged = (
  page: Page,
  ...attributes: readonly Exclude<keyof Page, 'primaryKeyword'>[]
): Conditions => attributes.map((attribute) => ({ attribute, is: '=', value: page[attribute] }));

/** The page is live, in a transaction that changes something else. The write is named `page`. */
export const pageIsLiveCheck = ({ organizationId, id }: Pick<Page, 'organizationId' | 'id'>): Write => ({
  name: 'page',
  check: keys.page(organizationId, id),
  if: pageIsLive,
});

/** Where the site's list shows the page: part of every change of its path or priority. */
export const placeInList = (page: Page): Record<string, string> => sitePagesIndexKey(page);

export const mergePageChanges = (...all: readonly PageChanges[]): PageChanges => ({
  set: Object.assign({}, ...all.map(({ set }) => set)),
  add: Object.assign({}, ...all.map(({ add }) => add)),
  remove: all.flatMap(({ remove }) => remove ?? []),
});

/** The row as it is after a change, for a page that is created with it. */
export function changedPage(page: Page, { set = {}, add = {} }: PageChanges): Page {
  const sums = Object.entries(add).map(([name, value]) => [name, Number(Reflect.get(page, name) ?? 0) + value]);
  return pageSchema.parse({ ...page, ...set, ...Object.fromEntries(sums) });
}

/** Takes the new path and frees the old one. The write named `path` fails while another live page is at the new path. */
export function movePathWrites(page: Page, to: { path: string; pathKey: string }): Write[] {
  const { organizationId, siteId, id } = page;
  if (to.path === page.path) return [];
  const oldKey = uniquePathKey(page);
  return [
    {
      name: 'path',
      put: { ...keys.pagePath(organizationId, siteId, to.pathKey), pageId: id, path: to.path },
      if: [
        [
          { attribute: 'pk', is: 'missing' },
          { attribute: 'pageId', is: '=', value: id },
        ],
      ],
    },
    // The same path in another spelling keeps its item.
    ...(to.pathKey === oldKey ? [] : [{ delete: keys.pagePath(organizationId, siteId, oldKey) }]),
  ];
}
