import type { Element } from 'hast';
import { elementNames } from './hast-text.ts';
import { textProperty } from './text-property.ts';

/** The parts of an element's style that can hide its text. */
interface TextStyle {
  /** How the style hides the element, in its own words: `display:none`. */
  readonly hides: string | null;
  readonly color: string | null;
  readonly background: string | null;
}

export interface StyleRules {
  readonly isEmpty: boolean;
  /** The rules with simple selectors (`.note`, `#note`, `p.note`) and the `style` attribute together. */
  styleOf(element: Element): TextStyle;
  /** Whether a rule for wide screens alone hides the element there. */
  isHiddenOnWideScreens(element: Element): boolean;
  /** A rule that is not read may set a background: then the background of a text is unknown. */
  readonly hasUnknownBackground: boolean;
}

const CSS_CHARACTERS_MAX = 300_000;
const RULES_MAX = 5000;
const simpleSelector = /^(?:[a-z][a-z0-9]*)?[.#][\w-]+$|^(?:body|html)$/i;
const noStyle: TextStyle = { hides: null, color: null, background: null };

/**
 * Reads style elements as far as they can be read without a browser. A rule that hides is left out where another rule, or a
 * script of the page, names the same class: then it shows on a click.
 */
export function readStyleRules(styles: readonly string[], namedInScripts: (name: string) => boolean): StyleRules {
  const bySelector = new Map<string, TextStyle>();
  const hiddenOnWide = new Set<string>();
  const css = removeComments(styles.join('\n').slice(0, CSS_CHARACTERS_MAX));
  const rules = rulesIn(css);
  const atRules = findAtRules(css);
  let hasUnknownBackground = false;
  const mentions = new Map<string, number>();
  for (const { selectors } of rules)
    for (const name of new Set(selectors.match(/[.#][\w-]+/g) ?? [])) mentions.set(name, (mentions.get(name) ?? 0) + 1);
  let nextAtRule = 0;
  for (const { selectors, declarations, index } of rules) {
    const style = textStyle(declarations);
    while ((atRules[nextAtRule]?.end ?? Number.POSITIVE_INFINITY) <= index) nextAtRule += 1;
    const around = atRules[nextAtRule];
    const atRule = around !== undefined && around.start < index ? around : null;
    for (const selector of selectors.split(',').map((part) => part.trim())) {
      if (atRule?.isForWide === true && style.hides === 'display:none') hiddenOnWide.add(selector.toLowerCase());
      if (!simpleSelector.test(selector) || atRule !== null) {
        if (style.background !== null) hasUnknownBackground = true;
        continue;
      }
      if (style === noStyle) continue;
      const name = /[.#][\w-]+$/.exec(selector)?.[0] ?? '';
      const isSwitched = (mentions.get(name) ?? 0) > 1 || namedInScripts(name.slice(1));
      const before = bySelector.get(selector.toLowerCase()) ?? noStyle;
      bySelector.set(
        selector.toLowerCase(),
        mergeStyles(before, style.hides !== null && isSwitched ? { ...style, hides: null } : style),
      );
    }
  }
  const named = new Set([...bySelector.keys()].map((selector) => selector.replace(/^[^.#]*/, '')));
  return {
    isEmpty: bySelector.size === 0,
    hasUnknownBackground,
    isHiddenOnWideScreens: (element) =>
      hiddenOnWide.size > 0 &&
      elementNames(element).some((name, at) => at > 0 && hiddenOnWide.has(`.${name.toLowerCase()}`)),
    styleOf: (element) => {
      const own = inlineStyle(element);
      if (bySelector.size === 0) return own;
      let style = own;
      const [id = '', ...classes] = elementNames(element);
      for (const name of [...classes.map((each) => `.${each}`), ...(id === '' ? [] : [`#${id}`])]) {
        const selector = name.toLowerCase();
        if (!named.has(selector)) continue;
        style = mergeStyles(style, bySelector.get(selector) ?? noStyle);
        style = mergeStyles(style, bySelector.get(`${element.tagName}${selector}`) ?? noStyle);
      }
      return mergeStyles(style, bySelector.get(element.tagName) ?? noStyle);
    },
  };
}

/** Searches once for the end of a comment that does not end. */
export function removeComments(css: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let start = css.indexOf('/*'); start !== -1; start = css.indexOf('/*', at)) {
    const end = css.indexOf('*/', start + 2);
    if (end === -1) break;
    kept.push(css.slice(at, start));
    at = end + 2;
  }
  return kept.join('') + css.slice(at);
}

interface Rule {
  readonly selectors: string;
  readonly declarations: string;
  readonly index: number;
}

/** The blocks without a block inside. A pattern would search a font of 300,000 letters again from each of them. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  for (let end = css.indexOf('}'); end !== -1 && rules.length < RULES_MAX; end = css.indexOf('}', start)) {
    const part = css.slice(start, end);
    const open = part.lastIndexOf('{');
    const from = open < 1 ? 0 : part.lastIndexOf('{', open - 1) + 1;
    if (open > from)
      rules.push({ selectors: part.slice(from, open), declarations: part.slice(open + 1), index: start + from });
    start = end + 1;
  }
  return rules;
}

interface AtRule {
  readonly start: number;
  readonly end: number;
  /** It holds for a screen of a desk. */
  readonly isForWide: boolean;
}

/** Where the blocks of `@media` and its like begin and end: what they say holds for some screens. */
function findAtRules(css: string): AtRule[] {
  const found: AtRule[] = [];
  for (const match of css.matchAll(
    /@(?:media|supports|container|keyframes|-webkit-keyframes|layer)\b[^{;@]{0,400}\{/g,
  )) {
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    let depth = 1;
    let at = match.index + match[0].length;
    for (; at < css.length && depth > 0; at += 1) depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0;
    found.push({ start: match.index, end: at, isForWide: isForWideScreens(match[0]) });
  }
  return found;
}

const WIDE_PIXELS = 1280;
const widthQuery = /^@media\s*(?:(?:only\s+)?screen\s+and\s*)?((?:\([^()]{1,40}\)(?:\s*and\s*)?){1,4})\{$/;

/** Only conditions on the width are read, and all have to hold. */
function isForWideScreens(atRule: string): boolean {
  const conditions = widthQuery.exec(
    atRule
      .slice(0, 200)
      .trim()
      .replace(/\s{1,8}\{$/, '{'),
  )?.[1];
  if (conditions === undefined) return false;
  return [...conditions.matchAll(/\(([^()]*)\)/g)].every(([, condition = '']) => {
    const [, bound, pixels] = /^\s*(min|max)-width\s*:\s*(\d{1,5}(?:\.\d+)?)px\s*$/.exec(condition) ?? [];
    return bound === 'min' ? Number(pixels) <= WIDE_PIXELS : bound === 'max' && Number(pixels) >= WIDE_PIXELS;
  });
}

function inlineStyle(element: Element): TextStyle {
  const style = textProperty(element, 'style');
  return style === null ? noStyle : textStyle(style);
}

const mergeStyles = (first: TextStyle, second: TextStyle): TextStyle => ({
  hides: first.hides ?? second.hides,
  color: first.color ?? second.color,
  background: first.background ?? second.background,
});

const hiding: readonly (readonly [RegExp, string])[] = [
  [/(?:^|;)\s*display\s*:\s*none/i, 'display:none'],
  [/(?:^|;)\s*visibility\s*:\s*hidden/i, 'visibility:hidden'],
  [/(?:^|;)\s*font-size\s*:\s*0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:!important\s*)?(?:;|$)/i, 'font-size:0'],
  [/(?:^|;)\s*text-indent\s*:\s*-\d{3,}/i, 'text-indent off the screen'],
];
const offScreen = /(?:^|;)\s*(?:left|top|right|margin-left|margin-top)\s*:\s*-\d{3,}/i;
const positioned = /(?:^|;)\s*position\s*:\s*(?:absolute|fixed)/i;
const noSize = /(?:^|;)\s*(?:max-)?(?:height|width)\s*:\s*[01](?:px)?\s*(?:!important\s*)?(?:;|$)/i;

function textStyle(declarations: string): TextStyle {
  if (!/display|visibility|font-size|indent|position|height|width|color|background/i.test(declarations)) return noStyle;
  const written = hiding.find(([pattern]) => pattern.test(declarations))?.[1] ?? null;
  const isOff = positioned.test(declarations) && offScreen.test(declarations);
  const isEmpty = noSize.test(declarations) && /overflow\s*:\s*hidden/i.test(declarations);
  return {
    hides: written ?? (isOff ? 'a position off the screen' : isEmpty ? 'a size of zero' : null),
    color: readColor(/(?:^|;)\s*color\s*:\s*([^;!]+)/i.exec(declarations)?.[1] ?? null),
    background: readColor(/(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i.exec(declarations)?.[1] ?? null),
  };
}

const namedColors: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '000000',
  transparent: '',
  inherit: '',
  none: '',
};

/** Six hexadecimal digits; `?` for what is a colour, or a picture, that cannot be compared. */
function readColor(written: string | null): string | null {
  const value = written?.trim().toLowerCase() ?? '';
  if (value === '') return null;
  const named = namedColors[value];
  if (named !== undefined) return named === '' ? null : named;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short !== null)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('');
  const long = /^#([0-9a-f]{6})(?:ff)?$/.exec(value)?.[1];
  if (long !== undefined) return long;
  const rgb = /^rgba?\(\s*(\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})\s*(?:[,/]\s*1(?:\.0+)?\s*)?\)$/.exec(value);
  return rgb === null
    ? '?'
    : rgb
        .slice(1)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('');
}
