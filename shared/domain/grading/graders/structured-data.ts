import { type Message, message } from '../../messages/message.ts';
import { renderEnglish } from '../../messages/render-message.ts';
import { rulesFor } from '../../structured-data/rules-for-type.ts';
import { adviceWords, fieldAdvice } from '../advice.ts';
import type { Claim } from '../claims.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { fittingTypes } from '../schema-fit.ts';
import { clamp } from '../shares.ts';
import { claim, say } from '../statement.ts';

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

/** How the page has the structured data that it has: "JSON-LD and microdata". Null where it has none. */
function describeFormats({ structuredData, signals }: PageReading): Message | null {
  const formats = new Set(signals.markupItems.map(({ format }) => (format === 'rdfa' ? 'rdfa' : 'microdata')));
  const [first = null, ...others] = [...(structuredData === null ? [] : (['json-ld'] as const)), ...formats].map(
    (format) => message(`grading.schema.${format}`),
  );
  return first && others.reduce((before, last) => message('grading.schema.and', { before, last }), first);
}

function coverage(page: PageReading): Verdict {
  const types = [...jsonLdTypes(page), ...markupTypes(page)];
  const checked = types.filter((type) => rulesFor(type) !== null);
  // Unreadable data has a type, perhaps, and is reported as an error.
  if (page.structuredData?.parsed === false && markupTypes(page).length === 0)
    return {
      share: 0.1,
      evidence: say('grading.schema_coverage.unreadable', { problem: problem(page.structuredData.message) }),
    };
  const formats = describeFormats(page);
  const share = isPlainReference(page)
    ? 0.5
    : formats === null
      ? 0
      : checked.length > 0
        ? 1
        : types.length > 0
          ? 0.4
          : 0.1;
  const lack =
    formats === null
      ? say('grading.schema_coverage.missing', {}, { kind: 'missing', of: 'structured_data' })
      : say('grading.schema_coverage.no-type', { formats }, { kind: 'json_ld_types', value: types });
  return {
    share,
    evidence:
      formats !== null && checked.length > 0
        ? say('grading.schema_coverage.evidence', { formats, types: named(checked) })
        : lack,
    advice: fieldAdvice(page, 'schema', adviceWords('schema_coverage', { lack, types: suitableTypes(page) })),
  };
}

function validity(page: PageReading): Verdict | null {
  if (isPlainReference(page)) return null;
  const { structuredData } = page;
  // Microdata and RDFa were not checked, so nothing is said of their gaps.
  if (structuredData === null && markupTypes(page).length > 0) return null;
  if (structuredData === null)
    return { share: 0, evidence: say('grading.schema_validity.none', {}, { kind: 'missing', of: 'json_ld' }) };
  const invalid = structuredData.parsed ? structuredData.validation.errors : [structuredData.message];
  const errors = [...invalid, ...page.signals.contradictions];
  return {
    share: errors.length === 0 ? 1 : structuredData.parsed ? clamp(0.4 - 0.1 * errors.length) : 0,
    evidence:
      errors.length === 0
        ? say('grading.schema_validity.good', {}, { kind: 'valid_json_ld', value: true })
        : say('grading.schema_validity.evidence', { n: countMessages(errors), problem: problem(errors[0]) }),
    advice: fieldAdvice(page, 'schema', adviceWords('schema_validity', listed(errors))),
  };
}

function completeness(page: PageReading): Verdict | null {
  if (isPlainReference(page)) return null;
  const { structuredData } = page;
  if (structuredData === null && markupTypes(page).length > 0) return null;
  if (structuredData?.parsed !== true || structuredData.types.length === 0)
    return { share: 0, evidence: say('grading.schema_completeness.none', {}, noType) };
  const { warnings, errors } = structuredData.validation;
  // Recommended properties add nothing to a rich result that is lost.
  const eligible = errors.length > 0 ? 0.5 : 1;
  return {
    share: clamp(1 - warnings.length / 8) * eligible,
    evidence:
      warnings.length === 0
        ? say('grading.schema_completeness.good', {}, { kind: 'valid_json_ld', value: true })
        : say('grading.schema_completeness.evidence', { n: countMessages(warnings), problem: problem(warnings[0]) }),
    advice: fieldAdvice(page, 'schema', adviceWords('schema_completeness', listed(warnings))),
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
        ? say('grading.schema_fit.evidence', { types: named(fitting) })
        : types.length === 0
          ? say('grading.schema_fit.none', {}, noType)
          : say('grading.schema_fit.unfit', { types: named(types), several: areSeveral(types) }),
    advice: fieldAdvice(page, 'schema', {
      title: message('grading.schema_fit.title'),
      description:
        types.length === 0
          ? say('grading.schema_fit.add', { suitable: suitableTypes(page) }, noType)
          : say('grading.schema_fit.add-fitting', {
              types: named(types),
              several: areSeveral(types),
              suitable: suitableTypes(page),
            }),
      whyItMatters: message('grading.schema_fit.why'),
    }),
  };
}

function suitableTypes({ kind, subheadings }: PageReading): Message {
  if (kind !== 'article') return message(`grading.suitable.${kind}`);
  const asksQuestions = subheadings.filter(({ text }) => /[?？]\s*$/.test(text)).length >= 3;
  return message(`grading.suitable.${asksQuestions ? 'questions' : 'article'}`);
}

function named(types: readonly string[]) {
  const value = [...new Set(types)].slice(0, 4);
  return claim(value.join(', '), { kind: 'json_ld_types', value });
}

const areSeveral = (types: readonly string[]): boolean => new Set(types).size > 1;

const noType: Claim = { kind: 'json_ld_types', value: [] };

/** A message of the validation, or what extraction found to contradict the page. */
type Problem = Message | string;

const problemText = (problem: Problem): string => (typeof problem === 'string' ? problem : renderEnglish(problem));

/** The list of messages is cut, and says how many it leaves out. */
const countMessages = (problems: readonly Problem[]): number => {
  const cut = problems.find((one) => typeof one !== 'string' && one.id === 'schema.more');
  return cut === undefined || typeof cut === 'string'
    ? problems.length
    : problems.length - 1 + Number(cut.values?.['count']);
};

const problem = (one: Problem = '') => claim(one, { kind: 'json_ld_problem', value: problemText(one) });

const SHOWN_MAX = 3;

/** How many there are, and the first three. */
function listed(problems: readonly Problem[]) {
  const n = countMessages(problems);
  const shown = problems.slice(0, SHOWN_MAX);
  return { n, cut: n > SHOWN_MAX, problems: claim(shown, ...shown.flatMap((one) => problem(one).claims)) };
}
