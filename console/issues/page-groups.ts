import type { Item } from '../../clients/typescript/src/index.ts';

type IssuePage = Item<'listIssuePages'>;

/** Types of issue whose pages are groups of equal ones: each page names the others. */
export const groupedIssues: ReadonlySet<string> = new Set([
  'title-duplicate',
  'description-duplicate',
  'h1-duplicate',
  'content-duplicate',
  'content-near-duplicate',
]);

/** Pages that are equal to each other, each group once. A page names some of the others, so any shared address joins two. */
export function groupPages(pages: readonly IssuePage[]): IssuePage[][] {
  const groups: { readonly known: Set<string>; readonly pages: IssuePage[] }[] = [];
  for (const page of pages) {
    const named = [page.url, ...page.related_urls];
    const found = groups.find(({ known }) => named.some((address) => known.has(address)));
    const group = found ?? { known: new Set<string>(), pages: [] };
    if (found === undefined) groups.push(group);
    for (const address of named) group.known.add(address);
    group.pages.push(page);
  }
  return groups.map((group) => group.pages);
}

/** As many pages with the same finding have it from their template. */
const TEMPLATE_PAGES_MIN = 10;

export interface TemplateFault {
  /** The address that all of the pages name; null where they share the sentence alone. */
  readonly address: string | null;
  readonly evidence: string;
  readonly pages: readonly IssuePage[];
}

/** The findings that many pages share, those of the most pages first, and the pages that have another one. */
export function findTemplateFaults(pages: readonly IssuePage[]): {
  readonly faults: readonly TemplateFault[];
  readonly others: readonly IssuePage[];
} {
  const byFinding = new Map<string, IssuePage[]>();
  for (const page of pages) {
    for (const finding of listFindings(page)) {
      const known = byFinding.get(finding);
      if (known) known.push(page);
      else byFinding.set(finding, [page]);
    }
  }
  const shared = [...byFinding].filter(([, having]) => having.length >= TEMPLATE_PAGES_MIN);
  const names = new Set(shared.map(([finding]) => finding));
  const faults = shared.map(([finding, having]) => {
    const [first] = having;
    return {
      address: first?.related_urls.includes(finding) ? finding : null,
      evidence: first?.evidence ?? '',
      pages: having,
    };
  });
  return {
    faults: faults.toSorted((a, b) => b.pages.length - a.pages.length),
    others: pages.filter((page) => !listFindings(page).every((finding) => names.has(finding))),
  };
}

/** Pages whose sentences are equal by a number, as of their words, have nothing in common. */
const listFindings = ({ url, related_urls: related, evidence }: IssuePage): readonly string[] =>
  related.length > 0 ? related : [/\d/.test(evidence) ? `${url} ${evidence}` : evidence];
