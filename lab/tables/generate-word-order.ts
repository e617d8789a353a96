/**
 * Writes `shared/domain/language/word-order/word-order-data.generated.ts`: how much more or less often than by chance words of two
 * classes follow each other in the sentences of a language.
 *
 *   npm run lab -- word-order FOLDER
 *
 * FOLDER has the contents of Debian's `gnome-user-docs`, `installation-guide-amd64` and `debian-handbook`, unpacked with
 * `dpkg-deb -x`. Only paragraphs that are translated count, and only counts of classes are kept: no text.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { detectLanguage } from '../../shared/domain/language/detect-language.ts';
import { functionWordsOf } from '../../shared/domain/language/function-words.ts';
import type { Language } from '../../shared/domain/language/languages.ts';
import { sentenceWords } from '../../shared/domain/language/word-order/sentence-words.ts';
import {
  classCount,
  classReader,
  endingOf,
  type WordClasses,
} from '../../shared/domain/language/word-order/word-classes.ts';

const WORDS = 32;
const ENDINGS = 16;
/** Levels of the table: -3 to 3, three to a factor of e squared. */
const LEVEL_MAX = 3;
const LEVELS_PER_NAT = 1.5;
/** Sentences of so many words are one sample of a language's true and shuffled order. */
const SAMPLE_WORDS = 200;

/** The names of a language in the three packages. */
const sources: Partial<Record<Language, readonly string[]>> = {
  en: ['C', 'en', 'en-US'],
  de: ['de', 'de-DE'],
  fr: ['fr', 'fr-FR'],
  es: ['es', 'es-ES'],
  it: ['it', 'it-IT'],
  pt: ['pt_BR', 'pt', 'pt-BR'],
  nl: ['nl', 'nl-NL'],
  pl: ['pl', 'pl-PL'],
  ru: ['ru', 'ru-RU'],
  sv: ['sv', 'sv-SE'],
  da: ['da', 'da-DK'],
  no: ['nb', 'nb-NO'],
  cs: ['cs', 'cs-CZ'],
  uk: ['uk'],
  ca: ['ca', 'ca-ES'],
  ro: ['ro', 'ro-RO'],
  el: ['el', 'el-GR'],
  id: ['id', 'id-ID'],
  vi: ['vi', 'vi-VN'],
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", rsquo: '’' };

const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (_, name) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function paragraphsOf(folder: string, names: readonly string[], language: Language): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.(?:page|html)$/.test(file) || !file.split(path.sep).some((part) => names.includes(part))) continue;
    const markup = readFileSync(path.join(folder, file), 'utf8');
    for (const { 1: inner = '' } of markup.matchAll(/<(?:p|div class="para")(?:\s[^>]*)?>([\s\S]*?)<\/(?:p|div)>/g)) {
      const text = plain(inner);
      if (text.length >= 60 && detectLanguage(text).language === language) found.add(text);
    }
  }
  return [...found];
}

function classesOf(sentences: readonly (readonly string[])[], language: Language): WordClasses {
  const functionWords = functionWordsOf(language);
  const words = new Map<string, number>();
  const endings = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const word of sentences.flat()) {
    if (functionWords.has(word)) count(words, word);
    else if (!/\d/.test(word)) count(endings, endingOf(word));
  }
  const most = (counts: Map<string, number>, number: number) =>
    [...counts]
      .toSorted(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
      .slice(0, number)
      .map(([key]) => key);
  return { words: most(words, WORDS), endings: most(endings, ENDINGS) };
}

/** The logarithm of how much more often than by chance one class follows another, in levels. */
function levelsOf(sentences: readonly (readonly number[])[], size: number): Int8Array {
  const pairs = new Float64Array(size * size);
  const before = new Float64Array(size);
  const after = new Float64Array(size);
  let total = 0;
  for (const classes of sentences) {
    for (const [at, second] of classes.entries()) {
      const first = classes[at - 1];
      if (first === undefined) continue;
      pairs[first * size + second] = (pairs[first * size + second] ?? 0) + 1;
      before[first] = (before[first] ?? 0) + 1;
      after[second] = (after[second] ?? 0) + 1;
      total += 1;
    }
  }
  return Int8Array.from(pairs, (found, index) => {
    const expected = ((before[Math.floor(index / size)] ?? 0) * (after[index % size] ?? 0)) / total;
    if (expected < 0.5 && found < 3) return 0;
    // Few observations are pulled towards chance.
    const prior = 4 * Math.min(1, expected);
    const ratio = Math.log((found + prior) / (expected + prior) + 1e-9);
    return Math.max(-LEVEL_MAX, Math.min(LEVEL_MAX, Math.round(ratio * LEVELS_PER_NAT)));
  });
}

/** The same on every run. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  const result = [...values];
  let state = seed >>> 0;
  for (let at = result.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 4_294_967_296) * (at + 1));
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}

function meanLevels(sentences: readonly (readonly number[])[], levels: Int8Array, size: number): number[] {
  const means: number[] = [];
  let sum = 0;
  let count = 0;
  for (const classes of sentences) {
    for (const [at, second] of classes.entries()) {
      const first = classes[at - 1];
      if (first === undefined) continue;
      sum += levels[first * size + second] ?? 0;
      count += 1;
    }
    if (count < SAMPLE_WORDS) continue;
    means.push(sum / count);
    sum = 0;
    count = 0;
  }
  return means;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function entryOf(folder: string, language: Language, names: readonly string[]): string {
  const sentences = paragraphsOf(folder, names, language).flatMap((text) => sentenceWords(text, language));
  const classes = classesOf(sentences, language);
  const size = classCount(classes);
  const read = classReader(classes, language);
  const levels = levelsOf(sentences.map(read), size);
  const natural = median(meanLevels(sentences.map(read), levels, size));
  const random = median(
    meanLevels(
      sentences.map((words, at) => read(shuffled(words, at))),
      levels,
      size,
    ),
  );
  const functionWords = functionWordsOf(language);
  const all = sentences.flat();
  const functionShare = all.filter((word) => functionWords.has(word)).length / all.length;
  const packed = deflateRawSync(
    Uint8Array.from(levels, (level) => level + LEVEL_MAX),
    { level: 9 },
  ).toString('base64');
  process.stdout.write(
    `${language} ${all.length} words, natural ${natural.toFixed(2)}, shuffled ${random.toFixed(2)}, ${packed.length} characters\n`,
  );
  const { words, endings } = classes;
  return `  ${language}: ${JSON.stringify({ words: words.join(' '), endings: endings.join(' '), natural: Number(natural.toFixed(3)), shuffled: Number(random.toFixed(3)), functionShare: Number(functionShare.toFixed(3)), levels: packed })},`;
}

function main(): void {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    process.stderr.write('usage: npm run lab -- word-order FOLDER\n');
    process.exitCode = 1;
    return;
  }
  const entries = Object.entries(sources).map(([language, names]) => entryOf(folder, language as Language, names));
  const file = path.join(import.meta.dirname, '../../shared/domain/language/word-order/word-order-data.generated.ts');
  writeFileSync(
    file,
    [
      '// Written by `npm run lab -- word-order`: docs/language.md says from what.',
      "import type { Language } from '../languages.ts';",
      "import type { WordOrderData } from './word-order.ts';",
      '',
      'export const wordOrderData: Readonly<Partial<Record<Language, WordOrderData>>> = {',
      ...entries,
      '};',
      '',
    ].join('\n'),
  );
}

main();
