import { seasonIn } from '../language/composed-words.ts';
import type { Language } from '../language/languages.ts';
import type { PageProfile } from './page-profile.ts';
import { metricCaveats } from './proposal.ts';
import type { ValidKeyword } from './validate-candidates.ts';

/** A page of so few words says its subject by the way. */
const SHORT_WORDS = 150;
/** A subject that the text says less often has a heading alone. */
const SAID_COUNT = 3;

/** Lists reasons against an idea for a keyword, and points to check before it is taken up. */
export function caveatsOfNewPage(keyword: ValidKeyword, page: PageProfile | null, language: Language | null): string[] {
  const { source, place, price, unpriced, headings = [], count, metrics, impressions } = keyword;
  const season = seasonIn(keyword.keyword, language);
  return [
    ...(place && page === null
      ? [
          `A page that differs from the others only in the name ${place.town} is a doorway page: write it when there is something to say of ${place.town}.`,
        ]
      : []),
    ...(place && page !== null ? [`Leave it out if people from ${place.town} are not whom the page is for.`] : []),
    ...(price ? ['A price that is out of date does harm: somebody has to keep it current.'] : []),
    ...(unpriced ? [`Leave it out if no range can be given for "${unpriced.subject}".`] : []),
    ...(source === 'comparison' && page === null ? ['Compare only what can be checked.'] : []),
    ...(source === 'market' ? ['The site does not say it so far: check that it is offered or known here.'] : []),
    ...(source === 'search'
      ? ['The site does not say it in these words: read which page people found for it before writing.']
      : []),
    ...(source === 'secondary'
      ? ['If the page that has it as a secondary keyword is found for it already, leave it there.']
      : []),
    ...(source === 'phrase' && headings.length === 0 && metrics.volume === null && impressions === null
      ? ['No heading of the site is about it, so it may be a turn of phrase rather than a subject.']
      : []),
    ...(source === 'phrase' && headings.length > 0 && count < SAID_COUNT
      ? ['The texts hardly say it beyond the heading: there may be little to write of.']
      : []),
    ...(page !== null && page.wordCount < SHORT_WORDS && !place
      ? [
          `The page has only ${page.wordCount} words, so the section would outgrow it: a page of its own may fit better.`,
        ]
      : []),
    ...(season === null
      ? []
      : [`It is of use around "${season}" alone: publish it weeks before, and update it every year.`]),
    ...(metrics.season === undefined
      ? []
      : [`Publish it two months before ${metrics.season.month}: what is new then is not found yet.`]),
    ...(impressions !== null && metrics.volume === null ? ['How often it is searched for in all is not known.'] : []),
    ...metricCaveats(metrics),
  ];
}
