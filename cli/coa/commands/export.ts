import { nextPath } from '../../../clients/typescript/src/next-path.ts';
import { createTransport, type Transport } from '../../../clients/typescript/src/transport.ts';
import { readAccess } from '../access.ts';
import { argument, defineCommand, flag, option } from '../command.ts';
import { UsageError } from '../errors.ts';
import { findSiteId } from '../references.ts';
import { parseChoice, site } from '../values.ts';

const kinds = ['pages', 'recommendations', 'issues', 'links', 'incoming-links', 'facts', 'ideas', 'content'] as const;
const types = { jsonl: 'application/jsonl', csv: 'text/csv' } as const;
const PART = 1_000;

export const exportRows = defineCommand({
  name: 'export',
  description: 'Print all rows of one kind of a site, as JSON lines or CSV',
  details: 'The order stays the same while the site changes. A part of the rows is in memory at a time.',
  arguments: { site: argument(site, 'id or domain'), what: argument(parseChoice(kinds, 'what'), kinds.join(', ')) },
  options: {
    format: option(parseChoice(['jsonl', 'csv']), 'jsonl by default'),
    bom: flag('begin CSV with a byte order mark, which Excel needs to read it as UTF-8'),
  },
  examples: ['coa export 1 pages --format csv --bom > pages.csv', 'coa export www.example.com links > links.jsonl'],
  async run({ what, format = 'jsonl', bom, ...given }, context) {
    if (bom && format !== 'csv') throw new UsageError('--bom needs --format csv');
    const siteId = await findSiteId(await context.openApi(), given.site);
    const access = await readAccess(context, context.options.profile);
    const transport = createTransport({ ...access, signal: context.signal, headers: { accept: types[format] } });
    const parts = eachPart(transport, `/sites/${siteId}/export/${what}?limit=${PART}`);
    return { kind: 'stream', chunks: bom ? addByteOrderMark(parts) : parts };
  },
});

async function* addByteOrderMark(parts: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  yield '\uFEFF';
  yield* parts;
}

/** The header `Link` of a part names the next one. */
async function* eachPart(transport: Transport, first: string): AsyncGenerator<string, void, undefined> {
  for (let path: string | null = first; path !== null; ) {
    const { headers, text } = await transport({ method: 'GET', path });
    yield text;
    path = nextPath(headers.get('link'));
  }
}
