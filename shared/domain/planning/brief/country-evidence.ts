interface CountryVote {
  readonly alpha2: string;
  readonly points: number;
}

/** Prices, registers and forms of companies that belong to one country. */
const marks: readonly (readonly [pattern: RegExp, alpha2: string, points: number])[] = [
  [/£\s?\d|\bVAT registered\b|\bCompanies House\b/u, 'GB', 3],
  [/\bGmbH\b|\be\.\s?V\.|\bUG \(haftungs/u, 'DE', 1.5],
  [/\bS\.L\.(?:U\.)?|\bCIF\b|\bautónom[oa]\b/u, 'ES', 2],
];

/** Evidence for the country of a business besides the names of places. */
export const countryEvidence = (text: string): CountryVote[] =>
  marks.flatMap(([pattern, alpha2, points]) => (pattern.test(text) ? { alpha2, points } : []));
