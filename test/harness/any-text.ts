import fc from 'fast-check';

/**
 * Any code units, control characters and halves of pairs too. Not `fc.string({ unit: 'binary' })`, which first spends
 * seconds on a table of all characters, in every worker.
 */
export const anyText = (maxLength = 40): fc.Arbitrary<string> =>
  fc.uint16Array({ maxLength }).map((units) => String.fromCharCode(...units));
