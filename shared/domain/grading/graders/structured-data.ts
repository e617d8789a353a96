import { DEFAULT_LANGUAGE } from '../../../language-data/messages/read-messages.ts';
import { findMessages, renderEnglish } from '../../messages/render-message.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import { rulesFor } from '../../structured-data/rules-for-type.ts';
import { wordValidation } from '../../structured-data/word-validation.ts';
import { fieldAdvice } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { fittingTypes } from '../schema-fit.ts';
import { clamp } from '../shares.ts';
import { type ClaimedText, claim, plural, say } from '../statement.ts';

export const structuredDataGrader: ComponentGrader = {
  componentType: 'structured_data',
  criteria: {
    schema_coverage: coverage,
    schema_validity: validity,
    schema_completeness: completeness,
    schema_fit: fit,
  },
};

/** Search engines show no rich result for documentation, so a reference without markup lacks less than other pages do. */
const isPlainReference = (page: PageReading): boolean =>
  page.kind === 'reference' && page.structuredData === null && markupTypes(page).length === 0;

/** Types that microdata and RDFa give, which search engines read as they read JSON-LD. */
const markupTypes = (page: PageReading): string[] => [
  ...new Set(page.signals.markupItems.flatMap(({ types }) => types)),
];

const jsonLdTypes = (page: PageReading): readonly string[] =>
  page.structuredData?.parsed === true ? page.structuredData.types : [];

/** How the page has the structured data that it has: "JSON-LD and microdata". */
function describeFormats(page: PageReading): string {
  const formats = new Set(page.signals.markupItems.map(({ format }) => (format === 'rdfa' ? 'RDFa' : 'microdata')));
  return [...(page.structuredData === null ? [] : ['JSON-LD']), ...formats].join(' and ');
}

function coverage(page: PageReading): Verdict {
  const types = [...jsonLdTypes(page), ...markupTypes(page)];
  const checked = types.filter((type) => rulesFor(type) !== null);
  // Unreadable data has a type, perhaps, and is reported as an error.
  if (page.structuredData?.parsed === false && markupTypes(page).length === 0)
    return {
      share: 0.1,
      evidence: say`The JSON-LD of the page cannot be read: ${problem(renderEnglish(page.structuredData.message))}`,
    };
  const forms = describeFormats(page);
  const share = isPlainReference(page) ? 0.5 : forms === '' ? 0 : checked.length > 0 ? 1 : types.length > 0 ? 0.4 : 0.1;
  const lack =
    forms === ''
      ? claim('The page has no structured data that says what it is', { kind: 'missing', of: 'structured_data' })
      : claim(`The page has ${forms} without a type that search engines use`, { kind: 'json_ld_types', value: types });
  return {
    share,
    evidence: checked.length > 0 ? say`The page has ${forms} of type ${named(checked)}.` : say`${lack}.`,
    advice: fieldAdvice(page, 'schema', {
      title: 'Add structured data',
      description: say`${lack}. Describe the page as ${suitableTypes(page)}, with @context "https://schema.org".`,
      whyItMatters:
        'Structured data makes a page eligible for rich results and states in a machine-readable form who offers what.',
    }),
  };
}

function validity(page: PageReading): Verdict | null {
  if (isPlainReference(page)) return null;
  const { structuredData } = page;
  // Microdata and RDFa were not checked, so nothing is said of their gaps.
  if (structuredData === null && markupTypes(page).length > 0) return null;
  if (structuredData === null) return { share: 0, evidence: say`${noJsonLd} to check.` };
  const invalid = (structuredData.parsed ? structuredData.validation.errors : [structuredData.message]).map(
    renderEnglish,
  );
  const errors = [...invalid, ...page.signals.contradictions];
  return {
    share: errors.length === 0 ? 1 : structuredData.parsed ? clamp(0.4 - 0.1 * errors.length) : 0,
    evidence:
      errors.length === 0
        ? claim('The structured data has no errors.', { kind: 'valid_json_ld', value: true })
        : say`The structured data has ${plural(countMessages(errors), 'error')}, the first: ${problem(errors[0])}`,
    advice: fieldAdvice(page, 'schema', {
      title: 'Repair the structured data',
      description: say`The structured data has ${listed(errors, 'error')}${problems(errors)}`,
      whyItMatters: 'Search engines leave an item with an error out of rich results.',
    }),
  };
}

function completeness(page: PageReading): Verdict | null {
  if (isPlainReference(page)) return null;
  const { structuredData } = page;
  if (structuredData === null && markupTypes(page).length > 0) return null;
  if (structuredData?.parsed !== true || structuredData.types.length === 0)
    return { share: 0, evidence: say`${noObject} to complete.` };
  const { warnings, errors } = wordValidation(structuredData.validation, findMessages(DEFAULT_LANGUAGE));
  // Recommended properties add nothing to a rich result that is lost.
  const eligible = errors.length > 0 ? 0.5 : 1;
  return {
    share: clamp(1 - warnings.length / 8) * eligible,
    evidence:
      warnings.length === 0
        ? claim('No recommended property is missing.', { kind: 'valid_json_ld', value: true })
        : say`${plural(countMessages(warnings), 'warning')}, the first: ${problem(warnings[0])}`,
    advice: fieldAdvice(page, 'schema', {
      title: 'Complete the structured data',
      description: say`The structured data has ${listed(warnings, 'warning')}${problems(warnings)}`,
      whyItMatters: 'Rich results show the recommended properties: images, ratings, prices and dates.',
    }),
  };
}

function fit(page: PageReading): Verdict | null {
  if (isPlainReference(page)) return null;
  const types = [...jsonLdTypes(page), ...markupTypes(page)];
  const fitting = fittingTypes(page, types);
  return {
    share: fitting.length > 0 ? 1 : types.some((type) => rulesFor(type) !== null) ? 0.4 : 0,
    evidence:
      fitting.length > 0
        ? say`The type ${named(fitting)} says what the page is.`
        : types.length === 0
          ? say`${noType} that could say what the page is.`
          : say`${named(types)} ${agreeVerb(types)} not say what the page itself is.`,
    advice: fieldAdvice(page, 'schema', {
      title: 'Use the type that fits the page',
      description: say`${types.length === 0 ? noType : say`${named(types)} alone ${agreeVerb(types)} not say what the page is`}. Add ${suitableTypes(page)}.`,
      whyItMatters:
        'Rich results depend on the type of the main item of the page. Breadcrumbs and data about the site do not replace it.',
    }),
  };
}

const typesOfKind: Readonly<Partial<Record<PageKind, string>>> = {
  home: 'Organization, or LocalBusiness where customers come to a place, and WebSite',
  about: 'AboutPage with the Organization',
  contact: 'ContactPage with the Organization',
  legal: 'WebPage with the Organization as its publisher',
  utility: 'WebPage',
  reference: 'TechArticle',
  product: 'Product with its offers',
  category: 'CollectionPage with an ItemList of what it lists',
  local_service: 'Service or LocalBusiness, whichever the page is about',
  recipe: 'Recipe with its ingredients and steps',
  forum: 'QAPage, or FAQPage where the publisher gives all answers',
  event: 'Event with its place and time',
  job: 'JobPosting',
  news: 'NewsArticle',
};

function suitableTypes(page: PageReading): string {
  const types = typesOfKind[page.kind];
  if (types !== undefined) return types;
  const asksQuestions = page.subheadings.filter(({ text }) => /[?？]\s*$/.test(text)).length >= 3;
  return asksQuestions
    ? 'Article, and FAQPage for its questions'
    : 'Article, or a more specific type that fits what it presents';
}

function named(types: readonly string[]) {
  const value = [...new Set(types)].slice(0, 4);
  return claim(value.join(', '), { kind: 'json_ld_types', value });
}

const agreeVerb = (types: readonly string[]): string => (new Set(types).size > 1 ? 'do' : 'does');

const noJsonLd = claim('There is no structured data', { kind: 'missing', of: 'json_ld' });
const noObject = claim('There is no structured data with a type', { kind: 'json_ld_types', value: [] });
const noType = claim('There is no structured data with a type', { kind: 'json_ld_types', value: [] });

/** The list of messages is cut, and says how many it leaves out. */
const countMessages = (messages: readonly string[]): number => {
  const more = messages.map((message) => /^(\d+) more are not listed\.$/.exec(message)?.[1]).find(Boolean);
  return more === undefined ? messages.length : messages.length - 1 + Number(more);
};

const problem = (message = '') => claim(message, { kind: 'json_ld_problem', value: message });

/** "5 errors, of which these are the first three: ". */
function listed(messages: readonly string[], noun: string): string {
  const all = countMessages(messages);
  return `${plural(all, noun)}${all > SHOWN_MAX ? ', the first three: ' : ': '}`;
}

const SHOWN_MAX = 3;

/** The first three messages. */
const problems = (messages: readonly string[]): ClaimedText =>
  messages.slice(1, SHOWN_MAX).reduce((before, one) => say`${before} ${problem(one)}`, problem(messages[0]));
