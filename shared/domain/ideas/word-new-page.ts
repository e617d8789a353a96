import { type Message, message, quoted, type Said } from '../messages/message.ts';
import type { PageHeading } from './candidate.ts';
import { type Evidence, evidence } from './idea-claims.ts';
import { nameMonth } from './name-month.ts';
import { capitalized, type IdeaWords } from './proposal.ts';
import type { ValidKeyword } from './validate-candidates.ts';

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

function wordTitle(facts: NewPageFacts): Said {
  const { keyword, asks, ownPath } = facts;
  const subject = `${capitalized(pageName(facts))}${asks ? '?' : ''}`;
  if (keyword.place && ownPath !== null)
    return message('ideas.new.place-title', { town: keyword.place.town, subject: quoted(keyword.place.subject) });
  if (ownPath === null) return subject;
  return asks
    ? message('ideas.new.answer-title', { question: quoted(subject), path: ownPath })
    : message('ideas.new.cover-title', { name: quoted(pageName(facts)), path: ownPath });
}

function wordDescription(facts: NewPageFacts): Message {
  const { keyword, asks, ownPath, pathOf } = facts;
  const { source, place, price, unpriced } = keyword;
  const name = quoted(pageName(facts));
  if (place) return message('ideas.new.place-on-page', { town: place.town, path: pathOf(place.aboutId) });
  if (price || unpriced) return message('ideas.new.price');
  if (source === 'comparison') return message('ideas.new.comparison');
  if (ownPath !== null)
    return asks
      ? message('ideas.new.answer-on-page', { path: ownPath })
      : message('ideas.new.section', { name, path: ownPath });
  return asks ? message('ideas.new.answer') : message('ideas.new.page', { name });
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
        'ideas.evidence.place',
        { path: pathOf(place.aboutId), subject: quoted(place.subject), count: place.pageCount, town: place.town },
        { kind: 'page_about', path: pathOf(place.aboutId), text: place.subject },
        { kind: 'place', place: place.town, value: place.pageCount },
      ),
    ];
  if (price)
    return [
      evidence(
        'ideas.evidence.price',
        { path: pathOf(price.id), heading: quoted(price.heading), price: price.shown },
        { kind: 'heading', path: pathOf(price.id), text: price.heading },
        { kind: 'price', path: pathOf(price.id), text: price.shown },
      ),
    ];
  if (unpriced)
    return [
      evidence(
        'ideas.evidence.unpriced',
        { path: pathOf(unpriced.id), subject: quoted(unpriced.subject) },
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
      'ideas.evidence.secondary',
      { paths: { items: paths, more: 0 } },
      ...paths.map((path) => ({ kind: 'secondary_keyword', path, keyword: keyword.keyword }) as const),
    ),
  ];
}

function headingEvidence(
  headings: readonly PageHeading[],
  pathOf: NewPageFacts['pathOf'],
  source: ValidKeyword['source'],
): Evidence {
  const [offered] = headings;
  if (source === 'phrase' && offered?.below !== undefined) {
    const { id, heading, below } = offered;
    const values = { heading: quoted(heading), path: pathOf(id), above: quoted(below) };
    return evidence('ideas.evidence.heading-below', values, {
      kind: 'heading_below',
      path: pathOf(id),
      text: heading,
      above: below,
    });
  }
  const shown = headings.slice(0, HEADINGS_SHOWN);
  const headingsOn = shown.map(({ id, heading }) =>
    message('ideas.evidence.heading-on', { heading: quoted(heading), path: pathOf(id) }),
  );
  const list = { items: headingsOn, more: 0 };
  return evidence(
    shown.length === 1 ? 'ideas.evidence.heading' : 'ideas.evidence.headings',
    shown.length === 1 ? { heading: list, verb: source } : { headings: list },
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
      evidence(
        'ideas.evidence.said-on',
        { path: pathOf(first.id), name: quoted(name), count },
        { kind: 'said_on', keyword: name, path: pathOf(first.id), count },
      ),
    ];
  return [
    evidence(
      'ideas.evidence.said',
      { pages: pageCount, name: quoted(name), count, first: first.count, path: pathOf(first.id) },
      { kind: 'said', keyword: name, count, pages: pageCount },
      { kind: 'said_on', keyword: name, path: pathOf(first.id), count: first.count },
    ),
  ];
}

const unnamed = ({ keyword }: ValidKeyword): Evidence =>
  evidence('ideas.evidence.unnamed', undefined, { kind: 'unnamed', keyword });

const seen = ({ keyword, impressions }: ValidKeyword): Evidence[] =>
  impressions === null
    ? []
    : [evidence('ideas.evidence.seen', { count: impressions }, { kind: 'impressions', keyword, value: impressions })];

const searched = ({ keyword, metrics: { volume, season } }: ValidKeyword): Evidence[] => [
  ...(volume === null
    ? []
    : [evidence('ideas.evidence.searched', { count: volume }, { kind: 'volume', keyword, value: volume })]),
  ...(season === undefined
    ? []
    : [
        evidence(
          'ideas.evidence.season',
          { month: nameMonth(season), count: season.searches, typical: season.typical },
          { kind: 'season', keyword, month: season.month, value: season.searches, typical: season.typical },
        ),
      ]),
];
