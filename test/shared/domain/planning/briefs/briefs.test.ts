/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { checkPlan } from './check-plan.ts';
import { firstDozenNorth } from './first-dozen-north.ts';
import { firstDozenWest } from './first-dozen-west.ts';
import { furtherBriefs } from './further-briefs.ts';
import { germanAndEnglish } from './german-and-english.ts';
import { otherLanguages } from './other-languages.ts';
import { ownersBriefsFirst } from './owners-briefs-first.ts';
import { ownersBriefsSecond } from './owners-briefs-second.ts';
import { ownersBriefsThird } from './owners-briefs-third.ts';
import { peopleBriefsFirst } from './people-briefs-first.ts';
import { peopleBriefsSecond } from './people-briefs-second.ts';
import { secondDozenEast } from './second-dozen-east.ts';
import { secondDozenWest } from './second-dozen-west.ts';
import { sentBriefsHeld } from './sent-briefs-held.ts';
import { sentBriefsNorth } from './sent-briefs-north.ts';
import { sentBriefsWest } from './sent-briefs-west.ts';
import { toldBriefsHeld } from './told-briefs-held.ts';
import { toldBriefsNorth } from './told-briefs-north.ts';
import { toldBriefsWest } from './told-briefs-west.ts';

const share = (checks: readonly { holds: boolean }[]): number =>
  checks.filter(({ holds }) => holds).length / checks.length;

describe('plans by rules, judged by the checklist of docs/planning.md', () => {
  const cases = [
    ...germanAndEnglish,
    ...otherLanguages,
    ...furtherBriefs,
    ...firstDozenWest,
    ...firstDozenNorth,
    ...secondDozenWest,
    ...secondDozenEast,
    ...toldBriefsWest,
    ...toldBriefsNorth,
    ...toldBriefsHeld,
    ...sentBriefsWest,
    ...sentBriefsNorth,
    ...sentBriefsHeld,
    ...ownersBriefsFirst,
    ...ownersBriefsSecond,
    ...ownersBriefsThird,
    ...peopleBriefsFirst,
    ...peopleBriefsSecond,
  ];

  const checksOf = new Map(cases.map((given) => [given.title, checkPlan(given)]));

  test('121 briefs in eighteen languages keep at least 90 % of it', async ({ annotate }) => {
    const checks = [...checksOf.values()].flat();
    const missed = checks.filter(({ holds }) => !holds).map(({ line }) => line);
    await annotate(`${checks.length - missed.length} of ${checks.length} lines hold`);
    expect(new Set(cases.map(({ language }) => language)).size).toBeGreaterThanOrEqual(18);
    expect(share(checks), missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test.each(cases)('$title: at least 80 % of it', (given) => {
    const checks = checksOf.get(given.title) ?? [];
    expect(share(checks), checks.flatMap(({ line, holds }) => (holds ? [] : line)).join('\n')).toBeGreaterThanOrEqual(
      0.8,
    );
  });
});
