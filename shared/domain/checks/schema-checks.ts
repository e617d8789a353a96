import { message } from '../messages/message.ts';
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
    message: message(present ? 'checks.schema_present.present' : 'checks.schema_present.missing'),
  };
}

function schemaValid(result: StructuredDataResult | null): Check {
  const key = 'schema_valid';
  if (result === null) return notApplicable(key, null, message('checks.schema_valid.none'));
  if (!result.parsed) {
    const error = message('checks.schema_valid.unreadable', { error: result.message });
    return { key, status: 'fail', value: false, target: null, message: error };
  }
  const { valid, errors, summary } = result.validation;
  return {
    key,
    status: valid ? 'pass' : 'fail',
    value: valid,
    target: null,
    message: valid
      ? message('checks.schema_valid.valid', { summary })
      : message('checks.schema_valid.invalid', { summary, error: errors[0] ?? '' }),
  };
}
