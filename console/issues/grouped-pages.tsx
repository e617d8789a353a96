/** The pages of an issue in groups of equal ones: what they share is said once. Plain data in. */
import type { Item } from '../../clients/typescript/src/index.ts';
import { shortAddress } from '../lists/short-address.ts';
import { texts } from '../texts/texts.ts';
import { groupPages } from './page-groups.ts';

const t = texts.issues;

export function GroupedPages(props: {
  readonly pages: readonly Item<'listIssuePages'>[];
  readonly hrefOf: (pageId: number) => string;
}) {
  return (
    <ul class="stack">
      {groupPages(props.pages).map((group) => (
        <li key={group[0]?.url} class="card stack stack--tight">
          <h3>{t.groupOf(group.length)}</h3>
          <p class="muted wrap">{group[0]?.evidence}</p>
          <ul class="page-group small">
            {group.map(({ url, page_id: id }) => (
              <li key={url}>{id === null ? shortAddress(url) : <a href={props.hrefOf(id)}>{shortAddress(url)}</a>}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
