interface Ordered {
  readonly score: number;
  readonly place?: number | undefined;
}

/** The best first: those that an editor placed in the editor's order, then the others by score. */
export const compareIdeas = (a: Ordered, b: Ordered): number => comparePlaces(a.place, b.place) || b.score - a.score;

export const comparePlaces = (a = Number.MAX_SAFE_INTEGER, b = Number.MAX_SAFE_INTEGER): number => a - b;
