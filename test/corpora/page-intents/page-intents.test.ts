import { describe, expect, test } from 'vitest';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { intentMeasures, measureIntents } from './measure-intents.ts';
import { pageIntentSiteShape, recordedVectors } from './page-intent-site.ts';

const sets = readSets('page-intents', pageIntentSiteShape);

describe.each(sets)('of the sites of $name', (set) => {
  const byMeaning = set.cases.flatMap((site) => measureIntents(site, recordedVectors(site)));
  const byWords = set.cases.flatMap((site) => measureIntents(site, null));
  const shareOf = (checks: typeof byWords, measure: string): number => {
    const ofMeasure = checks.filter((check) => check.measure === measure);
    return ofMeasure.filter(({ holds }) => holds).length / Math.max(1, ofMeasure.length);
  };

  test('links and topics by the recorded vectors are those of an editor', () => {
    expectFloor(set, 'links and topics by meaning', byMeaning);
  });

  test.each(intentMeasures)('%s no less often by meaning than by words', (measure) => {
    expect(shareOf(byMeaning, measure)).toBeGreaterThanOrEqual(shareOf(byWords, measure));
  });
});
