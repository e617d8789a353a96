import type { Language } from '../../language/languages.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';
import { serviceNouns } from '../words/service-nouns.ts';

const ITEMS_MIN = 2;

/** "road, touring and electric bikes" are three kinds of bikes: the noun is said once, in the plural, at the end. */
export function addSharedNoun(items: readonly string[], language: Language | null): string[] {
  const nouns = serviceNouns.en;
  const last = trimTrailing(items.at(-1) ?? '', /[\s.!?]/u);
  const [, noun] = /^(?:\p{Ll}[\p{L}-]+)\s(\p{Ll}[\p{L}-]+s)$/u.exec(last) ?? [];
  if (language !== 'en' || nouns === undefined || noun === undefined || items.length < ITEMS_MIN) return [...items];
  const before = items.slice(0, -1);
  // "photography, cakes and web pages": what names a thing or a service by itself shares no noun.
  const areKinds = before.every(
    (item) => /^\p{Ll}[\p{L}-]*[^s\W]$/u.test(item) && !compiled(`^(?:${nouns.heads}|${nouns.alone})$`).test(item),
  );
  return areKinds ? [...before.map((item) => `${item} ${noun}`), ...items.slice(-1)] : [...items];
}
