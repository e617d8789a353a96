/** Whether a plan has what a brief is labelled with: by names, in capitals or not, with accents or without. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const bare = (name: string): string =>
  fold(name.replace(/,?\s(?:GmbH|Ltd|SARL|e\.\s?V\.|S\.?r\.?l\.?|AB|s\.\s?r\.\s?o\.|SAS|S\.?L\.?|B\.?V\.?|AG)$/u, ''));
const isUnspaced: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);

/** Whether a name is the one that is expected, or one of `a|b`; null where none is. */
export const isNamed = (wanted: string | null, found: string | null): boolean =>
  wanted === null ? found === null : found !== null && wanted.split('|').some((either) => bare(either) === bare(found));

/** Whether a page has one of the accepted names, or has it within its name. */
export const isPlanned = (
  pages: readonly { readonly name: string }[],
  wordings: readonly string[],
  language: string,
): boolean =>
  pages.some(({ name }) =>
    wordings.some((wording) =>
      isUnspaced.has(language) ? fold(name).includes(fold(wording)) : ` ${fold(name)} `.includes(` ${fold(wording)} `),
    ),
  );
