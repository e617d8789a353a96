import type { Element } from 'hast';
import { isProse, type Line } from './article-line.ts';
import { elementNames } from './hast-text.ts';
import { weight } from './text-blocks.ts';

const minQuestions = 2;
const maxQuestionWeight = 200;
const maxLinkShare = 0.3;

/**
 * The elements of questions, each with its answer right below, from a line on: answers that open when they are asked for stand in
 * separate boxes. An answer is paragraphs and lists.
 */
export function questionsBelow(lines: readonly Line[], start: number): Element[] {
  const kept: Element[] = [];
  let questions = 0;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    if (!asksSomething(line) || isApart(line)) continue;
    const answer = answerTo(line, lines, at + 1);
    if (answer.elements.length === 0) continue;
    questions += 1;
    kept.push(line.element, ...answer.elements);
    at = answer.end - 1;
  }
  return questions >= minQuestions ? kept : [];
}

export const asksSomething = ({ text, role, linkLength }: Line): boolean =>
  linkLength === 0 &&
  (role === 'heading' || role === 'text' || role === 'item') &&
  /[?？؟]$/u.test(text) &&
  weight(text) <= maxQuestionWeight;

export const isApart = ({ around }: Line): boolean =>
  around.some(
    (element) =>
      element.tagName === 'form' ||
      element.tagName === 'aside' ||
      elementNames(element).some((name) => gallery.test(name)),
  );

/** Its words belong to its pictures. */
const gallery = /carousel|gallery|slide(?:r|s|show)?(?![a-z])/i;

function answerTo(question: Line, lines: readonly Line[], start: number): { elements: Element[]; end: number } {
  const elements: Element[] = [];
  let end = start;
  for (let line = lines[end]; line !== undefined && !asksSomething(line); line = lines[end]) {
    const list = line.around.findLast(
      (element) => (element.tagName === 'ul' || element.tagName === 'ol') && !question.around.includes(element),
    );
    if (list !== undefined && line.role === 'item') {
      const count = linesInside(list, lines, end);
      if (!isListOfWords(lines.slice(end, end + count))) break;
      elements.push(list);
      end += count;
    } else if (isProse(line)) {
      elements.push(line.element);
      end += 1;
    } else break;
  }
  return { elements, end };
}

function linesInside(list: Element, lines: readonly Line[], start: number): number {
  const end = lines.findIndex(({ around }, at) => at >= start && !around.includes(list));
  return (end === -1 ? lines.length : end) - start;
}

/** No list of links, nor of further questions. */
function isListOfWords(lines: readonly Line[]): boolean {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  const linked = lines.reduce((sum, { linkLength }) => sum + linkLength, 0);
  return linked < length * maxLinkShare && !lines.some(asksSomething);
}
