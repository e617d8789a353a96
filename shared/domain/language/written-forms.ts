/** Each word as the text writes it most often: names and German nouns with their capital. */
export function writtenForms(text: string): ReadonlyMap<string, string> {
  const forms = new Map<string, Map<string, number>>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}'’-]+/gu)) {
    const ofWord = forms.get(word.toLowerCase()) ?? new Map<string, number>();
    forms.set(word.toLowerCase(), ofWord.set(word, (ofWord.get(word) ?? 0) + 1));
  }
  return new Map(
    [...forms].map(([word, counts]) => [word, [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]]),
  );
}
