import { offerKinds, sitePageKinds } from '../../pages/page-kind/page-kinds.ts';
import { rulesFor } from '../../structured-data/type-rules.ts';
import { fieldAdvice, plural } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { fittingTypes } from '../schema-fit.ts';
import { clamp } from '../shares.ts';

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
const isPlainReference = (page: PageReading): boolean => page.kind === 'reference' && page.structuredData === null;

function coverage(page: PageReading): Verdict {
  const types = page.structuredData?.parsed === true ? page.structuredData.types : [];
  const checked = types.filter((type) => rulesFor(type) !== null);
  const share = isPlainReference(page)
    ? 0.5
    : page.structuredData === null
      ? 0
      : checked.length > 0
        ? 1
        : types.length > 0
          ? 0.4
          : 0.1;
  return {
    share,
    evidence:
      share === 1
        ? `The page has JSON-LD of type ${named(checked)}.`
        : page.structuredData === null
          ? 'The page has no JSON-LD.'
          : 'The JSON-LD has no type that search engines use.',
    advice: fieldAdvice(page, 'schema', {
      title: 'Add structured data',
      description: `${page.structuredData === null ? 'The page has no JSON-LD' : 'The JSON-LD has no type that search engines use'}. Describe the page as ${suitableTypes(page)}, with @context "https://schema.org".`,
      whyItMatters:
        'Structured data makes a page eligible for rich results and states in a machine-readable form who offers what.',
    }),
  };
}

function validity(page: PageReading): Verdict | null {
  if (isPlainReference(page)) return null;
  const { structuredData } = page;
  if (structuredData === null) return { share: 0, evidence: 'There is no structured data to validate.' };
  const errors = structuredData.parsed ? structuredData.validation.errors : [structuredData.message];
  return {
    share: errors.length === 0 ? 1 : structuredData.parsed ? clamp(0.4 - 0.1 * errors.length) : 0,
    evidence:
      errors.length === 0
        ? 'The structured data has no errors.'
        : `The structured data has ${plural(errors.length, 'error')}, the first: ${errors[0]}`,
    advice: fieldAdvice(page, 'schema', {
      title: 'Repair the structured data',
      description: `The structured data has ${plural(errors.length, 'error')}: ${errors.slice(0, 3).join(' ')}`,
      whyItMatters: 'Search engines leave an item with an error out of rich results.',
    }),
  };
}

function completeness(page: PageReading): Verdict | null {
  if (isPlainReference(page)) return null;
  const { structuredData } = page;
  if (structuredData?.parsed !== true || structuredData.types.length === 0)
    return { share: 0, evidence: 'There is no structured data to complete.' };
  const { warnings, errors } = structuredData.validation;
  // What recommended properties would add to a rich result is lost with the result.
  const eligible = errors.length > 0 ? 0.5 : 1;
  return {
    share: clamp(1 - warnings.length / 8) * eligible,
    evidence:
      warnings.length === 0
        ? 'Every recommended property is present.'
        : `${plural(warnings.length, 'warning')}, the first: ${warnings[0]}`,
    advice: fieldAdvice(page, 'schema', {
      title: 'Complete the structured data',
      description: `The structured data has ${plural(warnings.length, 'warning')}: ${warnings.slice(0, 3).join(' ')}`,
      whyItMatters: 'Rich results show the recommended properties: images, ratings, prices and dates.',
    }),
  };
}

function fit(page: PageReading): Verdict | null {
  if (isPlainReference(page)) return null;
  const types = page.structuredData?.parsed === true ? page.structuredData.types : [];
  const fitting = fittingTypes(page, types);
  return {
    share: fitting.length > 0 ? 1 : types.some((type) => rulesFor(type) !== null) ? 0.4 : 0,
    evidence:
      fitting.length > 0
        ? `${named(fitting)} fits the page.`
        : types.length === 0
          ? 'There is no type to compare with the page.'
          : `${named(types)} does not say what the page itself is.`,
    advice: fieldAdvice(page, 'schema', {
      title: 'Use the type that fits the page',
      description: `${types.length === 0 ? 'No type is declared' : `${named(types)} alone does not say what the page is`}. Add ${suitableTypes(page)}.`,
      whyItMatters:
        'Rich results depend on the type of the main item of the page. Breadcrumbs and data about the site do not replace it.',
    }),
  };
}

function suitableTypes(page: PageReading): string {
  if (page.kind === 'home') return 'Organization and WebSite';
  if (sitePageKinds.has(page.kind)) return 'AboutPage or ContactPage with the Organization';
  if (page.kind === 'reference') return 'TechArticle';
  if (offerKinds.has(page.kind)) return 'Product, Service or LocalBusiness, whichever is offered';
  const asksQuestions = page.subheadings.filter(({ text }) => /[?？]\s*$/.test(text)).length >= 3;
  return asksQuestions
    ? 'Article, and FAQPage for its questions'
    : 'Article, or as a more specific type for what it presents';
}

function named(types: readonly string[]): string {
  return [...new Set(types)].slice(0, 4).join(', ');
}
