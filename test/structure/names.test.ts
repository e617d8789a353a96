import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFile, projectFiles } from './project-files.ts';

const productFolders = ['cli', 'clients', 'console', 'functions', 'infra', 'local', 'scripts', 'shared'];
/** `to` is left out: `toSlug` is the usual name of a conversion. */
const prepositions =
  'about above across after against along among around as at before behind below beneath beside between beyond by despite down during except for from in inside into like of off on onto out outside over past per since than through till toward towards under until up upon via with within without';
const startsWithPreposition = new RegExp(`^(?:${prepositions.replaceAll(' ', '|')})(?=[A-Z]|$)`);
/** The field's verbs say more than `…Of`: `pathOf` reads, parses, builds or looks up a path. */
const OF_NAMES_MAX = 50;
/** Names that a library imports. */
const foreign: ReadonlySet<string> = new Set(['fromEnvSigningName']);

const exported = (source: string): string[] =>
  [...source.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(([, name = '']) => name);
const namesWithOf = (source: string): string[] =>
  [...source.matchAll(/\b(?:function\*?|const|let) (\w*[a-z]Of)\b/g)].map(([, name = '']) => name);

const sources = (await Promise.all(productFolders.map(projectFiles)))
  .flat()
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/\/(?:node_modules|dist)\//.test(file))
  .map((file) => ({ file, source: readFileSync(projectFile(file), 'utf8') }));

describe('docs/style.md, "Names"', () => {
  test('finds no exported name that begins with a preposition', () => {
    const found = sources.flatMap(({ file, source }) =>
      exported(source)
        .filter((name) => startsWithPreposition.test(name) && !foreign.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test(`finds fewer than ${OF_NAMES_MAX} names that end in Of`, () => {
    const names = new Set(sources.flatMap(({ source }) => namesWithOf(source)));
    expect(names.size, [...names].toSorted().join(' ')).toBeLessThan(OF_NAMES_MAX);
  });

  test('is tested: a name by position is found, a verb and a noun are not', () => {
    const source = 'export const withoutActor = 1;\nexport function toSlug() {}\nexport const overallScore = 2;';
    expect(exported(source).filter((name) => startsWithPreposition.test(name))).toEqual(['withoutActor']);
    expect(namesWithOf('const kindOf = 1; function* of() {}; const typeof2 = 3;')).toEqual(['kindOf']);
  });
});
