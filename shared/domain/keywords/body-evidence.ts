import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';
import type { Language } from '../language/languages.ts';
import { hasUnspacedScript } from '../language/segment-words.ts';
import { type PhraseToken, readTokens } from './phrase-tokens.ts';

/** More of a text says nothing new of its subject. Words of unspaced scripts cost ten times as much to find. */
const CHARACTERS_MAX = 30_000;
const UNSPACED_CHARACTERS_MAX = 8_000;

/** Words after which a word is used as a verb, and those after which it is a noun. */
const beforeVerbs = new Set(listReadingWords('keywords', 'beforeVerbs'));
const beforeNouns = new Set(listReadingWords('keywords', 'beforeNouns'));

/** A single "to" stands before nouns as often. */
const VERB_USES_MIN = 2;

export interface PhraseUse {
  readonly count: number;
  /** The most frequent term right before it and right after it, and how often each is there. */
  readonly before: { key: string; count: number };
  readonly after: { key: string; count: number };
  /** How often any term stands right behind it. */
  readonly followed: number;
}

type UsedWord = Pick<PhraseToken, 'key' | 'word'>;

/** Counts phrases in the text of a page, and the words around them. */
export class BodyEvidence {
  readonly tokens: readonly PhraseToken[];
  readonly #positions = new Map<string, number[]>();

  /** @param wanted - stems that are asked for; only these are indexed. */
  constructor(text: string, language: Language | null, wanted: ReadonlySet<string>) {
    const characters = hasUnspacedScript(text.slice(0, 1_000)) ? UNSPACED_CHARACTERS_MAX : CHARACTERS_MAX;
    this.tokens = readTokens(text.slice(0, characters), language);
    for (const [at, { key }] of this.tokens.entries()) {
      if (!wanted.has(key)) continue;
      const known = this.#positions.get(key);
      if (known) known.push(at);
      else this.#positions.set(key, [at]);
    }
  }

  countOf(key: string): number {
    return this.#positions.get(key)?.length ?? 0;
  }

  positionsOf(key: string): readonly number[] {
    return this.#positions.get(key) ?? [];
  }

  /** Where the words stand right behind one another, in these forms or inflected. */
  useOf(keys: readonly string[]): PhraseUse {
    const before = new Map<string, number>();
    const after = new Map<string, number>();
    let count = 0;
    let followed = 0;
    for (const at of this.positionsOf(keys[0] ?? '')) {
      if (!this.#standsAt(at, keys)) continue;
      count += 1;
      const first = this.tokens[at];
      const previous = this.tokens[at - 1];
      if (first !== undefined && previous !== undefined && !first.breaks && previous.class === 'term')
        add(before, previous.key);
      const next = this.tokens[at + keys.length];
      if (next === undefined || next.breaks || next.class !== 'term') continue;
      followed += 1;
      add(after, next.key);
    }
    return { count, before: most(before), after: most(after), followed };
  }

  #standsAt(at: number, keys: readonly string[]): boolean {
    for (let offset = 1; offset < keys.length; offset += 1) {
      const token = this.tokens[at + offset];
      if (token === undefined || token.breaks || token.key !== keys[offset]) return false;
    }
    return true;
  }

  /** True for a word that the text uses, in this very form, as a verb, and seldom as a noun. */
  isUsedAsVerb(token: UsedWord): boolean {
    const { verbs, nouns } = this.#countUses(token);
    return verbs >= VERB_USES_MIN && verbs > nouns * 2;
  }

  /** True for a word that the text uses, in this very form, as a noun or behind one, and not as a verb. */
  isUsedAsNoun(token: UsedWord): boolean {
    const { verbs, nouns, behindTerms } = this.#countUses(token);
    return nouns + behindTerms > verbs * 2;
  }

  #countUses({ key, word }: UsedWord): { verbs: number; nouns: number; behindTerms: number } {
    const uses = { verbs: 0, nouns: 0, behindTerms: 0 };
    for (const at of this.positionsOf(key)) {
      const token = this.tokens[at];
      const previous = this.tokens[at - 1];
      if (token === undefined || previous === undefined || token.breaks || token.word !== word) continue;
      if (beforeVerbs.has(previous.word)) uses.verbs += 1;
      else if (beforeNouns.has(previous.word)) uses.nouns += 1;
      else if (previous.class === 'term') uses.behindTerms += 1;
    }
    return uses;
  }

  /** How often a word begins with a capital, of all that it is said inside of sentences. */
  capitalShare(key: string): number {
    let capitals = 0;
    let all = 0;
    for (const at of this.positionsOf(key)) {
      const token = this.tokens[at];
      if (token === undefined || token.breaks || at === 0) continue;
      all += 1;
      if (token.isCapital) capitals += 1;
    }
    return all === 0 ? 0.5 : capitals / all;
  }
}

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

function most(counts: ReadonlyMap<string, number>): { key: string; count: number } {
  let best = { key: '', count: 0 };
  for (const [key, count] of counts) if (count > best.count) best = { key, count };
  return best;
}
