const sheetTextIds = [
  ...(['top', 'first', 'write', 'change', 'add', 'revise', 'unwritten', 'noChange', 'noSection'] as const),
  ...(['keyword', 'searches', 'purpose', 'now', 'words', 'grade', 'noTitle', 'noText', 'noKeyword'] as const),
  ...([
    'asked',
    'shown',
    'sections',
    'budget',
    'questions',
    'also',
    'then',
    'links',
    'facts',
    'since',
    'details',
  ] as const),
] as const;
export type SheetTextId = (typeof sheetTextIds)[number];
export type SheetWords = Readonly<Record<SheetTextId, string>>;

/** `id :: text`; `{x}` is a value. */
export function table(lines: string): SheetWords {
  const texts = new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split('::').map((cell) => cell.trim()))
      .map(([id = '', text = '']) => [id, text]),
  );
  return Object.fromEntries(
    sheetTextIds.map((id) => {
      const text = texts.get(id);
      if (text === undefined) throw new Error(`the words of a sheet have no ${id}`);
      return [id, text];
    }),
  ) as Record<SheetTextId, string>;
}
