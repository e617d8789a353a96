import { type StructuredDataResult, validatePageData } from '../structured-data/validate-structured-data.ts';
import { type Check, type CheckedContent, notApplicable } from './check.ts';

export function schemaChecks(content: CheckedContent): Check[] {
  const result = validatePageData(content);
  return [schemaPresent(result !== null), schemaValid(result)];
}

function schemaPresent(present: boolean): Check {
  return {
    key: 'schema_present',
    status: present ? 'pass' : 'warn',
    value: present,
    target: null,
    message: present
      ? 'The page has JSON-LD structured data.'
      : 'The page has no JSON-LD structured data; add the schema.org type that fits the page.',
  };
}

function schemaValid(result: StructuredDataResult | null): Check {
  const key = 'schema_valid';
  if (result === null) return notApplicable(key, null, 'The page has no structured data to validate.');
  if (!result.parsed) return { key, status: 'fail', value: false, target: null, message: `1 error: ${result.message}` };
  const { valid, errors, summary } = result.validation;
  return {
    key,
    status: valid ? 'pass' : 'fail',
    value: valid,
    target: null,
    message: valid ? summary : `${summary} First error: ${errors[0]}`,
  };
}
