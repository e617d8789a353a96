import type { Element } from 'hast';
import { elementNames } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import type { PageReadingForFacts } from './page-blocks.ts';

const LINES_MIN = 3;
const LEVELS_MAX = 2;

/**
 * A page that has its lines in two languages, of which a script shows one: `<span data-de="Preise">Preise</span><span
 * data-en="Prices">Prices</span>`. A name on it would be both.
 */
export const isInTwoLanguages = ({ blocks }: PageReadingForFacts): boolean =>
  blocks.filter(({ element }) => hasTwo(element, LEVELS_MAX)).length >= LINES_MIN;

function hasTwo({ children }: Element, levels: number): boolean {
  const elements = children.filter((child) => child.type === 'element');
  if (new Set(elements.flatMap(readLanguages)).size > 1) return true;
  return levels > 0 && elements.some((child) => hasTwo(child, levels - 1));
}

const languages = 'de|en|fr|es|it|pt|nl|pl|da|sv|no|nb|fi|cs|ru|uk|ja|zh|tr|el|ca|hu|ro';
const languageName = new RegExp(`^(?:data|lang|language|text|txt|i18n)[-_]?(${languages})$`, 'i');

function readLanguages(element: Element): string[] {
  const declared = textProperty(element, 'lang');
  if (declared !== null) return [declared.slice(0, 2).toLowerCase()];
  const marks = [
    ...Object.keys(element.properties).filter((name) => name.startsWith('data')),
    ...elementNames(element),
  ];
  return marks.flatMap((mark) => languageName.exec(mark)?.[1]?.toLowerCase() ?? []).slice(0, 1);
}
