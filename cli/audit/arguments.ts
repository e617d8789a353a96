import { parseArgs } from 'node:util';
import { UsageError } from './audit-error.ts';
import { type AuditTarget, parseAuditTarget } from './audit-target.ts';
import { type BudgetRequest, budgetOptions, parseBudgetArguments } from './budget/budget-arguments.ts';
import { parseReportArguments, type ReportRequest, reportOptions } from './html/report-arguments.ts';

export type AuditCommand =
  | { readonly kind: 'help' }
  /** `target` is null for the sample site. */
  | {
      readonly kind: 'audit';
      readonly target: AuditTarget | null;
      readonly keyword: string | null;
      readonly json: boolean;
      /** Every page of the site, not the one of the url. */
      readonly site?: boolean;
      readonly report?: ReportRequest;
      readonly budget?: BudgetRequest;
    };

export const usage = `Usage: npm run audit -- [url] [--keyword text] [--site] [--json] [--html file] [--pdf file]

Starts the system on this machine, registers the site of the url, crawls it, analyses the page, and prints its grade,
component scores, the fifteen checks, the top recommendations, the pages and the issues of the site. Without a url, the sample site of this repository is
audited, which needs no network.

  url       the page to audit, such as https://shop.example/guides/; without a path, the home page
  --keyword the search that the page is for; without it the page is graded without a keyword
  --site    analyse every page of the site of the url, not the one page
  --html    write a report of the page, or of the site, to hand on: one file for browsers and printers, replaced where it exists
  --pdf     write the same as a PDF, for which the optional browser must be installed
  --paper   of the PDF: a4 (as it is without) or letter
  --language  of the report: de, en, es or fr; English without it
  --json    print the response of GET /pages/{id}/report alone, on stdout (without a url: of the sample's home page)
  --budget  a JSON file with what the site has to keep to (clients/action/README.md); every page is analysed
  --baseline, --write-baseline
            a file with the errors of an earlier run, which are not new; and where to write those of this run
  --summary where to write the result of the budget as Markdown
  --domain  the site that a server of this machine, such as http://localhost:8080/, will be: shop.example
  --help    this text

Progress goes to stderr. The data is thrown away afterwards, unless DATA_DIR names a folder to keep it in.

Exit code: 0 done, 1 the audit failed (one line on stderr says why), 2 wrong command line, 8 over the budget,
130 interrupted.
`;

/** Throws UsageError for a wrong command line, AuditError for a url that is none. */
export function parseArguments(argv: readonly string[]): AuditCommand {
  const { values, positionals } = parse(argv);
  if (values.help) return { kind: 'help' };
  const [url, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError('one url at a time (see --help)');
  return {
    kind: 'audit',
    target: url === undefined ? null : parseAuditTarget(url, values.domain),
    ...checkKeyword(values, url),
    json: values.json,
    ...checkSiteSwitch(values, url),
    ...parseReportArguments(values),
    ...parseBudgetArguments(values),
  };
}

function checkKeyword(
  { keyword }: { keyword?: string | undefined },
  url: string | undefined,
): { keyword: string | null } {
  if (keyword === undefined) return { keyword: null };
  if (url === undefined) throw new UsageError('--keyword needs the url of the page that it is for (see --help)');
  if (keyword.trim() === '') throw new UsageError('--keyword needs a text (see --help)');
  return { keyword: keyword.trim() };
}

function checkSiteSwitch({ site, json, keyword }: Switches, url: string | undefined): { site?: boolean } {
  if (!site) return {};
  if (json || keyword !== undefined)
    throw new UsageError('--site is not for --json and --keyword, which are of one page (see --help)');
  if (url === undefined) throw new UsageError('--site needs a url of the site (see --help)');
  return { site };
}

interface Switches {
  readonly site: boolean;
  readonly json: boolean;
  readonly keyword?: string | undefined;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        keyword: { type: 'string' },
        site: { type: 'boolean', default: false },
        ...reportOptions,
        ...budgetOptions,
        domain: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    // Node's message goes on with advice on how to pass a positional argument that starts with a dash.
    const reason = error instanceof Error ? error.message.split('. ', 1)[0] : String(error);
    throw new UsageError(`${reason} (see --help)`);
  }
}
