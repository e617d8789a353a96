/** Claims on other pages, rankings, searches and studies: who advises on one page in English knows none of it. */
const claims = [
  'competitors?|rivals?|rank(?:s|ed|ing)?|search volume|traffic|trending|most[- ]searched|in demand|guarantee[sd]?|proven',
  'popular|many people|most people|users often|often search(?:ed)?|searched for',
  'studies|research shows|surveys?|statistics|experts? (?:say|agree)|according to',
].map((one) => new RegExp(String.raw`(?<!\p{L})(?:${one})(?!\p{L})`, 'giu'));

const STEM_LETTERS = 5;

/** Whether the sentence has a word of the pattern that the shown text does not have. Several words together always count. */
export const claimsUnshown = (sentence: string, pattern: RegExp, lowered: string): boolean =>
  [...sentence.matchAll(pattern)].some(
    ([found]) => /\s/.test(found) || !lowered.includes(found.toLowerCase().slice(0, STEM_LETTERS)),
  );

/** Whether an English sentence about one page claims what that page does not say: competitors, rankings, what many want, studies. */
export const claimsBeyondPage = (sentence: string, lowered: string): boolean =>
  claims.some((pattern) => claimsUnshown(sentence, pattern, lowered));
