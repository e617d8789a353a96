import { groupedDigits } from '../fields/grouped-digits.ts';
import type { PageHeading } from './candidate.ts';
import { type Evidence, evidence } from './idea-claims.ts';
import { capitalized, type IdeaWords } from './proposal.ts';
import type { ValidKeyword } from './validate-candidates.ts';
import { listed } from './wording.ts';

/** A keyword without a page, with its evidence. */
interface NewPageFacts {
  readonly keyword: ValidKeyword;
  /** It reads as a question. */
  readonly asks: boolean;
  readonly pathOf: (pageId: number) => string;
  /** The page that could carry the keyword itself. */
  readonly ownPath: string | null;
}

const HEADINGS_SHOWN = 2;

export function wordNewPage(facts: NewPageFacts): IdeaWords {
  return { title: wordTitle(facts), description: wordDescription(facts), evidence: collectEvidence(facts) };
}

const pageName = ({ keyword: { name, keyword } }: NewPageFacts): string => name ?? keyword;

function wordTitle(facts: NewPageFacts): string {
  const { keyword, asks, ownPath } = facts;
  const subject = `${capitalized(pageName(facts))}${asks ? '?' : ''}`;
  if (keyword.place && ownPath !== null)
    return `Name ${keyword.place.town} on the page about "${keyword.place.subject}"`;
  if (ownPath === null) return subject;
  return asks ? `Answer "${subject}" in full on ${ownPath}` : `Cover "${pageName(facts)}" on ${ownPath}`;
}

function wordDescription(facts: NewPageFacts): string {
  const { keyword, asks, ownPath } = facts;
  const { source, place, price, unpriced } = keyword;
  const name = pageName(facts);
  if (place && ownPath !== null)
    return `Put ${place.town} into the title, the first heading and the first paragraph of ${ownPath}, and say what is special there: how to reach you, who comes, which cases you see most.`;
  if (place)
    return `A page for people in ${place.town} who look for "${place.subject}": what you do there, examples from the town, and how soon you can be there.`;
  if (price || unpriced)
    return `Give the price with what it includes, what makes it higher or lower, and the date of the figures; answer in the first paragraph.`;
  if (source === 'comparison')
    return `Compare both in one table, say for whom each is the better choice, and end with one recommendation for each kind of reader.`;
  if (ownPath !== null)
    return asks
      ? `Make the answer on ${ownPath} complete under its heading, or give the question a page of its own and link to it.`
      : `Give "${name}" a section with a heading of its own on ${ownPath}, or a page of its own that this section links to.`;
  return asks
    ? `A page that answers the question in its first paragraph and explains afterwards.`
    : `A page about "${name}": what it is, for whom, and what to do next; link to it from the pages that speak of it.`;
}

/** Collects the evidence of the site, its visitors and the market; each sentence with its claims. */
function collectEvidence(facts: NewPageFacts): Evidence[] {
  const { keyword } = facts;
  const ofSite = [...sourceEvidence(facts), ...saidEvidence(facts), unnamed(keyword)];
  const ofSearch = [...seen(keyword), ...searched(keyword)];
  return ofSite.length === 1 ? [...ofSearch, ...ofSite] : [...ofSite, ...ofSearch];
}

function sourceEvidence({ keyword, pathOf }: NewPageFacts): Evidence[] {
  const { source, headings = [], place, price, unpriced, pages } = keyword;
  if (place)
    return [
      evidence(
        `${pathOf(place.aboutId)} is about "${place.subject}", and ${place.pageCount === 1 ? 'one page of the site names' : `at least ${place.pageCount} pages of the site name`} ${place.town}.`,
        { kind: 'page_about', path: pathOf(place.aboutId), text: place.subject },
        { kind: 'place', place: place.town, value: place.pageCount },
      ),
    ];
  if (price)
    return [
      evidence(
        `${pathOf(price.id)} shows a price under the heading "${price.heading}": ${price.shown}.`,
        { kind: 'heading', path: pathOf(price.id), text: price.heading },
        { kind: 'price', path: pathOf(price.id), text: price.shown },
      ),
    ];
  if (unpriced)
    return [
      evidence(
        `${pathOf(unpriced.id)} is about "${unpriced.subject}", and no price stands in its text.`,
        { kind: 'page_about', path: pathOf(unpriced.id), text: unpriced.subject },
        { kind: 'no_price', path: pathOf(unpriced.id) },
      ),
    ];
  if (source === 'question' || source === 'comparison' || headings.length > 0)
    return [headingEvidence(headings, pathOf, source)];
  if (source !== 'secondary') return [];
  const paths = pages.slice(0, HEADINGS_SHOWN).map(({ id }) => pathOf(id));
  return [
    evidence(
      `It is a secondary keyword of ${listed(paths)}.`,
      ...paths.map((path) => ({ kind: 'secondary_keyword', path, keyword: keyword.keyword }) as const),
    ),
  ];
}

const headingVerbs = { question: 'asks it', comparison: 'compares the two' } as const;

function headingEvidence(
  headings: readonly PageHeading[],
  pathOf: NewPageFacts['pathOf'],
  source: ValidKeyword['source'],
): Evidence {
  const [offered] = headings;
  if (source === 'phrase' && offered?.below !== undefined) {
    const { id, heading, below } = offered;
    return evidence(`The heading "${heading}" on ${pathOf(id)} is about it, and stands below "${below}".`, {
      kind: 'heading_below',
      path: pathOf(id),
      text: heading,
      above: below,
    });
  }
  const shown = headings.slice(0, HEADINGS_SHOWN);
  const where = listed(shown.map(({ id, heading }) => `"${heading}" on ${pathOf(id)}`));
  const verb = source === 'question' || source === 'comparison' ? headingVerbs[source] : 'is about it';
  return evidence(
    shown.length === 1 ? `The heading ${where} ${verb}.` : `The headings ${where} are about it.`,
    ...shown.map(({ id, heading }) => ({ kind: 'heading', path: pathOf(id), text: heading }) as const),
  );
}

/** Counts are of what was read: a long page may say it more often. */
function saidEvidence({ keyword, pathOf }: NewPageFacts): Evidence[] {
  const { source, count, pageCount, pages } = keyword;
  const [first] = pages;
  if (source !== 'phrase' || first === undefined || count < 2) return [];
  const name = keyword.keyword;
  if (pageCount === 1)
    return [
      evidence(`The text of ${pathOf(first.id)} says "${name}" at least ${groupedDigits(count)} times.`, {
        kind: 'said_on',
        keyword: name,
        path: pathOf(first.id),
        count,
      }),
    ];
  return [
    evidence(
      `The texts of ${pageCount} pages say "${name}" at least ${groupedDigits(count)} times, ${groupedDigits(first.count)} of them on ${pathOf(first.id)}.`,
      { kind: 'said', keyword: name, count, pages: pageCount },
      { kind: 'said_on', keyword: name, path: pathOf(first.id), count: first.count },
    ),
  ];
}

const unnamed = ({ keyword }: ValidKeyword): Evidence =>
  evidence('No page that was read has all its words in its title, first heading, address or primary keyword.', {
    kind: 'unnamed',
    keyword,
  });

const seen = ({ keyword, impressions }: ValidKeyword): Evidence[] =>
  impressions === null
    ? []
    : [
        evidence(`People saw the site ${groupedDigits(impressions)} times in 28 days for this search.`, {
          kind: 'impressions',
          keyword,
          value: impressions,
        }),
      ];

const searched = ({ keyword, metrics: { volume, season } }: ValidKeyword): Evidence[] => [
  ...(volume === null
    ? []
    : [
        evidence(`It is searched for ${groupedDigits(volume)} times a month.`, {
          kind: 'volume',
          keyword,
          value: volume,
        }),
      ]),
  ...(season === undefined
    ? []
    : [
        evidence(
          `It is searched most in ${season.month}: ${groupedDigits(season.searches)} times, and ${groupedDigits(season.typical)} in the median month.`,
          { kind: 'season', keyword, month: season.month, value: season.searches, typical: season.typical },
        ),
      ]),
];
