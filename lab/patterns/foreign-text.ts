import type { Pattern } from './pattern.ts';

/**
 * Patterns that are built around a text of a page, a brief or a keyword, escaped. Each stands in the ledger once, with `text` for that text: a
 * fixed text is found in linear time wherever the same pattern with another one is.
 */
const around: readonly {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly text: string;
}[] = [
  {
    file: 'shared/domain/grading/subject-of-page.ts',
    before: String.raw`(?<=[\p{Ll},] )`,
    after: String.raw`(?![\p{L}\p{N}])`,
    text: 'text',
  },
  {
    file: 'shared/domain/planning/brief/name-titles.ts',
    before: String.raw`(?<![\p{L}\p{N}])`,
    after: String.raw`(?![\p{L}\p{N}])`,
    text: 'text',
  },
  { file: 'shared/domain/outlines/named-place.ts', before: '', after: '', text: 'text' },
  {
    file: 'shared/domain/extraction/signals/contradictions.ts',
    before: String.raw`(?<![\d.,])`,
    after: String.raw`(?!\d)`,
    text: String.raw`1[.,\s\u00a0\u202f’']?299\s?[.,]?\s?50`,
  },
  {
    file: 'shared/domain/extraction/signals/contradictions.ts',
    before: String.raw`(?<![\d.,])`,
    after: String.raw`(?:[.,]?0)?(?![\d])`,
    text: '4[.,]5',
  },
  {
    file: 'shared/domain/recommendations/objections/about-structured-data.ts',
    before: String.raw`(?<![\d.,])`,
    after: String.raw`(?!\d)`,
    text: String.raw`1,299\.50`,
  },
];

/** The pattern with a fixed text in place of the foreign one. */
export function fixForeignText(pattern: Pattern): Pattern {
  const template = around.find(
    ({ file, before, after }) =>
      pattern.at.every((place) => place.startsWith(`${file}:`)) &&
      pattern.source.startsWith(before) &&
      pattern.source.endsWith(after),
  );
  return template === undefined ? pattern : { ...pattern, source: template.before + template.text + template.after };
}
