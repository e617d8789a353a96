import * as z from 'zod';
import { matchable } from '../../shared/domain/fields/keyword-match.ts';
import { isQuotedFrom, quotable } from '../../shared/domain/model-prompts/quoted-evidence.ts';
import { lettersOfCountry } from '../../shared/domain/places/places.ts';
import { type Brief, briefShape } from '../../test/corpora/briefs/brief.ts';
import { isNamed, isPlanned } from '../../test/corpora/briefs/planned-pages.ts';
import { readSets } from '../../test/corpora/sets.ts';
import { lastAnswer } from './model-call.ts';
import type { EvalCase, LabelCheck, Outcome } from './outcome.ts';
import type { Ports } from './ports.ts';

/** A row of the table; rules have no keywords of a model. */
export const KEYWORDS_KEPT = 'keywords of the model that are kept';
const QUOTED_KEPT = 'pages of the model that the brief is quoted for are kept';

/** Plans of the briefs that say which pages they ask for, and of what they want none. */
export const planCases = (): EvalCase[] =>
  readSets('briefs', briefShape)
    .flatMap(({ cases }) => cases)
    .filter(isEvaluated)
    .map((brief) => ({ title: brief.title, run: (ports) => runPlan(brief, ports) }));

export const isEvaluated = ({ asked, denied }: Brief): boolean => asked !== undefined || denied !== undefined;

/** The site and its pages, as the product plans them. */
export async function planOf({ brief }: Brief, { planner }: Ports) {
  const described = await planner.describe({ brief });
  const { countryCode, countryName, cityName, name: siteName } = described;
  const input = { brief, siteName, location: { countryCode, countryName, cityName } };
  const { pages } = await planner.planPages(input, { mayFallBack: true });
  return { described, pages };
}

async function runPlan(expected: Brief, ports: Ports): Promise<Outcome> {
  const { title, language } = expected;
  const { calls } = ports;
  const { described, pages } = await planOf(expected, ports);
  const { countryCode, cityName, name: siteName } = described;
  const country = countryCode === null ? null : lettersOfCountry(countryCode);
  const check = (measure: string, line: string, holds: boolean): LabelCheck => ({
    measure,
    line: `${title}: ${line}`,
    holds,
  });
  const checks = [
    ...(expected.asked ?? []).map(({ quote, names }) =>
      check('pages that the brief asks for are planned', quote, isPlanned(pages, names, language)),
    ),
    ...(expected.denied ?? []).map(({ quote, never }) =>
      check(
        'pages that it does not want are absent',
        quote,
        !pages.some(({ name }) => new RegExp(never, 'iu').test(name)),
      ),
    ),
    ...(expected.name === null ? [] : [check('name of the site', siteName, isNamed(expected.name, siteName))]),
    ...(expected.country === null ? [] : [check('country', country ?? 'none', country === expected.country)]),
    check('city, or none', cityName ?? 'none', isNamed(expected.city, cityName)),
  ];
  const written = readPages(lastAnswer(calls, 'plan-pages'));
  const keywords = new Set(pages.flatMap((page) => page.keywords));
  const byModel = pages.filter(({ basis }) => basis !== 'rules');
  const isWorded = (wordedBy: string): boolean => calls.some(({ model }) => model === wordedBy);
  return {
    checks: [
      ...checks,
      ...written
        .filter(({ brief_words: quote }) => quote !== '' && isQuotedFrom(quote, quotable(expected.brief)))
        .map(({ name, slug }) =>
          check(
            QUOTED_KEPT,
            name,
            pages.some((page) => page.slug === slug || page.name === name),
          ),
        ),
      ...written.flatMap((page) =>
        page.keywords.map((keyword) => check(KEYWORDS_KEPT, keyword, keywords.has(matchable(keyword)))),
      ),
    ],
    // A page and its purpose count apart.
    written: 2 * written.length,
    kept: byModel.length + byModel.filter(({ wordedBy }) => isWorded(wordedBy)).length,
    shown: [siteName, ...pages.flatMap(({ name, purpose, keywords }) => [name, purpose, ...keywords])],
  };
}

const answerSchema = z.object({
  pages: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      brief_words: z.string().default(''),
      keywords: z.array(z.string()).default([]),
    }),
  ),
});
const readPages = (answer: unknown) => answerSchema.safeParse(answer).data?.pages ?? [];
