/** The pages of an issue in groups of equal ones: what they share is said once. Plain data in. */
import type { Item } from '../../clients/typescript/src/index.ts';
import { shortAddress } from '../lists/short-address.ts';
import { texts } from '../texts/texts.ts';
import { groupPages } from './page-groups.ts';

const t = texts.issues;

interface PagesProps {
  readonly pages: readonly Item<'listIssuePages'>[];
  readonly hrefOf: (pageId: number) => string;
}

/** The sentence of a page about its group, up to the addresses, which are listed. */
function readShared({ evidence, related_urls: related }: Item<'listIssuePages'>): string {
  const starts = related.map((address) => evidence.indexOf(address)).filter((at) => at >= 0);
  const shared = evidence.slice(0, starts.length === 0 ? evidence.length : Math.min(...starts)).trimEnd();
  return shared.endsWith(':') ? shared.slice(0, -1) : shared;
}

/** `isPart`: the issue has more pages than these. */
export function GroupedPages(props: PagesProps & { readonly isPart: boolean }) {
  return (
    <ul class="stack">
      {groupPages(props.pages).map((group) => (
        <li key={group[0]?.url} class="card stack stack--tight">
          <h3 class="page-group__count">{props.isPart ? t.atLeast(group.length) : t.groupOf(group.length)}</h3>
          <p class="muted wrap">{group[0] && readShared(group[0])}</p>
          <PageList pages={group} hrefOf={props.hrefOf} />
        </li>
      ))}
    </ul>
  );
}

export const PageList = ({ pages, hrefOf }: PagesProps) => (
  <ul class="page-group small">
    {pages.map(({ url, page_id: id }) => (
      <li key={url}>{id === null ? shortAddress(url) : <a href={hrefOf(id)}>{shortAddress(url)}</a>}</li>
    ))}
  </ul>
);
