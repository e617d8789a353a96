/** The figures of all pages of a report, whatever their number: counted and added up one page after the other. */

export const letters = ['A', 'B', 'C', 'D', 'F'] as const;
export type Letter = (typeof letters)[number];

/** Values that a mean is made of. */
interface Total {
  readonly sum: number;
  readonly count: number;
}

export interface PageFigures {
  readonly pages: number;
  readonly scores: Total;
  /** Pages by the letter of their grade. */
  readonly letters: Readonly<Record<Letter, number>>;
  readonly components: ReadonlyMap<string, Total>;
  /** Graded pages whose component scores are known: all but those that an earlier release graded. */
  readonly pagesWithComponents: number;
  readonly shares: Total;
  readonly confidences: Total;
  /** Pages that were probably not read as a whole. */
  readonly doubtful: number;
}

const nothing: Total = { sum: 0, count: 0 };

export const noPages: PageFigures = {
  pages: 0,
  scores: nothing,
  letters: { A: 0, B: 0, C: 0, D: 0, F: 0 },
  components: new Map(),
  pagesWithComponents: 0,
  shares: nothing,
  confidences: nothing,
  doubtful: 0,
};

const addTo = ({ sum, count }: Total, value: number | null | undefined): Total =>
  value === null || value === undefined ? { sum, count } : { sum: sum + value, count: count + 1 };

/** Null of no values. */
export const toMean = ({ sum, count }: Total): number | null => (count === 0 ? null : sum / count);

type Scores = Readonly<Record<string, number>>;

interface CountedPage {
  readonly latest_analysis: { readonly overall_score: number | null; readonly overall_grade: string | null } | null;
  readonly latest_snapshot: {
    readonly reading: { readonly share: number; readonly confidence: number; readonly doubt: string | null } | null;
  } | null;
}

export function addPage(
  figures: PageFigures,
  { latest_analysis: analysis, latest_snapshot: snapshot }: CountedPage,
  componentScores: Scores | null,
): PageFigures {
  const letter = letters.find((known) => analysis?.overall_grade?.startsWith(known));
  const reading = snapshot?.reading ?? null;
  const added = {
    ...figures,
    pages: figures.pages + 1,
    scores: addTo(figures.scores, analysis?.overall_score),
    letters: letter === undefined ? figures.letters : { ...figures.letters, [letter]: figures.letters[letter] + 1 },
    shares: addTo(figures.shares, reading?.share),
    confidences: addTo(figures.confidences, reading?.confidence),
    doubtful: figures.doubtful + (reading?.doubt == null ? 0 : 1),
  };
  return componentScores === null ? added : addComponents(added, componentScores);
}

export const addComponents = (figures: PageFigures, scores: Scores): PageFigures => ({
  ...figures,
  components: new Map([
    ...figures.components,
    ...Object.entries(scores).map(
      ([type, score]) => [type, addTo(figures.components.get(type) ?? nothing, score)] as const,
    ),
  ]),
  pagesWithComponents: figures.pagesWithComponents + 1,
});

/** The scores of the components of an analysis that have one. */
export const readComponentScores = ({
  components,
}: {
  readonly components: readonly { readonly component_type: string; readonly score: number | null }[];
}): Scores =>
  Object.fromEntries(
    components.flatMap(({ component_type: type, score }) => (score === null ? [] : [[type, score] as const])),
  );
