import type { Element, Parents, Root } from 'hast';
import { elementNames, isUnseen, visibleText } from './hast-text.ts';
import { opensAbove } from './hidden-by-markup.ts';
import { textProperty } from './text-property.ts';

/**
 * The elements that are hidden until a visitor asks for them, on the page itself: the panels of accordions and tabs, and the answers
 * below questions. What opens above the page or beside it, menus and dialogs, is none of them.
 */
export function shownOnRequest(root: Root): Element[] {
  const controlled = new Set<string>();
  const hidden: { element: Element; parent: Parents; at: number }[] = [];

  function visit(parent: Parents): void {
    for (const [at, element] of parent.children.entries()) {
      if (element.type !== 'element' || besideText.has(element.tagName) || isMenu(element)) continue;
      for (const id of (textProperty(element, 'aria-controls') ?? '').split(/\s+/)) controlled.add(id);
      if (isUnseen(element)) hidden.push({ element, parent, at });
      visit(element);
    }
  }
  visit(root);

  const answers = hidden.filter(({ parent, at }) => isAnswer(parent, at));
  const panels = hidden.filter(({ element }) => {
    const isPanel = controlled.has(textProperty(element, 'id') || ' ') || elementNames(element).some(isPane);
    return isPanel && !opensAbove(element);
  });
  return [...new Set([...panels, ...(answers.length >= ANSWERS_MIN ? answers : [])])].map(({ element }) => element);
}

const besideText = new Set('nav header footer dialog form template noscript'.split(' '));
const menuRoles = /^(?:navigation|banner|contentinfo|search|menu|menubar|listbox|dialog|alertdialog)$/;
const isMenu = (element: Element): boolean => menuRoles.test(textProperty(element, 'role') ?? '');

const isPane = (name: string): boolean => /^tabs?[-_]{0,2}(?:pane|panel|content|item|body)s?$/i.test(name);

const ANSWERS_MIN = 2;
const QUESTION_CHARACTERS_MAX = 250;

/** The element before it is a question. */
function isAnswer(parent: Parents, at: number): boolean {
  const sibling = parent.children.slice(0, at).findLast((child) => child.type === 'element');
  const question = sibling === undefined ? '' : visibleText(sibling);
  return question.length <= QUESTION_CHARACTERS_MAX && /[?？؟](?:\s*[+\-–—▼▾⌄›>]+)?$/u.test(question);
}
