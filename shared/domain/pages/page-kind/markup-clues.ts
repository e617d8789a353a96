import { message } from '../../messages/message.ts';
import { isSubtype } from '../../structured-data/schema-org-hierarchy.ts';
import type { Clue, MarkupEvidence } from './clue.ts';
import type { PageKind } from './page-kinds.ts';

interface TypeRule {
  readonly type: string;
  readonly kind: PageKind;
  readonly weight: number;
  /** The kind of a page that has several of them. */
  readonly several?: PageKind;
}

/** The closest rule counts: a NewsArticle is an Article too. In the order of how close they are. */
const typeRules: readonly TypeRule[] = [
  { type: 'Recipe', kind: 'recipe', weight: 7, several: 'category' },
  { type: 'JobPosting', kind: 'job', weight: 7, several: 'category' },
  { type: 'QAPage', kind: 'forum', weight: 7 },
  { type: 'DiscussionForumPosting', kind: 'forum', weight: 7 },
  { type: 'FAQPage', kind: 'forum', weight: 2 },
  { type: 'ContactPage', kind: 'contact', weight: 6 },
  { type: 'AboutPage', kind: 'about', weight: 6 },
  { type: 'ProfilePage', kind: 'about', weight: 3 },
  { type: 'CheckoutPage', kind: 'utility', weight: 6 },
  { type: 'SearchResultsPage', kind: 'utility', weight: 6 },
  { type: 'CollectionPage', kind: 'category', weight: 5 },
  { type: 'OfferCatalog', kind: 'category', weight: 4 },
  { type: 'TechArticle', kind: 'reference', weight: 6 },
  { type: 'APIReference', kind: 'reference', weight: 6 },
  { type: 'DefinedTerm', kind: 'reference', weight: 4 },
  { type: 'NewsArticle', kind: 'news', weight: 6, several: 'category' },
  { type: 'LiveBlogPosting', kind: 'news', weight: 6 },
  { type: 'Article', kind: 'article', weight: 5, several: 'category' },
  { type: 'HowTo', kind: 'article', weight: 4 },
  { type: 'ProductGroup', kind: 'product', weight: 6, several: 'category' },
  { type: 'Product', kind: 'product', weight: 5, several: 'category' },
  { type: 'SoftwareApplication', kind: 'product', weight: 3 },
  { type: 'Event', kind: 'event', weight: 5, several: 'category' },
  { type: 'Service', kind: 'local_service', weight: 5 },
  { type: 'MedicalProcedure', kind: 'local_service', weight: 5 },
  // Business sites describe the business on every page.
  { type: 'LocalBusiness', kind: 'local_service', weight: 2 },
  { type: 'ItemList', kind: 'category', weight: 2 },
];

/** Programs that publish recipes and questions publish them as articles too: what a page describes says more than how it was published. */
const distinctTypes = ['Recipe', 'JobPosting', 'QAPage', 'DiscussionForumPosting'] as const;

/** Lists of links to the page's own surroundings. */
const surroundings = ['BreadcrumbList', 'WebPageElement'] as const;
/** As many items of one type are a list of them. */
const SEVERAL = 3;

const openGraphKinds: readonly (readonly [RegExp, PageKind, number])[] = [
  // Content systems write it on every page but the first one.
  [/^article$/, 'article', 2],
  [/^(?:og:)?product(?:\.item)?$/, 'product', 4],
];

/** Programs that make manuals, and forums. */
const generatorKinds: readonly (readonly [RegExp, PageKind])[] = [
  [
    /\b(?:sphinx|mkdocs|doxygen|docusaurus|docbook|vitepress|gitbook|javadoc|mediawiki|asciidoctor|rustdoc|pdoc)\b/i,
    'reference',
  ],
  [/\b(?:discourse|phpbb|vbulletin|xenforo|smf|mybb|flarum)\b/i, 'forum'],
];

/** Reads clues from the page's markup. */
export function markupClues(markup: MarkupEvidence): Clue[] {
  const { itemTypes, openGraphType, generator } = markup;
  const clues = typeClues(itemTypes);
  const isDistinct = itemTypes.some((type) => distinctTypes.some((known) => isSubtype(type, known)));
  for (const [pattern, kind, weight] of openGraphKinds)
    if (openGraphType !== null && pattern.test(openGraphType.trim().toLowerCase()))
      clues.push({ kind, weight, sentence: message('kinds.og-type', { type: openGraphType.trim().toLowerCase() }) });
  for (const [pattern, kind] of generatorKinds) {
    const name = generator === null ? undefined : pattern.exec(generator)?.[0];
    if (name !== undefined) clues.push({ kind, weight: 4, sentence: message('kinds.generator', { name }) });
  }
  return isDistinct ? clues.filter(({ kind }) => kind !== 'article') : clues;
}

function typeClues(types: readonly string[]): Clue[] {
  const counts = new Map<TypeRule, { count: number; name: string }>();
  for (const type of types) {
    if (surroundings.some((part) => isSubtype(type, part))) continue;
    const rule = typeRules.find((known) => isSubtype(type, known.type));
    if (rule !== undefined) counts.set(rule, { count: (counts.get(rule)?.count ?? 0) + 1, name: type });
  }
  return [...counts].map(([{ kind, weight, several }, { count, name }]): Clue => {
    const isList = several !== undefined && count >= SEVERAL;
    return {
      kind: isList ? several : kind,
      weight,
      sentence: isList ? message('kinds.types', { count, type: name }) : message('kinds.type', { type: name }),
    };
  });
}
