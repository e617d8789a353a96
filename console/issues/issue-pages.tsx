/** The pages that have an issue, with evidence. Plain data in. */
import type { Item } from '../../clients/typescript/src/index.ts';
import { SafeLink } from '../design/safe-link.tsx';
import { Table } from '../design/table.tsx';
import { shortAddress } from '../lists/short-address.ts';
import { texts } from '../texts/texts.ts';
import { Evidence } from './evidence.tsx';

const t = texts.issues;

type IssuePage = Item<'listIssuePages'>;

export function IssuePages(props: {
  readonly issueId: string;
  readonly pages: readonly IssuePage[];
  readonly hrefOf?: (pageId: number) => string;
}) {
  const { issueId, pages, hrefOf } = props;
  return (
    <Table
      label={t.pagesTitle}
      rows={pages}
      keyOf={({ url, evidence }) => `${url} ${evidence}`}
      columns={[
        {
          id: 'page',
          label: t.pageColumns.page,
          cell: ({ url, page_id: pageId }) =>
            pageId !== null && hrefOf ? (
              <span class="row">
                <a class="wrap" href={hrefOf(pageId)}>
                  {shortAddress(url)}
                </a>
                <SafeLink href={url}>
                  <span class="small">{t.onWeb}</span>
                </SafeLink>
              </span>
            ) : (
              <SafeLink href={url}>{shortAddress(url)}</SafeLink>
            ),
        },
        {
          id: 'evidence',
          label: t.pageColumns.evidence,
          cell: ({ url, evidence, related_urls: related }) => (
            <Evidence issueId={issueId} page={url} evidence={evidence} addresses={related} />
          ),
        },
      ]}
    />
  );
}
