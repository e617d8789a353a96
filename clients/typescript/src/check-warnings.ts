import type { components } from './schema.generated.ts';

/**
 * The messages of checks that warn about a field. A verdict says whether the advice was followed; a check measures the field by
 * fixed numbers, so the two can differ.
 */
export const checkWarnings = (
  { checks }: Pick<components['schemas']['Checks'], 'checks'>,
  targetField: string,
): string[] =>
  checks.flatMap(({ key, status, message }) =>
    key.startsWith(`${targetField}_`) && (status === 'warn' || status === 'fail') ? [message] : [],
  );
