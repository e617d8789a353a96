import type { Element, Parents, Root } from 'hast';
import { classNames, elementNames, isUnseen, visibleText } from './hast-text.ts';
import { textProperty } from './text-property.ts';

/**
 * The elements that are hidden until a visitor asks for them, on the page itself: the panels of accordions and tabs, and the answers
 * below questions. What opens above the page or beside it, menus and dialogs, is none of them.
 */
export function shownOnRequest(root: Root): Element[] {
  const controlled = new Set<string>();
  const opened = new Set<string>();
  const hidden: { element: Element; parent: Parents; at: number; isBesideText: boolean }[] = [];

  function visit(parent: Parents, isBesideText: boolean): void {
    for (const [at, element] of parent.children.entries()) {
      if (element.type !== 'element') continue;
      const isBeside = isBesideText || besideText.has(element.tagName) || isMenu(element);
      const ids = textProperty(element, 'aria-controls');
      if (ids !== null && openers.test(element.tagName))
        for (const id of ids.split(/\s+/)) {
          controlled.add(id);
          if (!isBeside && opensInPlace(element)) opened.add(id);
        }
      if (isUnseen(element)) hidden.push({ element, parent, at, isBesideText: isBeside });
      visit(element, isBeside);
    }
  }
  visit(root, false);

  const answers = hidden.filter(({ parent, at, isBesideText }) => !isBesideText && isAnswer(parent, at));
  const panels = hidden.filter(({ element, parent, isBesideText }) => {
    const id = textProperty(element, 'id') ?? '';
    if (isPanel(element) && controlled.has(id)) return true;
    return !isBesideText && ((opened.has(id) && !opensAbove(element)) || isTabBesideAnother(element, parent));
  });
  return [...new Set([...panels, ...(answers.length >= ANSWERS_MIN ? answers : [])])].map(({ element }) => element);
}

const openers = /^(?:button|a|summary|div|li|h[1-6]|span|dt)$/;
const panelNames = /accordion|collaps|panel|(?:^|[-_])tab|faq|answer|expand/i;
const isPanel = (element: Element): boolean =>
  /^(?:tabpanel|region)$/.test(textProperty(element, 'role') ?? '') ||
  elementNames(element).some((name) => panelNames.test(name));

const besideText = new Set('nav header footer dialog form template noscript'.split(' '));
const menuRoles = /^(?:navigation|banner|contentinfo|search|menu|menubar|listbox|dialog|alertdialog)$/;
const isMenu = (element: Element): boolean => menuRoles.test(textProperty(element, 'role') ?? '');

/** A button that says whether its part is open, or a tab. */
const opensInPlace = (element: Element): boolean =>
  (textProperty(element, 'aria-expanded') !== null || textProperty(element, 'role') === 'tab') &&
  textProperty(element, 'aria-haspopup') === null;

const aboveNames = /modal|pop-?up|pop-?over|overlay|off-?canvas|drawer|dialog|menu|drop-?down|search|filter|cart|nav/i;
const opensAbove = (element: Element): boolean => elementNames(element).some((name) => aboveNames.test(name));

const tabName = /^tabs?[-_]{0,2}(?:pane|panel|content|item|body)s?$/i;

/** Of the panes of one set of tabs one is shown. */
function isTabBesideAnother(element: Element, parent: Parents): boolean {
  const names = elementNames(element)
    .slice(1)
    .filter((name) => tabName.test(name));
  return names.some((name) => shownClasses(parent).has(name));
}

/** Of each parent the classes of its children are read once. */
const classesOfShown = new WeakMap<Parents, ReadonlySet<string>>();

function shownClasses(parent: Parents): ReadonlySet<string> {
  const known = classesOfShown.get(parent);
  if (known !== undefined) return known;
  const names = new Set(
    parent.children.flatMap((child) =>
      child.type === 'element' && !isUnseen(child) && visibleText(child) !== '' ? classNames(child) : [],
    ),
  );
  classesOfShown.set(parent, names);
  return names;
}

const ANSWERS_MIN = 2;
const QUESTION_CHARACTERS_MAX = 250;

/** The element before it is a question. */
function isAnswer(parent: Parents, at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - 2; before -= 1) {
    const sibling = parent.children[before];
    if (sibling?.type !== 'element') continue;
    const question = visibleText(sibling);
    return question.length <= QUESTION_CHARACTERS_MAX && /[?？؟](?:\s*[+\-–—▼▾⌄›>]+)?$/u.test(question);
  }
  return false;
}
