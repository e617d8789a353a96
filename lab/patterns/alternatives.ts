import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';
import { type Pattern, written } from './pattern.ts';

type Written = Pick<Pattern, 'source' | 'flags'>;
type Choice = AST.Group | AST.CapturingGroup | AST.Pattern;

/**
 * Two patterns that together match as the one does, each with a half of its longest alternation, or with and without its longest optional part;
 * null where it has neither. A search tries the paths of both and no others, so that the pattern is linear where both are. What is
 * repeated is not divided: there the paths of one alternative follow those of another. Nor is what must not follow: a half of it lets more match.
 */
export function halves({ source, flags }: Written): readonly [Written, Written] | null {
  const { pattern } = parseRegExpLiteral(written({ source, flags }));
  const found: { length: number; halves: [string, string] }[] = [];
  const divide = (node: AST.Node, first: string, second: string): void => {
    if (isRepeatedOrRefused(node)) return;
    const [start, end] = [node.start - 1, node.end - 1];
    const within = (part: string): string => `${source.slice(0, start)}${part}${source.slice(end)}`;
    found.push({ length: end - start, halves: [within(first), within(second)] });
  };
  const divideChoice = (node: Choice): void => {
    if (node.alternatives.length < 2) return;
    const raw = node.alternatives.map((alternative) => alternative.raw);
    const middle = Math.floor(raw.length / 2);
    const opening = node.type === 'Pattern' ? '' : node.raw.slice(0, (node.alternatives[0]?.start ?? 0) - node.start);
    const closing = node.type === 'Pattern' ? '' : ')';
    const [first, second] = [raw.slice(0, middle), raw.slice(middle)].map(
      (part) => `${opening}${part.join('|')}${closing}`,
    );
    divide(node, first ?? '', second ?? '');
  };
  visitRegExpAST(pattern, {
    onPatternEnter: divideChoice,
    onGroupEnter: divideChoice,
    onCapturingGroupEnter: divideChoice,
    onQuantifierEnter(node) {
      if (node.min === 0 && node.max === 1) divide(node, node.element.raw, '(?:)');
    },
  });
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return null;
  const [first, second] = longest.halves;
  return [
    { source: first, flags },
    { source: second, flags },
  ];
}

function isRepeatedOrRefused(node: AST.Node): boolean {
  for (let parent = node.parent; parent !== null; parent = parent.parent) {
    if (parent.type === 'Quantifier' && parent.max > 1) return true;
    if (parent.type === 'Assertion' && 'negate' in parent && parent.negate) return true;
  }
  return false;
}
