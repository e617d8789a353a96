/** Plans briefs in a fresh process, as the first that it reads and again: milliseconds of a processor, as JSON. */
import { readFileSync } from 'node:fs';
import { planPages } from '../../shared/domain/planning/plan-pages.ts';

const LATER = 10;
const briefs = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')) as { brief: string });
const location = { countryCode: null, countryName: null, cityName: null };

const plan = (brief: string): number => {
  const before = process.cpuUsage();
  planPages({ brief, siteName: 'Site', location });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const [first = { brief: '' }] = briefs;
const firstMs = plan(first.brief);
// Each time other words, so that nothing is remembered of the brief itself.
const later = Array.from({ length: LATER }, (_, at) => plan(`${first.brief}\n\n${at}`));
process.stdout.write(JSON.stringify({ firstMs, laterMs: later.reduce((sum, one) => sum + one, 0) / LATER }));
