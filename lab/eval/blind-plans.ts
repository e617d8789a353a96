import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { SuggestedPage } from '../../shared/domain/planning/suggested-page.ts';
import { type Brief, briefShape } from '../../test/corpora/briefs/brief.ts';
import { readSets } from '../../test/corpora/sets.ts';
import { EvalUsageError } from './arguments.ts';
import { isEvaluated, planOf } from './plan-cases.ts';
import { openPorts, type Ports } from './ports.ts';
import { findRecorded, RECORDED_MODEL, readRecordedSets } from './recorded-cases.ts';
import { openScripted } from './scripted-model.ts';

const byRules = { MODEL_PROVIDER: 'rules' } as const;

/**
 * Writes each brief with the plan of the rules and that of the recorded model, as A and B in an order that the seed decides, for a judge who
 * does not know which is which. The key stands beside the folder, not in it.
 */
export async function writeBlindPlans(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' } },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new EvalUsageError('blind needs the folder of its plans');
  const sets = readRecordedSets();
  const key: Record<string, { a: string; b: string }> = {};
  mkdirSync(folder, { recursive: true });
  const briefs = evaluatedBriefs();
  const swapped = chooseHalf(
    values.seed,
    briefs.map(({ title }) => title),
  );
  for (const [at, brief] of briefs.entries()) {
    const recorded = findRecorded(sets, 'plans', brief.title);
    const plans = [
      { by: 'rules', text: await planText(brief, openPorts(byRules)) },
      {
        by: RECORDED_MODEL,
        text: await planText(brief, openPorts(byRules, openScripted(RECORDED_MODEL, recorded, 'right'))),
      },
    ] as const;
    const [a, b] = swapped.has(brief.title) ? [plans[1], plans[0]] : plans;
    const name = String(at + 1).padStart(2, '0');
    key[name] = { a: a.by, b: b.by };
    writeFileSync(path.join(folder, `${name}.md`), sheet(brief, a.text, b.text));
  }
  writeFileSync(`${path.resolve(folder)}-key.json`, `${JSON.stringify(key, null, 2)}\n`);
}

const evaluatedBriefs = (): Brief[] =>
  readSets('briefs', briefShape)
    .flatMap(({ cases }) => cases)
    .filter(isEvaluated);

/** Half of the titles, by chance. */
function chooseHalf(seed: string, titles: readonly string[]): ReadonlySet<string> {
  const lot = (title: string): string => createHash('sha256').update(`${seed} ${title}`).digest('hex');
  return new Set(titles.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, titles.length / 2));
}

async function planText(brief: Brief, ports: Ports): Promise<string> {
  const { described, pages } = await planOf(brief, ports);
  const place = [described.cityName, described.countryName].filter(Boolean).join(', ');
  return [`${described.name}${place === '' ? '' : ` (${place})`}`, ...pages.map(pageText)].join('\n\n');
}

const pageText = ({ name, slug, purpose, keywords }: SuggestedPage): string =>
  [`**${name}** \`/${slug}\``, purpose, keywords.length === 0 ? '' : `Keywords: ${keywords.join(', ')}`]
    .filter((line) => line !== '')
    .join('\n');

const sheet = ({ brief }: Brief, a: string, b: string): string =>
  `# The brief\n\n${brief}\n\n# Plan A\n\n${a}\n\n# Plan B\n\n${b}\n`;
