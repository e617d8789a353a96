/**
 * `npm run generate [name…]`: writes the files that are made from others and are checked in. Without a name all but those that run the
 * system or the tests. A test fails where one of them is out of date.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { labIsMissing } from './lab-installed.ts';

interface Generated {
  name: string;
  /** The programs that write it, one after the other. */
  programs: readonly string[];
  /** Biome formats this afterwards. */
  format?: string;
  needsLab?: true;
  onlyByName?: true;
}

const generated: readonly Generated[] = [
  { name: 'examples', programs: ['lab/bench/record-examples.ts'], format: 'docs/examples', onlyByName: true },
  { name: 'openapi', programs: ['scripts/generate-openapi.ts', 'scripts/client/generate.ts'] },
  { name: 'client', programs: ['lab/client/generate-schema.ts'], needsLab: true },
  { name: 'mcp', programs: ['scripts/client/mcp-document.ts'], format: 'docs/mcp-tools.json' },
  { name: 'issues', programs: ['scripts/issues/write-document.ts'] },
  { name: 'state-changes', programs: ['scripts/state-changes/main.ts'] },
  { name: 'results', programs: ['scripts/tests/write-results.ts'], format: 'docs/results', onlyByName: true },
];

async function run(command: string, args: readonly string[]): Promise<boolean> {
  const [code] = (await once(spawn(command, args, { stdio: 'inherit' }), 'close')) as [number | null];
  return code === 0;
}

async function write({ programs, format }: Generated): Promise<boolean> {
  for (const program of programs) if (!(await run(process.execPath, [program]))) return false;
  return format === undefined || (await run('biome', ['format', '--write', format]));
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !generated.some((one) => one.name === name));
if (unknown.length > 0) {
  process.stderr.write(`usage: npm run generate -- [${generated.map(({ name }) => name).join(' | ')}] …\n`);
  process.exit(2);
}
let failed = false;
for (const one of generated) {
  if (wanted.length > 0 ? !wanted.includes(one.name) : one.onlyByName) continue;
  const missing = one.needsLab ? labIsMissing() : null;
  const isWritten = missing === null && (await write(one));
  process.stdout.write(
    `${isWritten ? 'written' : 'NOT written'}: ${one.name}${missing === null ? '' : ` (${missing})`}\n`,
  );
  failed ||= !isWritten;
}
process.exit(failed ? 1 : 0);
