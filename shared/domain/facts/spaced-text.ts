import type { ElementContent } from 'hast';
import { collapse, isUnseen } from '../extraction/hast-text.ts';
import { cutText, READ_LINE_CHARACTERS_MAX } from '../language/text-limits.ts';
import type { PageBlock } from './page-blocks.ts';

/** Words that a stylesheet sets apart have nothing between them in the markup: `<span>Sauna</span><span>30 €</span>`. */
const isGlued = (before: string, after: string): boolean =>
  (/[\p{L})*]$/u.test(before) && /^[\d$€£¥₽]/u.test(after)) || (/[\d€₽円]$/u.test(before) && /^\p{L}/u.test(after));

/** The lines of a block as a visitor sees them: apart where they break, and where an element stands right beside a number. */
export function linesOfBlock({ element }: Pick<PageBlock, 'element'>): string[] {
  const lines: string[] = [''];
  const visit = (node: ElementContent): void => {
    if (node.type === 'text') {
      const line = lines.at(-1) ?? '';
      lines[lines.length - 1] = line + (isGlued(line, node.value) ? ' ' : '') + node.value;
    }
    if (node.type !== 'element' || isUnseen(node)) return;
    if (node.tagName === 'br') lines.push('');
    for (const child of node.children) visit(child);
  };
  for (const child of element.children) visit(child);
  return lines.map((line) => cutText(collapse(line), READ_LINE_CHARACTERS_MAX)).filter((line) => line !== '');
}

export const spacedText = (block: Pick<PageBlock, 'element'>): string =>
  cutText(linesOfBlock(block).join(' '), READ_LINE_CHARACTERS_MAX);
