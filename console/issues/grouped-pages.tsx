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

export function GroupedPages(props: PagesProps) {
  return (
    <ul class="stack">
      {groupPages(props.pages).map((group) => (
        <li key={group[0]?.url} class="card stack stack--tight">
          <h3>{t.groupOf(group.length)}</h3>
          {group.every(({ evidence }) => evidence === group[0]?.evidence) && (
            <p class="muted wrap">{group[0]?.evidence}</p>
          )}
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
