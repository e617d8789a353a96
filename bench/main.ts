/**
 * `npm run bench [-- section…]`: the figures of this machine, as tables. Exits with 1 when one misses its target.
 * Without a section it runs them all.
 */
import { cpus, release, type } from 'node:os';
import { sections } from './sections.ts';
import { printFigures } from './table.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No section ${unknown.join(', ')}. There are: ${sections.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}

const machine = `${cpus()[0]?.model ?? 'unknown processor'} × ${cpus().length}, ${type()} ${release()}, Node ${process.version}`;
process.stdout.write(`${new Date().toISOString().slice(0, 10)} · ${machine}\n`);

let missed = 0;
for (const { name, title, measure } of sections) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const figures = await measure();
  printFigures(title, figures);
  missed += figures.filter(({ ok }) => !ok).length;
}
process.stdout.write(`\n${missed === 0 ? 'Every figure meets its target.' : `${missed} missed.`}\n`);
process.exit(missed === 0 ? 0 : 1);
