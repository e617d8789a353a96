import type { Element, Parents } from 'hast';
import { isUnseen } from './hast-text.ts';
import type { StyleRules } from './style-rules.ts';
import { textBlocks } from './text-blocks.ts';

/** Most lines of a copy are in another one, as they stand. */
const COPY_SHARE_MIN = 0.5;

/**
 * Builders of pages write a part once for each width of the screen, and hide all but one by rules for widths. Of such copies the one for
 * a wide screen is read; a part that is shown on a narrow screen alone, and is no copy, is read as well.
 */
export class WidthCopies {
  readonly #rules: StyleRules;
  readonly #linesBeside = new WeakMap<Parents, ReadonlySet<string>>();

  constructor(rules: StyleRules) {
    this.#rules = rules;
  }

  has(element: Element, parent: Parents): boolean {
    if (!this.#rules.isHiddenOnWideScreens(element)) return false;
    const beside = this.#linesOf(parent);
    const lines = linesIn(element);
    return lines.length > 0 && lines.filter((line) => beside.has(line)).length >= lines.length * COPY_SHARE_MIN;
  }

  /** The lines of all children that are shown on a wide screen. */
  #linesOf(parent: Parents): ReadonlySet<string> {
    const known = this.#linesBeside.get(parent);
    if (known !== undefined) return known;
    const lines = new Set(
      parent.children.flatMap((child) =>
        child.type === 'element' && !isUnseen(child) && !this.#rules.isHiddenOnWideScreens(child) ? linesIn(child) : [],
      ),
    );
    this.#linesBeside.set(parent, lines);
    return lines;
  }
}

const linesIn = (element: Element): string[] =>
  textBlocks({ type: 'root', children: [element] }).map(({ text }) => text);
