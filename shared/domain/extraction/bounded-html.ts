/** Longer documents are cut: what follows is data, not text. Search engines stop at 2 to 15 MB. */
const maxHtmlCharacters = 6_000_000;

/** A document is cut at this many tags. A page of 100,000 links stays whole, and parses in about a second. */
const maxTags = 250_000;

/** Nesting that no author wrote. Parsing costs its square: 200,000 unclosed elements took linkedom 47 seconds. */
const maxNesting = 500;

const tag = /<(\/?)([a-z][^\s/>]*)/gi;

/** Elements without content, and those that the parser closes by itself when the next one opens. */
const neverNests = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot option optgroup html head body'
  ).split(' '),
);

/** Makes HTML safe to hand to a parser whose cost is not linear in nesting, stray `<`, or the number of tags. */
export function boundHtml(html: string): string {
  const whole = html.slice(0, maxHtmlCharacters);
  const { nesting, end } = measureTags(whole);
  const bounded = whole.slice(0, end);
  // Each stray `<` becomes a text node of its own, at a hundred times the cost of a character.
  return (nesting > maxNesting ? flattenNesting(bounded) : bounded).replace(/<(?![a-z/!?])/gi, '&lt;');
}

/** The deepest nesting by a count of tags (scripts and comments blur it a little), and where the last allowed tag starts. */
function measureTags(html: string): { nesting: number; end: number } {
  let nesting = 0;
  let depth = 0;
  let tags = 0;
  for (const match of html.matchAll(tag)) {
    tags += 1;
    if (tags > maxTags) return { nesting, end: match.index };
    if (neverNests.has((match[2] ?? '').toLowerCase())) continue;
    depth = match[1] === '/' ? Math.max(0, depth - 1) : depth + 1;
    nesting = Math.max(nesting, depth);
  }
  return { nesting, end: html.length };
}

/** Takes out the tags that open beyond the limit, and as many end tags. Their content stays. */
function flattenNesting(html: string): string {
  let depth = 0;
  let dropped = 0;
  return html.replace(/<(\/?)([a-z][^\s/>]*)[^>]*>?/gi, (whole, slash: string, name: string) => {
    if (neverNests.has(name.toLowerCase())) return whole;
    if (slash === '/') {
      if (dropped > 0) {
        dropped -= 1;
        return ' ';
      }
      depth = Math.max(0, depth - 1);
      return whole;
    }
    if (depth < maxNesting) {
      depth += 1;
      return whole;
    }
    dropped += 1;
    return ' ';
  });
}
