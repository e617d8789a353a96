/**
 * Each rule of a room of `shared/domain` with a switch: a pattern that is off matches nothing, a set of words has none, a function finds nothing,
 * and a condition is not asked.
 * Import this before the room: it changes the room's files while Node loads them.
 */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addSwitches, type Rule } from './add-switches.ts';

interface Switches {
  off: Set<string>;
  /** The rules that found something since this was emptied. */
  found: Set<string>;
  pattern(id: string, pattern: RegExp): RegExp;
  words(id: string, words: ReadonlySet<unknown>): ReadonlySet<unknown>;
  isOff(id: string): boolean;
  result<Value>(id: string, value: Value): Value;
  /** The value of a condition, which found something where it is not what it is without the condition. */
  decided<Value>(id: string, without: boolean, value: Value): Value;
}

const root = path.resolve(import.meta.dirname, '../..');
export const rules = new Map<string, Rule>();

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  ((value instanceof Set || value instanceof Map) && value.size === 0);

/** `split` and `matchAll` work on a copy of a pattern, which has the same switch. */
class SwitchedPattern extends RegExp {
  readonly #id: string;

  constructor(pattern: RegExp | string, flags?: string, id?: string) {
    super(pattern, flags);
    this.#id = id ?? (pattern instanceof SwitchedPattern ? pattern.#id : '');
  }

  override exec(text: string): RegExpExecArray | null {
    if (switches.off.has(this.#id)) {
      this.lastIndex = 0;
      return null;
    }
    const match = super.exec(text);
    if (match !== null) switches.found.add(this.#id);
    return match;
  }
}

class SwitchedWords extends Set<unknown> {
  readonly #id: string;

  constructor(words: Iterable<unknown>, id: string) {
    super(words);
    this.#id = id;
  }

  override has(word: unknown): boolean {
    if (switches.off.has(this.#id) || !super.has(word)) return false;
    switches.found.add(this.#id);
    return true;
  }
}

export const switches: Switches = {
  off: new Set(),
  found: new Set(),
  pattern: (id, { source, flags }) => new SwitchedPattern(source, flags, id),
  words: (id, words) => new SwitchedWords(words, id),
  isOff: (id) => switches.off.has(id),
  result(id, value) {
    if (!isNothing(value)) switches.found.add(id);
    return value;
  },
  decided(id, without, value) {
    if (Boolean(value) !== without) switches.found.add(id);
    return value;
  },
};

/** Adds a switch to each rule of the files below these folders. */
export function switchRules(folders: readonly string[]): void {
  Object.assign(globalThis, { ablationSwitches: switches });
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.startsWith('file:') || !url.endsWith('.ts')) return loaded;
      const file = path.relative(root, fileURLToPath(url));
      if (!folders.some((folder) => file.startsWith(`${folder}/`))) return loaded;
      const { source } = loaded;
      const changed = addSwitches(file, typeof source === 'string' ? source : new TextDecoder().decode(source));
      for (const rule of changed.rules) rules.set(rule.id, rule);
      return { ...loaded, source: changed.source };
    },
  });
}
