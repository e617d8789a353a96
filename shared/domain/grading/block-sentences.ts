import { matchable } from '../fields/keyword-match.ts';
import type { Language } from '../language/languages.ts';
import { rememberedFor } from '../language/remembered.ts';
import { countTextWords, segmentSentences, segmentWords } from '../language/segment-words.ts';

type Words = ReturnType<typeof segmentWords>;

/** A sentence of a block of prose; what criteria ask of it is computed once. */
export class BlockSentence {
  readonly text: string;
  readonly words: number;
  /** The form in which sentences are compared. */
  readonly key: string;
  #segmented: { language: Language; words: Words } | undefined;

  constructor(text: string) {
    this.text = text;
    this.words = countTextWords(text);
    this.key = matchable(text);
  }

  readWords(language: Language): Words {
    if (this.#segmented?.language !== language)
      this.#segmented = { language, words: segmentWords(this.text, language) };
    return this.#segmented.words;
  }
}

export const listSentences = rememberedFor((block: { readonly text: string }): readonly BlockSentence[] =>
  segmentSentences(block.text).map((text) => new BlockSentence(text)),
);
