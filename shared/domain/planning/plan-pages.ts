import { quoted, statementAbout, statementsOf } from './brief-text.ts';
import { offeringsIn } from './offerings.ts';
import { placesIn } from './places.ts';
import { fillPurpose, purposeTemplates } from './purpose-templates.ts';
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
  const page = (name: string, slug: string | null, template: string, subject: string, about: string): PlannedPage[] => {
    const statement = statementAbout(statements, about);
    const purpose = fillPurpose(template, subject, statement === null ? null : quoted(statement));
    return slug === null ? [] : [{ name, slug, purpose }];
  };
  const { kind, names } = offeringsIn(brief);
  const { cityNames } = placesIn(brief);
  const overview = kind === 'products' ? 'Products' : 'Services';
  const places = cityNames.length > 0 ? `: ${cityNames.slice(0, 10).join(', ')}` : '';
  const { home, offering, pricing, locations, work, guides, faq, about, contact } = purposeTemplates;
  const pages = [
    ...page('Home', HOME_SLUG, home, siteName, siteName),
    ...page(overview, slugOf(overview), purposeTemplates.overview, siteName, names.join(' ')),
    ...names.flatMap((name) => page(name, slugOf(name), offering, lowered(name), name)),
    ...(speaksOfPrices.test(brief) ? page('Pricing', 'pricing', pricing, '', 'price pricing cost') : []),
    ...(cityNames.length > 1 || speaksOfPlaces.test(brief)
      ? page('Locations', 'locations', locations, places, cityNames.join(' '))
      : []),
    ...(speaksOfWork.test(brief) ? page('Our work', 'our-work', work, '', 'projects portfolio clients') : []),
    ...page('Guides', 'guides', guides, '', names[0] ?? siteName),
    ...page('FAQ', 'faq', faq, '', 'questions'),
    ...page('About us', 'about-us', about, siteName, 'founded family team since'),
    ...page('Contact', 'contact', contact, siteName, 'contact phone email address open'),
  ];
  return pages.filter(({ slug }, at) => pages.findIndex((other) => other.slug === slug) === at);
}

const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
