import type { PageReading } from './page-reading.ts';

/** Capitals are evidence of names, save in German, which capitalizes every noun, and in scripts that have none. */
export function capitalsTellNames(page: PageReading): boolean {
  if (page.language === 'de') return false;
  const sample = page.text.slice(0, 5_000);
  return (sample.match(/\p{Ll}/gu) ?? []).length > 0.3 * sample.length;
}

/** Capitalized words inside sentences, and acronyms: a rough count of named things. */
export function names(page: PageReading): number {
  return (page.text.match(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}\p{N}]+/gu) ?? []).length;
}
