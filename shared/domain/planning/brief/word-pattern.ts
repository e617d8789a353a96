const patterns = new Map<string, RegExp>();

/** Finds one of the phrases as whole words, in any case. An apostrophe at the end of a phrase joins it to the next word. */
export function wordPattern(phrases: string): RegExp {
  let pattern = patterns.get(phrases);
  if (pattern === undefined) {
    const whole = phrases.replaceAll(' ', String.raw`\s`);
    pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${whole})(?:(?<=['’])|(?![\p{L}\p{N}]))`, 'iu');
    patterns.set(phrases, pattern);
  }
  return pattern;
}
