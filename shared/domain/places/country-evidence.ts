import { listPlaces } from '../../language-data/places/read-places.ts';

interface Mark {
  readonly alpha2: string;
  readonly points: number;
  readonly patterns: readonly RegExp[];
}

let known: readonly Mark[] | undefined;
function listMarks(): readonly Mark[] {
  known ??= listPlaces().flatMap(({ country, marks }) =>
    marks === undefined
      ? []
      : { alpha2: country, points: marks.points, patterns: marks.patterns.map((source) => new RegExp(source, 'u')) },
  );
  return known;
}

/** Evidence for the country of a business besides the names of places. */
export const countryEvidence = (text: string): Mark[] =>
  listMarks().filter(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
