import sample from './analysis-dictionary-1.json' with { type: 'json' };

let bytes: Uint8Array | undefined;

/**
 * A rubric and the results of an analysis, which the results and inputs of others resemble: compressed with it they take half
 * the bytes. Stored values cannot be read without it, so that the file never changes; it also reads those that were compressed
 * without one.
 */
export function analysisDictionary(): Uint8Array {
  bytes ??= Buffer.from(JSON.stringify(sample));
  return bytes;
}
