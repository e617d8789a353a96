import { PURPOSE_CHARACTERS_MAX } from '../pages/limits.ts';
import { quoted, statementAbout, statementsOf } from './brief-text.ts';
import { offeringsIn } from './offerings.ts';
import { placesIn } from './places.ts';
import { HOME_SLUG, slugOf } from './slug.ts';

export interface PlannedPage {
  name: string;
  slug: string;
  purpose: string;
}

export interface PlanInput {
  brief: string;
  siteName: string;
}

const speaksOfPrices =
  /\b(?:prices?|pricing|costs?|fees?|rates?|quotes?|plans?|subscriptions?|packages?|affordable|budget)\b|[$£€]/iu;
const speaksOfPlaces =
  /\b(?:branches|locations|stores|showrooms|areas? (?:served|we serve)|offices|franchis\w{0,4})\b/iu;
const speaksOfWork = /\b(?:projects?|portfolio|case stud(?:y|ies)|clients?)\b/iu;

/**
 * The pages that a site of this brief needs, the homepage first: 6 to 14, each once, each purpose in the brief's words.
 * The same brief gives the same pages; a brief that says nothing gives the pages that every site has.
 */
export function planPages({ brief, siteName }: PlanInput): PlannedPage[] {
  const statements = statementsOf(brief);
  const says = (text: string): string => {
    const statement = statementAbout(statements, text);
    return statement === null ? '' : ` From the brief: ${quoted(statement)}`;
  };
  const page = (name: string, slug: string | null, purpose: string, about: string): PlannedPage[] =>
    slug === null
      ? []
      : [
          {
            name,
            slug,
            purpose: Array.from(`${purpose}${says(about)}`)
              .slice(0, PURPOSE_CHARACTERS_MAX)
              .join(''),
          },
        ];
  const { kind, names } = offeringsIn(brief);
  const { cityNames } = placesIn(brief);
  const overview = kind === 'products' ? 'Products' : 'Services';
  const pages = [
    ...page('Home', HOME_SLUG, `Say what ${siteName} is, whom it is for and where to go next.`, siteName),
    ...page(
      overview,
      slugOf(overview),
      `Show everything that ${siteName} offers, with a way to each of it.`,
      names.join(' '),
    ),
    ...names.flatMap((name) =>
      page(
        name,
        slugOf(name),
        `Win visitors who look for ${lowered(name)}: what it is, what it costs, how to get it.`,
        name,
      ),
    ),
    ...(speaksOfPrices.test(brief)
      ? page('Pricing', 'pricing', 'Answer what it costs before visitors have to ask.', 'price pricing cost')
      : []),
    ...(cityNames.length > 1 || speaksOfPlaces.test(brief)
      ? page(
          'Locations',
          'locations',
          `Be found where the customers are${cityNames.length > 0 ? `: ${cityNames.slice(0, 10).join(', ')}` : ''}.`,
          cityNames.join(' '),
        )
      : []),
    ...(speaksOfWork.test(brief)
      ? page('Our work', 'our-work', 'Prove the quality of the work by examples.', 'projects portfolio clients')
      : []),
    ...page(
      'Guides',
      'guides',
      'Answer the questions that customers have before they buy, and earn links.',
      names[0] ?? siteName,
    ),
    ...page(
      'FAQ',
      'faq',
      'Answer the questions that customers ask again and again, in a sentence or two each.',
      'questions',
    ),
    ...page(
      'About us',
      'about-us',
      `Earn trust: who is behind ${siteName}, since when, and why.`,
      'founded family team since',
    ),
    ...page(
      'Contact',
      'contact',
      `Make it easy to reach ${siteName}: address, hours, telephone, form.`,
      'contact phone email address open',
    ),
  ];
  return pages.filter(({ slug }, at) => pages.findIndex((other) => other.slug === slug) === at);
}

const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
