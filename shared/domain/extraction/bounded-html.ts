/** Longer documents are cut: what follows is data, not text. Search engines stop at 2 to 15 MB. */
export const HTML_CHARACTERS_MAX = 6_000_000;

/** A document is cut at this many tags. A page of 100,000 links stays whole, and parses in about a second. */
const maxTags = 250_000;

/** Nesting that no author wrote. Parsing costs its square: 200,000 unclosed elements took a DOM 47 seconds. */
const maxNesting = 500;

const tag = /<(\/?)([a-z][^\s/>]*)/gi;

/** Elements without content, and those that the parser closes by itself when the next one opens. */
const neverNests = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot option optgroup html head body'
  ).split(' '),
);

/** In these an element may close itself: drawings have thousands of `<path d="…"/>`. */
const foreign = new Set(['svg', 'math']);

/** Makes HTML safe to hand to a parser whose cost is not linear in nesting, stray `<`, or the number of tags. */
export function boundHtml(html: string): string {
  const whole = removeSections(html.slice(0, HTML_CHARACTERS_MAX));
  const { isTooDeep, end } = measureTags(whole);
  const bounded = whole.slice(0, end);
  // Each stray `<` becomes its own text node, at a hundred times the cost of a character.
  return (isTooDeep ? flattenNesting(bounded) : bounded).replace(/<(?![a-z/!?])/gi, '&lt;');
}

/** A section, and where text is raw: what is written in a script or a style is no section. */
const sectionOrRaw = /<!\[CDATA\[[^>]*>?|<(\/?)(script|style|textarea|title|svg|math)\b/gi;

/**
 * HTML has no CDATA sections: browsers take the start of one for a comment up to the next `>`. The parser takes all for one that is
 * written before `]]>`, which a theme of forums never writes.
 */
function removeSections(html: string): string {
  if (!html.includes('<![CDATA[')) return html;
  let raw: string | null = null;
  return html.replace(sectionOrRaw, (written: string, slash: string | undefined, name: string | undefined) => {
    if (name === undefined) return raw === null ? '' : written;
    const lowered = name.toLowerCase();
    if (slash !== '/') raw ??= lowered;
    else if (raw === lowered) raw = null;
    return written;
  });
}

/** Whether elements nest too deep (scripts and comments blur it a little), and where the last allowed tag starts. */
function measureTags(html: string): { isTooDeep: boolean; end: number } {
  const open = new OpenElements();
  let isTooDeep = false;
  let tags = 0;
  for (const match of html.matchAll(tag)) {
    tags += 1;
    if (tags > maxTags) return { isTooDeep, end: match.index };
    if (isTooDeep) continue;
    const name = (match[2] ?? '').toLowerCase();
    if (match[1] === '/') open.close(name);
    else if (!open.closesItself(name, html, match.index)) isTooDeep = !open.open(name);
  }
  return { isTooDeep, end: html.length };
}

/** Takes out the tags that open beyond the limit, and their end tags. Their content stays. */
function flattenNesting(html: string): string {
  const open = new OpenElements();
  const dropped = new Map<string, number>();
  return html.replace(
    /<(\/?)([a-z][^\s/>]*)[^>]*>?/gi,
    (whole: string, slash: string, written: string, index: number) => {
      const name = written.toLowerCase();
      if (slash !== '/') {
        if (open.closesItself(name, html, index) || open.open(name)) return whole;
        dropped.set(name, (dropped.get(name) ?? 0) + 1);
        return ' ';
      }
      const droppedBefore = dropped.get(name) ?? 0;
      if (droppedBefore === 0) open.close(name);
      else dropped.set(name, droppedBefore - 1);
      return droppedBefore === 0 ? whole : ' ';
    },
  );
}

/** The elements around a place, as the parser has them: an end tag closes what was left open inside, and one without a start nothing. */
class OpenElements {
  readonly #names: string[] = [];
  #foreignDepth = 0;
  /** Where the tag that was looked at last ends. Tags that never end would be searched to the end of the document one by one. */
  #tagEnd = -1;

  /** False beyond the limit; the element is not open then. */
  open(name: string): boolean {
    if (this.#names.length >= maxNesting) return false;
    this.#names.push(name);
    if (foreign.has(name)) this.#foreignDepth += 1;
    return true;
  }

  close(name: string): void {
    const at = this.#names.lastIndexOf(name);
    if (at === -1) return;
    for (const closed of this.#names.splice(at)) if (foreign.has(closed)) this.#foreignDepth -= 1;
  }

  closesItself(name: string, html: string, start: number): boolean {
    if (neverNests.has(name)) return true;
    if (this.#foreignDepth === 0 && !foreign.has(name)) return false;
    if (this.#tagEnd < start) {
      const end = html.indexOf('>', start);
      this.#tagEnd = end === -1 ? Number.POSITIVE_INFINITY : end;
    }
    return html[this.#tagEnd - 1] === '/';
  }
}
