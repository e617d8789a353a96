/** Findings that many pages have from their template: each once, with its pages. Plain data in. */
import { SafeLink } from '../design/safe-link.tsx';
import { shortAddress } from '../lists/short-address.ts';
import { texts } from '../texts/texts.ts';
import { PageList } from './grouped-pages.tsx';
import type { TemplateFault } from './page-groups.ts';

const t = texts.issues;

export function TemplateFaults(props: {
  readonly faults: readonly TemplateFault[];
  readonly hrefOf: (pageId: number) => string;
  /** The issue has more pages than those that were read. */
  readonly isPart: boolean;
}) {
  return (
    <ul class="stack">
      {props.faults.map(({ address, evidence, pages }) => (
        <li key={address ?? evidence} class="card stack stack--tight">
          <h3 class="wrap">{t.sameOn(props.isPart ? t.atLeast(pages.length) : t.groupOf(pages.length))}</h3>
          <p class="wrap">
            {address === null ? evidence : <SafeLink href={address}>{shortAddress(address)}</SafeLink>}
          </p>
          {address !== null && <p class="muted small">{t.oneTemplate}</p>}
          <details>
            <summary>{t.groupOf(pages.length)}</summary>
            <PageList pages={pages} hrefOf={props.hrefOf} />
          </details>
        </li>
      ))}
    </ul>
  );
}
