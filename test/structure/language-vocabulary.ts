import { readFile } from 'node:fs/promises';
import { readFunctionWords } from '../../shared/language-data/function-words/read-function-words.ts';
import { listData, readData } from '../../shared/language-data/read-data.ts';
import { projectFile, projectFiles } from './project-files.ts';

const LETTERS_MIN = 3;
/** Marks between words: `\p{Lu}`, `\s`, `${name}`, the placeholders of messages, hosts. */
const notation = /\\[a-zA-Z](?:\{[^}]*\})?|\$?\{[^{}]*\}|[\w-]+(?:\\?\.[\w-]+)+/gu;
const isPlain = (text: string): boolean => !/[\\()[\]{}|?*+^$]|^-|-$/u.test(text);

/** The words of a literal, in lower case. Shorter ones are words of many languages, and parts of names. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    (text.replaceAll(notation, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
      .filter((word) => word.length >= LETTERS_MIN)
      .map((word) => word.toLowerCase()),
  ),
];

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

export interface Vocabulary {
  /** The languages that have a word; undefined for a word that no language data has. */
  readonly languagesOf: (word: string) => ReadonlySet<string> | undefined;
  /** True for a word that is a name in the code, or a part of one. */
  readonly isName: (word: string) => boolean;
}

/**
 * The words of each language, from all of the language data that says of a word whose it is. English are the documents and the names of the
 * code as well: most literals of a program are English.
 */
export async function readVocabulary(names: ReadonlySet<string>): Promise<Vocabulary> {
  const languages = new Map<string, Set<string>>();
  const add = (language: string, words: readonly string[]): void => {
    for (const word of words) languages.set(word, (languages.get(word) ?? new Set()).add(language));
  };
  for (const kind of new Set((await projectFiles('shared/language-data')).map((file) => file.split('/')[2] ?? ''))) {
    if (kind.endsWith('.ts')) continue;
    for (const file of listData(kind).filter((name) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(name)))
      add(
        file.slice(0, 2),
        stringsIn(readData(kind, file))
          .filter((text) => isPlain(text.replaceAll(notation, '')))
          .flatMap(wordsIn),
      );
  }
  for (const [language, words] of Object.entries(readFunctionWords())) add(language, words.flatMap(wordsIn));
  const documents = ['openapi.yaml', ...(await projectFiles('docs')).filter((file) => file.endsWith('.md'))];
  for (const file of documents) {
    // Examples of other languages stand in quotation marks, and names of people begin in upper case.
    const prose = (await readFile(projectFile(file), 'utf8')).replaceAll(/`[^`\n]*`|"[^"\n]*"|\p{Lu}\p{L}*/gu, ' ');
    add('en', wordsIn(prose));
  }
  add('en', [...names]);
  return { languagesOf: (word) => languages.get(word), isName: (word) => names.has(word) };
}
