import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type SourceNode, visitSource } from '../../scripts/source-tree.ts';
import { readVocabulary, type Vocabulary, wordsIn } from './language-vocabulary.ts';
import { projectFile, projectFiles } from './project-files.ts';

const LIST_WORDS_MAX = 12;
/** One word in three may be a name that happens to be a word elsewhere. */
const FEW_WORDS = 3;
const FOREIGN_SHARE = 1 / 6;

const files = (await Promise.all(['shared', 'functions', 'local', 'cli'].map(projectFiles)))
  .flat()
  .filter((file) => file.endsWith('.ts') && !/\.(?:test|generated)\.ts$/.test(file));
const sources = new Map(
  await Promise.all(files.map(async (file) => [file, await readFile(projectFile(file), 'utf8')] as const)),
);

/** Names of the code, taken apart at their capitals. */
const names = new Set<string>();
for (const [file, source] of sources)
  visitSource(file, source, (node) => {
    if (node.type === 'Identifier')
      for (const part of String(node['name']).match(/[A-Z]?[a-z]+/g) ?? []) names.add(part.toLowerCase());
  });
const vocabulary = await readVocabulary(names);

/** The text of a string, a template or a regular expression; null for any other node. */
function literalText(node: SourceNode): string | null {
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ');
  if (node.type !== 'Literal') return null;
  const { value, regex } = node as { value?: unknown; regex?: { pattern: string } };
  return regex?.pattern ?? (typeof value === 'string' ? value : null);
}

/** Words that the one language which has most of the others does not have. */
function foreignWords(text: string, { languagesOf }: Vocabulary): readonly string[] {
  const known = wordsIn(text).filter((word) => languagesOf(word) !== undefined);
  const languages = new Set(known.flatMap((word) => [...(languagesOf(word) ?? [])]));
  const foreign = [...languages]
    .map((language) => known.filter((word) => languagesOf(word)?.has(language) === false))
    .toSorted((a, b) => a.length - b.length)[0];
  if (foreign === undefined || foreign.length === 0) return [];
  const isChance = foreign.length === 1 ? known.length > FEW_WORDS : foreign.length < FOREIGN_SHARE * known.length;
  return isChance ? [] : foreign;
}

/** Entries of a list: alternatives, strings of an array, or what stands between spaces where it is no sentence. */
function entriesOf(node: SourceNode): readonly string[] {
  if (node.type === 'ArrayExpression')
    return (node['elements'] as (SourceNode | null)[]).flatMap((one) => (one === null ? [] : (literalText(one) ?? [])));
  const text = literalText(node);
  if (text === null) return [];
  if (text.includes('|')) return text.split('|');
  return /[.;:!?,](?:\s|$)/u.test(text) ? [] : text.split(/\s+/);
}

const isWordOfLanguage = (entry: string): boolean => {
  const words = wordsIn(entry);
  return (
    words.length > 0 &&
    /^[\p{L}\p{M}\s'’-]+$/u.test(entry) &&
    words.every((word) => vocabulary.languagesOf(word) !== undefined && !vocabulary.isName(word))
  );
};

function findAll(find: (node: SourceNode) => string | null, source: ReadonlyMap<string, string> = sources): string[] {
  const found: string[] = [];
  for (const [file, text] of source)
    visitSource(file, text, (node) => {
      const problem = find(node);
      if (problem !== null) found.push(`${file}:${text.slice(0, node.start).split('\n').length}: ${problem}`);
    });
  return found;
}

const mixes = (node: SourceNode): string | null => {
  const text = literalText(node);
  // One name of the code, an address or a path, is no text.
  const foreign = text === null || !/[\s|]/.test(text) ? [] : foreignWords(text, vocabulary);
  return foreign.length === 0 ? null : `${foreign.slice(0, 5).join(', ')} in ${(text ?? '').slice(0, 60)}`;
};

const lists = (node: SourceNode): string | null => {
  const words = new Set(
    entriesOf(node)
      .map((entry) => entry.trim())
      .filter(isWordOfLanguage),
  );
  return words.size > LIST_WORDS_MAX ? [...words].slice(0, 5).join(', ') : null;
};

describe('words of languages are data in shared/language-data', () => {
  test('no literal has words of two languages', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(findAll(mixes)).toEqual([]);
  });

  test('no list has more than a dozen words', () => {
    expect(findAll(lists)).toEqual([]);
  });

  const mixed = [
    'const a = /\\b(?:jetzt|maintenant)\\b/u;',
    "const a = 'wenn das Auto nicht kommt, where is the car then';",
  ];
  test.each(mixed)('%s is refused', (source) => {
    expect(findAll(mixes, new Map([['any.ts', source]]))).toHaveLength(1);
  });

  const many = 'aber auch dann doch dort etwas ganz hier immer jetzt kaum mehr nicht noch nur';
  test.each([
    `const a = '${many}'.split(' ');`,
    `const a = /^(?:${many.replaceAll(' ', '|')})$/;`,
    `const a = [${many
      .split(' ')
      .map((word) => `'${word}'`)
      .join(', ')}];`,
  ])('a long list is refused: %s', (source) => {
    expect(findAll(lists, new Map([['any.ts', source]]))).toHaveLength(1);
  });

  test('English sentences, names of elements and hosts are none', () => {
    const source =
      "const a = 'The job fails when the page does not respond.'; const b = 'a article aside b body button caption code div em';";
    expect(findAll((node) => mixes(node) ?? lists(node), new Map([['any.ts', source]]))).toEqual([]);
  });
});
