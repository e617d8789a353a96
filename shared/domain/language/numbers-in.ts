/** Numbers as they are compared: without the separators of thousands, and with a point before decimals. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00A0\u202F ]\d{3})*(?:[.,]\d+)?/gu) ?? []).map((number) =>
    number
      .replaceAll(/[.,\u00A0\u202F ](?=\d{3}(?:\D|$))/gu, '')
      .replace(',', '.')
      .replace(/\.0+$/, ''),
  );
}
