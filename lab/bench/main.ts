/**
 * `npm run bench [-- section…]`: the figures of this machine, as tables. Exits with 1 when one misses its target.
 * `profile crawl|request|analysis` shows where processor time goes. Without a section it measures all but those, `render` (it needs
 * the optional packages), `crawl-large` (it takes minutes), `soak` (an hour), and `peers`, which installs packages into a temporary folder.
 *
 *     --json FILE      writes the figures, for a later --compare
 *     --compare FILE   prints the ratio of every number to that of an earlier --json
 *     --markdown FILE  replaces the figures of a page such as docs/results/benchmarks.md
 *     --minutes N      how long `soak` takes; an hour when left out
 *     --sites N        how many sites of a shape `cost` runs at most; the names of its figures say so
 */
import { cpus, release, type } from 'node:os';
import { parseArgs } from 'node:util';
import { labIsMissing } from '../../scripts/lab-installed.ts';
import { comparison, type Report, readReport, writeMarkdown, writeReport } from './report.ts';
import { sections } from './sections.ts';
import { printFigures } from './table.ts';

const text = { type: 'string' } as const;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: text, compare: text, markdown: text, minutes: text, sites: text },
});
// `profile crawl` is the section `profile-crawl`.
const [first, ...others] = positionals;
const wanted = first === 'profile' ? others.map((name) => `profile-${name}`) : positionals;
const unknown = wanted.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No section ${unknown.join(', ')}. There are: ${sections.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}
// Read before anything is measured: a wrong file is reported at once.
const earlier = options.compare === undefined ? null : await readReport(options.compare);

const report: Report = {
  measuredAt: new Date().toISOString(),
  machine: `${cpus()[0]?.model ?? 'unknown processor'} × ${cpus().length}, ${type()} ${release()}, Node ${process.version}`,
  sections: [],
};
process.stdout.write(`${report.measuredAt.slice(0, 10)} · ${report.machine}\n`);
for (const { name, title, measure, needsLab = false, onlyByName = false } of sections) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyByName) continue;
  const missing = needsLab ? labIsMissing() : null;
  if (missing !== null) {
    process.stdout.write(`\nLeft out ${name}: ${missing}\n`);
    continue;
  }
  const figures = await measure({
    ...(options.minutes === undefined ? {} : { minutes: Number(options.minutes) }),
    ...(options.sites === undefined ? {} : { sites: Number(options.sites) }),
  });
  printFigures(title, figures);
  report.sections.push({ name, title, figures });
  // After every section, so that one which fails loses none of those before it.
  if (options.json !== undefined) await writeReport(options.json, report);
  if (options.markdown !== undefined) await writeMarkdown(options.markdown, report);
}
if (earlier) for (const { title, figures } of comparison(earlier, report)) printFigures(title, figures);

const missed = report.sections.flatMap(({ figures }) => figures).filter(({ ok }) => !ok).length;
process.stdout.write(`\n${missed === 0 ? 'Every figure meets its target.' : `${missed} missed.`}\n`);
process.exit(missed === 0 ? 0 : 1);
