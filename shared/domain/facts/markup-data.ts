import type { Element, Root } from 'hast';
import { isUnseen, visibleText } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';

/** The attributes of a syntax: what opens an item, what its type is, what names a property. */
interface Syntax {
  opens: (element: Element) => boolean;
  typeOf: (element: Element) => string;
  propertiesOf: (element: Element) => string[];
}

/** https://html.spec.whatwg.org/multipage/microdata.html */
const microdata: Syntax = {
  opens: ({ properties }) => properties['itemscope'] !== undefined,
  typeOf: (element) => textProperty(element, 'itemtype') ?? '',
  propertiesOf: (element) => splitNames(textProperty(element, 'itemprop')),
};

/** https://www.w3.org/TR/rdfa-lite/; names with a prefix of another vocabulary (`og:title`) are none of schema.org's. */
const rdfa: Syntax = {
  opens: (element) => textProperty(element, 'typeof') !== null,
  typeOf: (element) => textProperty(element, 'typeof') ?? '',
  propertiesOf: (element) =>
    splitNames(textProperty(element, 'property'))
      .map((name) => name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/i, ''))
      .filter((name) => !name.includes(':')),
};

type Item = Record<string, unknown>;

/** A page of a shop marks up some dozens of things. */
const ITEMS_MAX = 500;
const VALUES_MAX = 5_000;
const VALUE_CHARACTERS_MAX = 5_000;

const splitNames = (text: string | null): string[] =>
  (text ?? '').split(/\s+/).filter((word) => /^[\w:/.-]{1,60}$/.test(word));

/** Reads microdata and RDFa in the form of JSON-LD. */
export function readMarkupData(root: Root): { microdata: Item[]; rdfa: Item[] } {
  return { microdata: readItems(root, microdata), rdfa: readItems(root, rdfa) };
}

function readItems(root: Root, syntax: Syntax): Item[] {
  const items: Item[] = [];
  let [itemsLeft, valuesLeft] = [ITEMS_MAX, VALUES_MAX];

  function visit(element: Element, holder: Item | null): void {
    if (isUnseen(element) && element.tagName !== 'head') return;
    const names = holder === null ? [] : syntax.propertiesOf(element);
    let inside = holder;
    if (syntax.opens(element) && itemsLeft > 0) {
      itemsLeft -= 1;
      const item: Item = { '@type': typeNames(syntax.typeOf(element)) };
      if (holder === null) items.push(item);
      else for (const name of names) add(holder, name, item);
      // A thing inside another one that no property leads to stands alone.
      if (holder !== null && names.length === 0) items.push(item);
      inside = item;
    } else if (holder !== null && names.length > 0 && valuesLeft > 0) {
      valuesLeft -= names.length;
      const value = valueIn(element);
      if (value !== '') for (const name of names) add(holder, name, value);
    }
    for (const child of element.children) if (child.type === 'element') visit(child, inside);
  }

  for (const child of root.children) if (child.type === 'element') visit(child, null);
  return items;
}

const typeNames = (types: string): string[] =>
  types.split(/\s+/).map((type) => type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, ''));

function add(item: Item, name: string, value: unknown): void {
  if (name.startsWith('@') || name === '__proto__') return;
  const known = Object.hasOwn(item, name) ? item[name] : undefined;
  if (known === undefined) item[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else item[name] = [known, value];
}

const addressAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  iframe: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

function valueIn(element: Element): string {
  const content = textProperty(element, 'content') ?? textProperty(element, addressAttributes[element.tagName] ?? '');
  const text = visibleText(element);
  // A link around a name or a number says what it shows; one around nothing, or a profile, where it leads.
  const isShown = element.tagName === 'a' && text !== '' && !/^(?:https?:)?\/\//i.test(content ?? '');
  return (content === null || content.trim() === '' || isShown ? text : content.trim()).slice(0, VALUE_CHARACTERS_MAX);
}
