/**
 * The text in lower case, each character at its place: a pattern that is to match in any case is sought in it, without the flag `i`. With
 * the flag, V8 takes three times as long to compile classes of Unicode, 80 ms of the first analysis.
 */
export function lowerInPlace(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll('İ', 'I').toLowerCase();
}
