import type { Element, ElementContent } from 'hast';
import { classNames } from './hast-text.ts';
import { textProperty } from './text-property.ts';

const languageClass = /^(?:language|lang|highlight-source|highlight|prism|hljs-lang)-([a-z][a-z0-9+#.-]{0,20})$/i;
const noLanguage =
  /^(?:text|plain|plaintext|none|nohighlight|default|code|wrapper|container|block|box|line|lines|source|copy|table|numbersource|numberlines|ltr|rtl|notranslate|theme|dark|light)$/i;
const attributes = ['data-lang', 'data-language', 'data-code-language'];

/** The language that an element says its code is in, or null. */
export function codeLanguage(element: Element): string | null {
  const names = classNames(element);
  const named = attributes.map((name) => textProperty(element, name)).find((value) => value !== null) ?? null;
  const language = named ?? names.map((name) => languageClass.exec(name)?.[1]).find(Boolean);
  if (language === undefined || !/^[\w+#.-]{1,20}$/.test(language) || noLanguage.test(language)) return null;
  return language.toLowerCase();
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
