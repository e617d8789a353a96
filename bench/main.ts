/** `npm run bench`: the figures of this machine, as tables. Exits with 1 when one misses its target. */
import { cpus, release, type } from 'node:os';
import { bundleFigures } from './bundle-figures.ts';
import { callFigures } from './call-figures.ts';
import { processFigures } from './process-figures.ts';
import { type Figure, printFigures } from './table.ts';

const machine = `${cpus()[0]?.model ?? 'unknown processor'} × ${cpus().length}, ${type()} ${release()}, Node ${process.version}`;
process.stdout.write(`${new Date().toISOString().slice(0, 10)} · ${machine}\n`);

const parts: [string, () => Promise<Figure[]>][] = [
  ['The embedded system', processFigures],
  ['DynamoDB calls per request (in-memory engine)', callFigures],
  ['Lambda bundles (import: median of 7 fresh processes on this machine, not Lambda)', bundleFigures],
];

let missed = 0;
for (const [title, measure] of parts) {
  const figures = await measure();
  printFigures(title, figures);
  missed += figures.filter(({ ok }) => !ok).length;
}
process.stdout.write(`\n${missed === 0 ? 'Every figure meets its target.' : `${missed} missed.`}\n`);
process.exit(missed === 0 ? 0 : 1);
