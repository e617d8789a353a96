import { matchable } from '../fields/keyword-match.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';

/**
 * The searches that pages of a site aim at already. Two keywords are one search in whatever order or form their words stand; which forms
 * are of one word depends on the language of the page that asks.
 */
export class TakenSearches {
  readonly #keywords: string[];
  readonly #spelled: Set<string>;
  readonly #signatures = new Map<Language | null, Set<string>>();

  constructor(keywords: Iterable<string>) {
    this.#keywords = [...keywords];
    this.#spelled = new Set(this.#keywords.map(matchable));
  }

  has(keyword: string, language: Language | null): boolean {
    return this.#spelled.has(matchable(keyword)) || this.#of(language).has(keywordSignature(keyword, language));
  }

  add(keyword: string): void {
    this.#keywords.push(keyword);
    this.#spelled.add(matchable(keyword));
    for (const [language, signatures] of this.#signatures) signatures.add(keywordSignature(keyword, language));
  }

  #of(language: Language | null): Set<string> {
    let signatures = this.#signatures.get(language);
    if (signatures === undefined) {
      signatures = new Set(this.#keywords.map((keyword) => keywordSignature(keyword, language)));
      this.#signatures.set(language, signatures);
    }
    return signatures;
  }
}
