import type { Element, ElementContent } from 'hast';
import { classNames, elementNames } from './hast-text.ts';
import { textProperty } from './text-property.ts';

const languageClass = /^(?:language|lang|highlight-source|highlight|prism|hljs-lang)-([a-z][a-z0-9+#.-]{0,20})$/i;
const brush = /\bbrush:\s*([a-z][a-z0-9+#-]{0,20})/i;
/** pandoc and Hexo: the language is a class beside this one. */
const besideClass = /^(?:sourceCode|highlight|src)$/;
const bareLanguage = /^[a-z][a-z0-9+#]{0,14}$/;
const noLanguage =
  /^(?:text|plain|plaintext|none|nohighlight|default|code|wrapper|container|block|box|line|lines|source|copy|table|numbersource|numberlines|ltr|rtl|notranslate|theme|dark|light)$/i;
const attributes = ['data-lang', 'data-language', 'data-code-language'];

/** The language that an element says its code is in, or null. */
export function codeLanguage(element: Element): string | null {
  const names = classNames(element);
  const named = attributes.map((name) => textProperty(element, name)).find((value) => value !== null) ?? null;
  if (named === null && names.length === 0) return null;
  const beside = names.some((name) => besideClass.test(name))
    ? names.find((name) => !besideClass.test(name) && bareLanguage.test(name))
    : undefined;
  const language =
    named ??
    names.map((name) => languageClass.exec(name)?.[1]).find(Boolean) ??
    brush.exec(names.join(' '))?.[1] ??
    beside;
  if (language === undefined || !/^[\w+#.-]{1,20}$/.test(language) || noLanguage.test(language)) return null;
  return language.toLowerCase();
}

const lineNumbers =
  /^(?:line-?num(?:ber)?s?|linenos?|lineno|linenodiv|gutter|hljs-ln-numbers|blob-num|ln-num|line-numbers-rows|rouge-gutter|react-syntax-highlighter-line-number)$/i;

/** The numbers beside the lines of code, which are none of it. */
export const isLineNumbers = (element: Element): boolean =>
  /^(?:span|td|div|pre|a|th)$/.test(element.tagName) &&
  elementNames(element).some((name) => lineNumbers.test(name)) &&
  isNumbers(element);

function isNumbers(node: ElementContent): boolean {
  if (node.type === 'text') return /^[\s\d]*$/.test(node.value);
  return node.type !== 'element' || node.children.every(isNumbers);
}

/** A block of code in the form that the conversion takes the language from. */
export function preparedCode(pre: Element, children: ElementContent[], around: string | null): Element {
  const code = children.find((child) => child.type === 'element' && child.tagName === 'code');
  const inside = code?.type === 'element' ? codeLanguage(code) : null;
  const language = inside ?? codeLanguage(pre) ?? around;
  const properties = language === null ? {} : { className: [`language-${language}`] };
  return {
    ...pre,
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties,
        children: code?.type === 'element' && children.length === 1 ? code.children : children,
      },
    ],
  };
}
