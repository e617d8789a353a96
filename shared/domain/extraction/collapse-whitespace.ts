import type { Element, ElementContent, Root, Text } from 'hast';

/** Elements with a line break or their own box around them: white space beside them says nothing. */
const boxes = new Set(
  (
    'address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre section ' +
    'summary table tbody td tfoot th thead tr ul wbr xmp'
  ).split(' '),
);

/** Elements that stand in a line as words do: white space beside them counts. */
const inlineContent = new Set(
  'audio canvas embed iframe img math object picture svg video button input select textarea'.split(' '),
);

/** Elements without anything to see: what follows them decides. */
const invisible = new Set(
  'area base basefont datalist dialog head link meta noembed noframes param rp script source style template title track'.split(
    ' ',
  ),
);

const verbatim = new Set('listing plaintext pre script style textarea xmp'.split(' '));

type WhiteSpace = 'normal' | 'nowrap' | 'verbatim';

interface Surroundings {
  whiteSpace: WhiteSpace;
  /** White space at the start, at the end, stands beside a line break or other white space. */
  before: boolean;
  after: boolean;
}

/**
 * Collapses white space as a browser shows it, in place: runs become one space, and none is left at the edges of blocks.
 * The same rules as `rehype-minify-whitespace`, which compares the name of each element with seventy others one by one
 * and took a tenth of an extraction.
 */
export function collapseWhitespace(root: Root): void {
  collapseChildren(root, { whiteSpace: 'normal', before: true, after: true });
}

/** True where white space at the start of what follows is one too many. */
function collapseChildren(parent: Root | Element, { whiteSpace, before, after }: Surroundings): boolean {
  const children = parent.children as ElementContent[];
  const afterEach = boundariesAfter(children, after);
  let isBefore = before;
  let kept = 0;
  for (const [at, child] of children.entries()) {
    const around = { whiteSpace, before: isBefore, after: afterEach[at] === true };
    const edge = child.type === 'text' ? collapseText(child, around) : collapseElement(child, around);
    if (edge === 'empty') continue;
    isBefore = edge;
    children[kept] = child;
    kept += 1;
  }
  children.length = kept;
  return isBefore || after;
}

function collapseElement(node: Exclude<ElementContent, Text>, around: Surroundings): boolean {
  // Comments and the like are no content: as if they were not there.
  if (node.type !== 'element') return around.before;
  const isBox = boxes.has(node.tagName);
  const endsBefore = collapseChildren(node, {
    whiteSpace: whiteSpaceIn(node, around.whiteSpace),
    before: isBox || around.before,
    after: isBox || around.after,
  });
  return endsBefore && !inlineContent.has(node.tagName);
}

function whiteSpaceIn({ tagName }: Element, around: WhiteSpace): WhiteSpace {
  if (verbatim.has(tagName)) return 'verbatim';
  return tagName === 'nobr' ? 'nowrap' : around;
}

function collapseText(node: Text, { whiteSpace, before, after }: Surroundings): boolean | 'empty' {
  if (whiteSpace === 'verbatim') return false;
  // Single spaces stay as they are: to replace each by itself takes most of the time.
  const value = node.value.replace(/[\t\n\v\f\r ]{2,}|[\t\n\v\f\r]/g, ' ');
  node.value = value;
  if (whiteSpace === 'nowrap') return false;
  const start = before && value.startsWith(' ') ? 1 : 0;
  const endsWithSpace = start < value.length && value.endsWith(' ');
  const end = value.length - (endsWithSpace && after ? 1 : 0);
  if (start === end) return 'empty';
  if (end - start < value.length) node.value = value.slice(start, end);
  return endsWithSpace && !after;
}

/** For each node whether white space at its end stands beside a block or nothing; the last one's is given. */
function boundariesAfter(nodes: readonly ElementContent[], afterLast: boolean): boolean[] {
  const boundaries: boolean[] = [];
  let next = afterLast;
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    boundaries[at] = next;
    const node = nodes[at];
    next = (node && isBoundary(node)) ?? next;
  }
  return boundaries;
}

/** True at a block, false at what stands in the line, undefined where the node shows nothing. */
function isBoundary(node: ElementContent): boolean | undefined {
  if (node.type === 'text') return /[^ \t\n\f\r]/.test(node.value) ? false : undefined;
  if (node.type !== 'element') return undefined;
  if (inlineContent.has(node.tagName)) return false;
  if (boxes.has(node.tagName)) return true;
  return invisible.has(node.tagName) ? undefined : firstBoundary(node.children);
}

function firstBoundary(nodes: readonly ElementContent[]): boolean | undefined {
  for (const node of nodes) {
    const boundary = isBoundary(node);
    if (boundary !== undefined) return boundary;
  }
  return undefined;
}
