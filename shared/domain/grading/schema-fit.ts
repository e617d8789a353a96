import { endsAsQuestion } from '../language/ends-as-question.ts';
import { sitePageKinds } from '../pages/page-kind/page-kinds.ts';
import { isSubtype } from '../structured-data/schema-org-hierarchy.ts';
import type { PageReading } from './page-reading.ts';

/** A type that says what the main thing of a page is, and what the page must show for it to be true. */
interface MainType {
  readonly type: string;
  /** Search engines ignore, or penalise, markup of what visitors do not see; without a condition the words of the page decide. */
  readonly shownBy?: (page: PageReading) => boolean;
}

const asksQuestions = (page: PageReading): boolean =>
  page.subheadings.some(({ text }) => endsAsQuestion(text)) || page.sentences.some(({ text }) => endsAsQuestion(text));
const hasSteps = (page: PageReading): boolean => page.listCount > 0 || page.subheadings.length >= 2;
const listsItems = (page: PageReading): boolean => page.listCount + page.tableCount > 0 || page.links.length >= 3;

const mainTypes: readonly MainType[] = [
  ...[
    'Article',
    'Product',
    'ProductGroup',
    'Service',
    'Recipe',
    'Event',
    'JobPosting',
    'Course',
    'SoftwareApplication',
    'VideoObject',
    'Dataset',
    'LocalBusiness',
    'Book',
    'Movie',
    'ProfilePage',
    'PodcastEpisode',
    'Review',
    'MedicalWebPage',
    // A treatment, a condition or a drug that the page is about.
    'MedicalEntity',
  ].map((type) => ({ type })),
  { type: 'HowTo', shownBy: hasSteps },
  { type: 'FAQPage', shownBy: asksQuestions },
  { type: 'QAPage', shownBy: asksQuestions },
  { type: 'Question', shownBy: asksQuestions },
  { type: 'ItemList', shownBy: listsItems },
  { type: 'CollectionPage', shownBy: listsItems },
];
const identityTypes: readonly MainType[] = ['Organization', 'WebSite', 'Person'].map((type) => ({ type }));
const utilityTypes: readonly MainType[] = ['AboutPage', 'ContactPage', 'Organization', 'ProfilePage'].map((type) => ({
  type,
}));

/** Parts of the site around the page: schema.org makes a breadcrumb trail a kind of list, yet it is no one's content. */
const furniture = ['BreadcrumbList', 'WebPageElement'] as const;

/**
 * Those of the types that say what the page itself is. Breadcrumbs, navigation and, below the home page, the site's own
 * Organization and WebSite describe its surroundings; questions, steps and lists must be visible on the page (Google Search
 * Central, "General structured data guidelines": markup describes content that visitors see).
 */
export function fittingTypes(page: PageReading, types: readonly string[]): string[] {
  const wanted =
    page.kind === 'home'
      ? [...identityTypes, ...mainTypes]
      : sitePageKinds.has(page.kind)
        ? [...utilityTypes, ...mainTypes]
        : mainTypes;
  return types.filter(
    (type) =>
      !furniture.some((part) => isSubtype(type, part)) &&
      wanted.some((main) => isSubtype(type, main.type) && (main.shownBy?.(page) ?? true)),
  );
}
