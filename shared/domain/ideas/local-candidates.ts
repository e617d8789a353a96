import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { factPatterns } from '../facts/fact-patterns.ts';
import { hasWords, matchable } from '../fields/keyword-match.ts';
import { isPromising } from '../keywords/subject-words.ts';
import { asksPrice } from '../language/composed-words.ts';
import { listTerms } from '../language/subject-terms.ts';
import { type Candidate, tellingPages, unsaidCandidate } from './candidate.ts';
import { type LocalBusiness, localBusiness } from './local-business.ts';
import { mainHeading, type PageProfile } from './page-profile.ts';
import { offerNames } from './subjects/offer-names.ts';
import { areaFolders } from './subjects/path-words.ts';
import { namesSubject } from './subjects/subject-words.ts';

const SERVICES_MAX = 3;
const STRENGTH = 3;
/** It works something out for whoever asks. */
export const calculates = new RegExp(alternatives('ideas', 'calculates'), 'iu');

const menuAddress = new RegExp(`(?:^|[/_-])(?:${alternatives('ideas', 'menuAddress')})(?:[/_.-]|$)`, 'iu');

/** A list of dishes: no one searches for the price of onion rings, and few words are its nature. */
export const isMenu = (path: string): boolean => menuAddress.test(path);

/** Pages that report or advise are no offers. */
export const reading = new RegExp(String.raw`(?:^|\/)(?:${alternatives('ideas', 'reading')})(?:\/|\.|$)`, 'i');

/** "Window cleaning in Hürth" is for people of another place. */
export const namesPlace = new RegExp(String.raw`\s(?:${alternatives('ideas', 'inPlace')})\s\p{Lu}\p{Ll}.*`, 'u');

/** Services of a local business, each with the town that its page does not name. */
export function localCandidates(pages: readonly PageProfile[]): Candidate[] {
  const business = localBusiness(pages);
  if (business === null) return [];
  const isOfTrade = offerNames(pages).isRelated;
  return (
    tellingPages(pages)
      .filter((page) => isService(page, business))
      // Rooms, rules and posts are searched with no town.
      .filter(
        ({ kind, subject, language = null }) =>
          kind == null || kind === 'local_service' || isOfTrade({ name: subject ?? '', language }),
      )
      .slice(0, SERVICES_MAX)
      .flatMap((page) => createCandidate(page, business))
  );
}

function isService(page: PageProfile, { home }: LocalBusiness): boolean {
  const { path, subject, title, headings, planned, places, kind, language = null } = page;
  const h1 = mainHeading(page);
  if (subject === null || planned || path === null || path === '/' || kind === 'home' || reading.test(path))
    return false;
  if (areaFolders.test(path)) return false;
  if (asksPrice(subject, language) || namesPlace.test(h1)) return false;
  // "Gritting Wuppertal" is for people of another town.
  if ([...places.towns, ...places.addressTowns].some((town) => town !== home && hasWords(subject, town))) return false;
  return ![subject, title ?? '', h1, headings[0] ?? ''].some((text) => hasWords(text, home));
}

function createCandidate(page: PageProfile, { home: town, homePages: pageCount }: LocalBusiness): Candidate[] {
  const { id, subject, language = null } = page;
  const terms = listTerms(subject ?? '', language);
  // "Our treatments" are a list, and no service.
  if (subject === null || factPatterns().servicesHeading.test(subject)) return [];
  if (!terms.some(namesSubject) || terms.some(isPromising)) return [];
  const name = `${subject} ${town}`;
  return [
    {
      ...unsaidCandidate(matchable(name)),
      ...{ name, language, source: 'place', strength: STRENGTH },
      pages: [{ id, count: 1 }],
      place: { town, pageCount, subject, aboutId: id },
    },
  ];
}
