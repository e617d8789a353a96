import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFile, projectFiles } from './project-files.ts';

/** The worst of docs/style.md, "English", with what to write instead. */
const replacements: readonly { phrase: RegExp; write: string }[] = [
  { phrase: /\banswers? (?:whether|(?:with )?[2345]\d\d)\b/i, write: 'returns' },
  { phrase: /\btold\b/i, write: 'says, reports, is informed' },
  { phrase: /(?<!(?:anchor|alt|alternative|link) |\/|`)\btexts\b/i, write: 'strings, text' },
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

const translatedIdiom = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      replacements
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

const markdown = ['README.md', 'CONTRIBUTING.md', 'lab/README.md', ...(await projectFiles('docs'))].filter(
  (file) => file.endsWith('.md') && file !== 'docs/style.md',
);
/** Folders whose comments are clean. A folder joins the list when it is. */
const commented = (
  await Promise.all(
    [
      'cli',
      'console',
      'functions',
      'infra',
      'lab',
      'local',
      'scripts',
      'shared/http',
      'shared/jobs',
      'shared/logging',
      'shared/operator',
      'shared/providers',
      'shared/resources',
      'shared/table',
      ...[
        'checks',
        'crawling',
        'drafts',
        'facts',
        'fields',
        'grading',
        'ideas',
        'jobs',
        'keywords',
        'markdown',
        'network',
        'opportunities',
        'outlines',
        'pages',
        'people',
        'placeholders',
        'plans',
        'rubric',
        'scoring',
        'search-console',
        'site-changes',
        'structured-data',
        'urls',
        'webhooks',
      ].map((folder) => `shared/domain/${folder}`),
    ].map(projectFiles),
  )
).flat();

describe('docs/style.md', () => {
  it('is kept by the summaries and descriptions of openapi.yaml', () => {
    const strings = prose(parse(readFileSync(projectFile('openapi.yaml'), 'utf8')));
    expect(strings.length).toBeGreaterThan(200);
    expect(strings.flatMap(translatedIdiom)).toEqual([]);
  });

  it.each(markdown)('is kept by %s', (file) => {
    expect(translatedIdiom(readFileSync(projectFile(file), 'utf8'))).toEqual([]);
  });

  it.each(commented.filter((file) => file.endsWith('.ts') && !file.includes('/node_modules/')))(
    'is kept by the comments of %s',
    (file) => {
      expect(translatedIdiom(comments(readFileSync(projectFile(file), 'utf8')))).toEqual([]);
    },
  );

  it('is tested: a translated sentence is refused, a plain one is not', () => {
    const missed = ['It answers 404.', 'The client is told.', 'Three texts.', 'Somebody waits.', 'a key of its own'];
    expect(missed.filter((sentence) => translatedIdiom(sentence).length === 0)).toEqual([]);
    expect(translatedIdiom('The link texts. It returns 404. A separate key.')).toEqual([]);
  });
});
