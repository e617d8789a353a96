import { seasonIn } from '../language/composed-words.ts';
import type { Language } from '../language/languages.ts';
import { type Message, message, quoted } from '../messages/message.ts';
import { nameMonth } from './name-month.ts';
import type { PageProfile } from './page-profile.ts';
import { metricCaveats } from './proposal.ts';
import type { ValidKeyword } from './validate-candidates.ts';

/** A page of so few words says its subject by the way. */
const SHORT_WORDS = 150;
/** A subject that the text says less often has a heading alone. */
const SAID_COUNT = 3;

/** Lists reasons against an idea for a keyword, and points to check before it is taken up. */
export function caveatsOfNewPage(
  keyword: ValidKeyword,
  page: PageProfile | null,
  language: Language | null,
): Message[] {
  const { source, place, price, unpriced, headings = [], count, metrics, impressions } = keyword;
  const season = seasonIn(keyword.keyword, language);
  return [
    ...(place ? [message('ideas.caveat.not-from', { town: place.town })] : []),
    ...(price ? [message('ideas.caveat.old-price')] : []),
    ...(unpriced ? [message('ideas.caveat.no-range', { subject: quoted(unpriced.subject) })] : []),
    ...(source === 'comparison' && page === null ? [message('ideas.caveat.comparison')] : []),
    ...(source === 'market' ? [message('ideas.caveat.market')] : []),
    ...(source === 'search' ? [message('ideas.caveat.search')] : []),
    ...(source === 'secondary' ? [message('ideas.caveat.secondary')] : []),
    ...(source === 'phrase' && headings.length === 0 && metrics.volume === null && impressions === null
      ? [message('ideas.caveat.turn-of-phrase')]
      : []),
    ...(source === 'phrase' && headings.length > 0 && count < SAID_COUNT ? [message('ideas.caveat.hardly-said')] : []),
    ...(page !== null && page.wordCount < SHORT_WORDS && !place
      ? [message('ideas.caveat.outgrow', { count: page.wordCount })]
      : []),
    ...(season === null ? [] : [message('ideas.caveat.season', { season: quoted(season) })]),
    ...(metrics.season === undefined ? [] : [message('ideas.caveat.month', { month: nameMonth(metrics.season) })]),
    ...(impressions !== null && metrics.volume === null ? [message('ideas.caveat.unknown-total')] : []),
    ...metricCaveats(metrics),
  ];
}
