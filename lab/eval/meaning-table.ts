import { type IntentCheck, intentMeasures, measureIntents } from '../../test/corpora/page-intents/measure-intents.ts';
import {
  pageIntentSiteShape,
  RECORDED_EMBEDDINGS,
  recordedVectors,
} from '../../test/corpora/page-intents/page-intent-site.ts';
import { readSets } from '../../test/corpora/sets.ts';

const shareOf = (checks: readonly IntentCheck[]): string => {
  const holds = checks.filter(({ holds: one }) => one).length;
  return checks.length === 0 ? '–' : `${Math.round((100 * holds) / checks.length)} % (${holds} of ${checks.length})`;
};

/** Pages by words and by the recorded vectors of a model: a table in Markdown. */
export function meaningTable(): string {
  const columns = readSets('page-intents', pageIntentSiteShape).flatMap(({ name, seen, cases }) =>
    (['words', RECORDED_EMBEDDINGS] as const).map((by) => ({
      head: `${name} (${seen === 'no' ? 'unseen' : 'seen'}): ${by}`,
      checks: cases.flatMap((site) => measureIntents(site, by === 'words' ? null : recordedVectors(site))),
    })),
  );
  return [
    '## Pages by their meaning',
    '',
    `| measure | ${columns.map(({ head }) => head).join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...intentMeasures.map(
      (measure) =>
        `| ${measure} | ${columns.map(({ checks }) => shareOf(checks.filter((one) => one.measure === measure))).join(' | ')} |`,
    ),
  ].join('\n');
}
