import type { Element } from 'hast';
import { elementNames } from './hast-text.ts';
import { textProperty } from './text-property.ts';

/** Off the screen, in a box without size or in the color of their own ground are labels as well. */
type Hiding = 'surely' | 'perhaps' | null;
/** Whether the styles of an element hide its text: its `style` attribute and rules with simple selectors. */
export type HidingStyle = (element: Element) => Hiding;

const CSS_CHARACTERS_MAX = 300_000;
const RULES_MAX = 5000;
const simpleSelector = /^(?:[a-z][a-z0-9]*)?[.#][\w-]+$/i;

/**
 * Reads style elements as far as they can be read without a browser. A rule that hides is left out where another rule, or a
 * script of the page, names the same class: then it shows on a click.
 */
export function readStyleRules(styles: readonly string[], namedInScripts: (name: string) => boolean): HidingStyle {
  const bySelector = new Map<string, Hiding>();
  const css = removeComments(styles.join('\n').slice(0, CSS_CHARACTERS_MAX));
  const rules = rulesIn(css);
  const atRules = findAtRules(css);
  const mentions = new Map<string, number>();
  for (const { selectors } of rules)
    for (const name of new Set(selectors.match(/[.#][\w-]+/g) ?? [])) mentions.set(name, (mentions.get(name) ?? 0) + 1);
  let nextAtRule = 0;
  for (const { selectors, declarations, index } of rules) {
    while ((atRules[nextAtRule]?.end ?? Number.POSITIVE_INFINITY) <= index) nextAtRule += 1;
    const hides = hidingIn(declarations);
    if (hides === null || (atRules[nextAtRule]?.start ?? index) < index) continue;
    for (const selector of selectors.split(',').map((part) => part.trim())) {
      const name = simpleSelector.test(selector) ? selector.slice(selector.search(/[.#]/)) : '';
      if (name !== '' && mentions.get(name) === 1 && !namedInScripts(name.slice(1)))
        bySelector.set(selector.toLowerCase(), hides);
    }
  }
  return (element) => {
    const own = hidingIn(textProperty(element, 'style') ?? '');
    if (own !== null || bySelector.size === 0) return own;
    const [id = '', ...classes] = elementNames(element);
    for (const name of [`#${id}`, ...classes.map((each) => `.${each}`)]) {
      const selector = name.toLowerCase();
      const hides = bySelector.get(selector) ?? bySelector.get(`${element.tagName}${selector}`);
      if (hides !== undefined) return hides;
    }
    return null;
  };
}

/** Searches once for the end of a comment that does not end. */
function removeComments(css: string): string {
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
    found.push({ start: match.index, end: at });
  }
  return found;
}

const hiding =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:!important\s*)?(?:;|$))/i;
const indented = /(?:^|;)\s*text-indent\s*:\s*-\d{3,}/i;
const offScreen = /(?:^|;)\s*(?:left|top|right|margin-left|margin-top)\s*:\s*-\d{3,}/i;
const positioned = /(?:^|;)\s*position\s*:\s*(?:absolute|fixed)/i;
const noSize = /(?:^|;)\s*(?:max-)?(?:height|width)\s*:\s*[01](?:px)?\s*(?:!important\s*)?(?:;|$)/i;

/** In six digits where it is one of the two that stuffing is written in, or has three. */
const findColor = (declarations: string, property: RegExp): string | undefined =>
  property
    .exec(declarations)?.[1]
    ?.trim()
    .toLowerCase()
    .replace(/^white$/, '#fff')
    .replace(/^black$/, '#000')
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
/** No word such as `inherit`. */
const textColor = /(?:^|;)\s*color\s*:\s*(#[^;!]+|rgb[^;!]+|white|black)/i;
const groundColor = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i;

function hidingIn(declarations: string): Hiding {
  if (!/display|visibility|font-size|indent|position|height|width|color/i.test(declarations)) return null;
  if (hiding.test(declarations)) return 'surely';
  const color = findColor(declarations, textColor);
  const isUnsure =
    indented.test(declarations) ||
    (positioned.test(declarations) && offScreen.test(declarations)) ||
    (color !== undefined && color === findColor(declarations, groundColor)) ||
    (noSize.test(declarations) && /overflow\s*:\s*hidden/i.test(declarations));
  return isUnsure ? 'perhaps' : null;
}
