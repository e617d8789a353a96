/** The tools of the MCP server in docs/mcp.md, and their schemas in docs/mcp-tools.json: `npm run generate -- mcp`. Tests hold both. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedTools } from '../../clients/mcp/src/tool-list.ts';

const docs = join(import.meta.dirname, '../../docs');
export const documentFile = join(docs, 'mcp.md');
export const schemasFile = join(docs, 'mcp-tools.json');

const BEGIN = '<!-- tools: written by npm run generate -- mcp -->';
const END = '<!-- end of tools -->';

type Listed = (typeof listedTools)[number];

const describeEffect = ({ annotations }: Listed): string => {
  if (annotations?.readOnlyHint) return 'reads';
  return annotations?.destructiveHint ? 'overwrites' : 'adds';
};

const describeArguments = ({ inputSchema }: Listed): string => {
  const required = new Set(inputSchema.required ?? []);
  const names = Object.keys(inputSchema.properties ?? {});
  return names.map((name) => (required.has(name) ? `**${name}**` : name)).join(', ') || 'none';
};

const row = (tool: Listed): string =>
  `| \`${tool.name}\` | ${describeEffect(tool)} | ${describeArguments(tool)} | ${tool.description} |`;

const table = (): string =>
  [
    '| tool | it | arguments (**required**) | what a model reads of it |',
    '|---|---|---|---|',
    ...listedTools.map(row),
  ].join('\n');

/** The document with the tools as they are now. */
export function renderDocument(written: string): string {
  const [before = '', rest = ''] = written.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${table()}\n\n${END}${after}`;
}

const renderSchemas = (): string => `${JSON.stringify(listedTools, null, 2)}\n`;

if (import.meta.main) {
  writeFileSync(documentFile, renderDocument(readFileSync(documentFile, 'utf8')));
  writeFileSync(schemasFile, renderSchemas());
}
