import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFile, projectFiles } from './project-files.ts';

/** The worst of docs/style.md, "English", with what to write instead. */
const replacements: readonly { phrase: RegExp; write: string }[] = [
  { phrase: /\banswers? (?:whether|(?:with )?[2345]\d\d)\b/i, write: 'returns' },
  { phrase: /\btold\b/i, write: 'says, reports, is informed' },
  { phrase: /(?<!(?:anchor|alt|alternative|link|@param) |\/|`)\btexts\b/i, write: 'strings, text' },
  { phrase: /does nothing the second time/i, write: 'is idempotent' },
  { phrase: /\bworth another try\b|\btr(?:y|ies|ied) again\b/i, write: 'retries, is retryable' },
  { phrase: /\bw(?:hat was|ho) met\b/i, write: 'on conflict; whichever step fails' },
  { phrase: /\ba request, it costs\b/i, write: 'per request' },
  { phrase: /\b(?:somebody|nobody)\b/i, write: 'the user, another caller, no caller' },
  {
    phrase:
      /\bof (?:its|their|his|her|our|your) own(?=$|[^\w\s]| (?:and|by|for|in|is|on|or|that|to|when|where|with)\b)/i,
    write: 'its own, separate',
  },
  { phrase: /\bmeanwhile\b/i, write: 'concurrently; in the meantime' },
  { phrase: /\bwhat the step before left\b/i, write: 'the output of the previous step' },
  { phrase: /\btaken as it is\b/i, write: 'it is not validated' },
  { phrase: /\bpoison\b/i, write: 'malformed' },
  { phrase: /\bgives? way to\b/i, write: 'is replaced by' },
  { phrase: /\bmends?\b/i, write: 'fixes, normalizes' },
  { phrase: /\b(?:makes?|made) a page\b/i, write: 'creates a page' },
];

/** Of comments alone: documents have a few left. */
const replacementsInComments: typeof replacements = [
  { phrase: /\b(?:that|which) (?:is|are|was|were) there(?: already)?(?=$|[^\w\s])/i, write: 'existing' },
];

const translatedIdiom = (text: string, phrases = replacements): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      (line === '' ? [] : phrases)
        .filter(({ phrase }) => phrase.test(line))
        .map(({ phrase, write }) => `line ${at + 1}: "${phrase.exec(line)?.[0]}": write "${write}": ${line.trim()}`),
    );

/** Every `summary` and `description`; examples hold the content of pages. */
function prose(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    if (name === 'example' || name === 'examples') return [];
    return (name === 'summary' || name === 'description') && typeof field === 'string' ? [field] : prose(field);
  });
}

/** The lines of comments; other lines are blank, so that numbers of lines stay. */
const comments = (source: string): string =>
  source.replaceAll(/^.*$/gm, (line) => /^\s*(?:\/\/|\/?\*).*|\s\/\/ .*/.exec(line)?.[0] ?? '');

/** Comments that begin with "What", but for the later lines of one with `//`. */
const relativeOpenings = (source: string): string[] => {
  const lines = source.split('\n');
  return [...source.matchAll(/(?:\/\*\*?|\/\/)\s*(?:\n\s*\*\s*)?What\b.*/g)].flatMap(({ index, 0: comment }) => {
    const line = source.slice(0, index).split('\n').length;
    const continues = comment.startsWith('//') && /^\s*\/\/ /.test(lines[line - 2] ?? '');
    return continues ? [] : [`line ${line}: begin with the thing or a verb: ${comment}`];
  });
};

const markdown = ['README.md', 'CONTRIBUTING.md', ...(await projectFiles('docs'))].filter(
  (file) => file.endsWith('.md') && file !== 'docs/style.md',
);
const folders = (await readdir(projectFile('.'), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !/^\.|^(?:docs|node_modules|dist|cdk\.out|examples)$/.test(entry.name))
  .map(({ name }) => name);
const sources = async (folder: string): Promise<[file: string, source: string][]> =>
  (await projectFiles(folder))
    .filter((file) => /(?<!\.generated|\.d)\.tsx?$/.test(file) && !/\/(?:node_modules|dist|built)\//.test(file))
    .map((file) => [file, readFileSync(projectFile(file), 'utf8')]);

describe('docs/style.md', () => {
  test('is kept by the summaries and descriptions of openapi.yaml', () => {
    const strings = prose(parse(readFileSync(projectFile('openapi.yaml'), 'utf8')));
    expect(strings.length).toBeGreaterThan(200);
    expect(strings.flatMap((text) => translatedIdiom(text))).toEqual([]);
  });

  test.each(markdown)('is kept by %s', (file) => {
    expect(translatedIdiom(readFileSync(projectFile(file), 'utf8'))).toEqual([]);
  });

  test.each(folders)('is kept by the comments of %s', async (folder) => {
    const read = await sources(folder);
    const faults = read.flatMap(([file, source]) =>
      file === 'test/structure/style.test.ts'
        ? []
        : [
            ...translatedIdiom(comments(source), [...replacements, ...replacementsInComments]),
            ...relativeOpenings(source),
          ].map((fault) => `${file}, ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('is tested: a translated sentence is refused, a plain one is not', () => {
    const missed = ['It answers 404.', 'The client is told.', 'Three texts.', 'Somebody waits.', 'a key of its own'];
    expect(missed.filter((sentence) => translatedIdiom(sentence).length === 0)).toEqual([]);
    expect(translatedIdiom('The link texts. It returns 404. A separate key.')).toEqual([]);
    expect(relativeOpenings('/** What a page is. */\n/**\n * What it does.\n */\n// What it has.')).toHaveLength(3);
    expect(relativeOpenings('/** The page. What it is. */\n// It says\n// What it has.')).toEqual([]);
  });
});
