/** Findings that many pages have from their template: each once, with its pages. Plain data in. */
import { SafeLink } from '../design/safe-link.tsx';
import { shortAddress } from '../lists/short-address.ts';
import { texts } from '../texts/texts.ts';
import { PageList } from './grouped-pages.tsx';
import type { TemplateFault } from './page-groups.ts';

const t = texts.issues;

export function TemplateFaults(props: {
  readonly faults: readonly TemplateFault[];
  /** Further pages of the issue are not read yet. */
  readonly hasMore: boolean;
  readonly hrefOf: (pageId: number) => string;
}) {
  return (
    <ul class="stack">
      {props.faults.map(({ address, evidence, pages }) => (
        <li key={address ?? evidence} class="card stack stack--tight">
          <h3 class="wrap">{props.hasMore ? t.sameOnAtLeast(pages.length) : t.sameOn(pages.length)}</h3>
          <p class="wrap">
            {address === null ? evidence : <SafeLink href={address}>{shortAddress(address)}</SafeLink>}
          </p>
          <p class="muted small">{t.oneTemplate}</p>
          <details>
            <summary>{t.groupOf(pages.length)}</summary>
            <PageList pages={pages} hrefOf={props.hrefOf} />
          </details>
        </li>
      ))}
    </ul>
  );
}
