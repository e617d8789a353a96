/** `1.200`, `0,5`. */
export const number = (value: number, decimals = 0): string =>
  value.toLocaleString('de', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** `1 Seite`, `1.200 Seiten`. */
export const count = (value: number, one: string, many: string): string =>
  `${number(value)} ${value === 1 ? one : many}`;

/** Models cost parts of a cent: below a dollar with four decimals. */
export const dollars = (value: number): string =>
  value.toLocaleString('de', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: value > 0 && value < 1 ? 4 : 2,
    maximumFractionDigits: value > 0 && value < 1 ? 4 : 2,
  });
