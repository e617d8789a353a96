import { validateStructuredData } from '../structured-data/validate-structured-data.ts';
import { type Check, type CheckedContent, notApplicable } from './check.ts';

export function schemaChecks({ schema }: CheckedContent): Check[] {
  return [schemaPresent(schema), schemaValid(schema)];
}

function schemaPresent(schema: string | null): Check {
  const present = schema !== null;
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

function schemaValid(schema: string | null): Check {
  const key = 'schema_valid';
  if (schema === null) return notApplicable(key, null, 'The page has no structured data to validate.');
  const result = validateStructuredData(schema);
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
