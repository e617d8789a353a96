/** The form of a document that a newcomer reads: short, in short lines, a description and no diary. */
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFile, projectFiles } from './project-files.ts';

const LINE_CHARACTERS_MAX = 200;
const WORDS_MAX = 2_500;
/** References are looked up, not read. */
const REFERENCE_WORDS_MAX = 4_400;
const references: ReadonlySet<string> = new Set(['docs/data-model.md']);
const ALL_WORDS_MAX = 45_000;

const read = (file: string): string => readFileSync(projectFile(file), 'utf8');
const isGenerated = (file: string): boolean =>
  file.startsWith('docs/results/') || /^(?:<!-- Generated|Written) by /m.test(read(file).slice(0, 400));

const all = (await projectFiles('docs')).filter((file) => file.endsWith('.md'));
const written = all.filter((file) => !isGenerated(file));
const described = written.filter((file) => !file.startsWith('docs/decisions/'));

/** A line of prose with its number: no table, no code. */
interface Line {
  readonly number: number;
  readonly text: string;
}

function proseOf(text: string): Line[] {
  let isCode = false;
  return text.split('\n').flatMap((line, at) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    return isFence || isCode || /^(?: {4}|\s*\|)/.test(line) ? [] : [{ number: at + 1, text: line }];
  });
}

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Phrases of a diary. */
const diary: readonly RegExp[] = [
  /\b(?:first|second|third|fourth|fifth|last|earlier|this|seven|\d+) rounds?\b(?! trip)|\brounds? (?:\d|one|two|three)|\brounds? of (?:measure|review|work|fixes|changes|rules)/i,
  /\b(?:this|that|the same|in the|of the|late in the) (?:morning|afternoon|evening|night)\b|\bthat hour\b/i,
  /\b(?:first|second|last) looks?\b|\blooked at (?:once|first)\b/i,
  /\bthis time\b|\b(?:this|last|next|earlier) session\b/i,
  /\b(?:on|of|until|since|in) 20\d\d-\d\d-\d\d\b/i,
  /\b(?:before|after) the (?:last )?rules\b|\bthe day before\b|\bat (?:its|their) first run\b/i,
];
/** A figure names the day on which it was measured, and the command. */
const isMeasurement = (text: string): boolean => /\bMeasured on 20\d\d-\d\d-\d\d\b/.test(text);

const entriesOf = (text: string): string[] =>
  proseOf(text)
    .filter((line) => !isMeasurement(line.text))
    .flatMap(({ number, text: line }) =>
      diary.flatMap((pattern) => pattern.exec(line) ?? []).map((found) => `${number}: ${found}`),
    );

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  return new Set(
    proseOf(text).flatMap(({ text: line }) => {
      const heading = /^#{1,6} (.+)$/.exec(line)?.[1];
      if (heading === undefined) return [];
      const anchor = heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-');
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

/** Links with an anchor into a document of the project. */
function deadAnchors(file: string): string[] {
  const links = [...read(file).matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)];
  return links.flatMap(([, target = '', anchor = '']) => {
    const path = target === '' ? file : posix.join(dirname(file), target);
    if (!path.endsWith('.md')) return [];
    return anchorsOf(read(path)).has(anchor) ? [] : [`${target}#${anchor}`];
  });
}

describe.each(['README.md', 'CONTRIBUTING.md', ...all])('%s', (file) => {
  test('links to headings that are there', () => {
    expect(deadAnchors(file)).toEqual([]);
  });
});

describe.each(described)('%s', (file) => {
  test(`has no line beyond ${LINE_CHARACTERS_MAX} characters outside of tables and code`, () => {
    const long = proseOf(read(file)).filter(({ text }) => text.length > LINE_CHARACTERS_MAX);
    expect(long.map(({ number, text }) => `${number}: ${text.length} characters`)).toEqual([]);
  });

  test('describes what is, and not how the work went', () => {
    expect(entriesOf(read(file))).toEqual([]);
  });

  test('is short enough to be read', () => {
    expect(wordsOf(read(file))).toBeLessThanOrEqual(references.has(file) ? REFERENCE_WORDS_MAX : WORDS_MAX);
  });
});

test(`the documents of docs/ have at most ${ALL_WORDS_MAX} words together, generated pages and decisions aside`, () => {
  const words = described.reduce((sum, file) => sum + wordsOf(read(file)), 0);
  expect(words).toBeLessThanOrEqual(ALL_WORDS_MAX);
});

test('generated are these pages, and no other is said to be', () => {
  const generated = all.filter((file) => !file.startsWith('docs/results/') && isGenerated(file));
  expect(generated).toEqual(['docs/issues.md', 'docs/rubric.md', 'docs/state-changes.md']);
});

test('a diary is recognized, and a description is none', () => {
  const told = [
    'After the third round 15 of 20 are right.',
    'Late in the evening the rules were changed.',
    'At the first look 3 fail.',
    'On 2026-11-23 it was 0.4 %.',
  ];
  expect(told.filter((line) => entriesOf(line).length === 0)).toEqual([]);
  expect(entriesOf('A response takes two round trips. Measured on 2026-11-22: 3 s. Scores are rounded.')).toEqual([]);
});
