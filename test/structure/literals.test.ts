import { readFile } from 'node:fs/promises';
import ts from 'typescript5';
import { expect, test } from 'vitest';
import { projectFile, projectFiles } from './project-files.ts';

const { SyntaxKind } = ts;

/** A table of cases beside its assertions is a test; from here on it is a collection. */
const LINES_OF_A_TABLE = 120;
const SHARE_OF_LITERALS = 0.6;

const literals = new Set<ts.SyntaxKind>([
  ...[SyntaxKind.StringLiteral, SyntaxKind.NumericLiteral, SyntaxKind.RegularExpressionLiteral],
  ...[SyntaxKind.NoSubstitutionTemplateLiteral, SyntaxKind.TemplateHead, SyntaxKind.TemplateMiddle],
  ...[SyntaxKind.TemplateTail, SyntaxKind.TrueKeyword, SyntaxKind.FalseKeyword, SyntaxKind.NullKeyword],
]);
const punctuation = new Set<ts.SyntaxKind>([
  ...[SyntaxKind.CommaToken, SyntaxKind.ColonToken, SyntaxKind.MinusToken, SyntaxKind.PlusToken],
  ...[SyntaxKind.OpenBracketToken, SyntaxKind.CloseBracketToken],
  ...[SyntaxKind.OpenBraceToken, SyntaxKind.CloseBraceToken],
]);
/** Behind these a slash divides. */
const values = new Set<ts.SyntaxKind>([
  ...[SyntaxKind.Identifier, SyntaxKind.NumericLiteral, SyntaxKind.StringLiteral],
  ...[SyntaxKind.CloseParenToken, SyntaxKind.CloseBracketToken],
]);

interface Token {
  kind: ts.SyntaxKind;
  start: number;
  end: number;
}

function tokensOf(source: string): Token[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, source);
  const tokens: Token[] = [];
  const braces: ('block' | 'template')[] = [];
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const before = tokens.at(-1)?.kind;
    if (kind === SyntaxKind.SlashToken && (before === undefined || !values.has(before)))
      kind = scanner.reScanSlashToken();
    if (kind === SyntaxKind.OpenBraceToken) braces.push('block');
    if (kind === SyntaxKind.TemplateHead) braces.push('template');
    if (kind === SyntaxKind.CloseBraceToken) {
      if (braces.at(-1) === 'template') kind = scanner.reScanTemplateToken(false);
      if (kind !== SyntaxKind.TemplateMiddle) braces.pop();
    }
    tokens.push({ kind, start: scanner.getTokenStart(), end: scanner.getTokenEnd() });
  }
  return tokens;
}

/** The lines that have code, and how many of them are nothing but literals and the names of their fields. */
function linesOf(source: string): { all: number; literal: number } {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  let line = 0;
  const lineOf = (position: number): number => {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= position) line += 1;
    return line;
  };
  const isLiteral = new Map<number, boolean>();
  const tokens = tokensOf(source);
  for (const [at, { kind, start, end }] of tokens.entries()) {
    if (punctuation.has(kind)) continue;
    const isFieldName = tokens[at + 1]?.kind === SyntaxKind.ColonToken;
    for (let on = lineOf(start); on <= lineOf(end - 1); on += 1)
      isLiteral.set(on, (isLiteral.get(on) ?? true) && (literals.has(kind) || isFieldName));
  }
  return { all: isLiteral.size, literal: [...isLiteral.values()].filter(Boolean).length };
}

const isCollection = (source: string): boolean => {
  const { all, literal } = linesOf(source);
  return all >= LINES_OF_A_TABLE && literal > SHARE_OF_LITERALS * all;
};

test('no TypeScript file of the tests is a collection of literals: those are data in test/corpora, or JSON beside the test', async () => {
  const files = (await projectFiles('test')).filter((file) => file.endsWith('.ts'));
  const sources = await Promise.all(files.map((file) => readFile(projectFile(file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((_, at) => isCollection(sources[at] ?? ''))).toEqual([]);
});

test('a long table is refused, also of templates and patterns; code of the same length is not', () => {
  const table = `export const rows = [${"\n  { name: 'a', is: /b{2}/u, says: `c` },".repeat(150)}\n];`;
  const code = "const of = (a: string) => a.length / 2 + 'b';\n".repeat(150);
  expect([table, code].map(isCollection)).toEqual([true, false]);
});
