import type { Element } from 'hast';
import type { JsonLdObject } from '../../structured-data/json-ld-nodes.ts';
import { visibleText } from '../hast-text.ts';
import { textProperty } from '../text-property.ts';

/** An item that the markup itself describes, in the form of JSON-LD. */
interface MarkupObject {
  readonly format: 'microdata' | 'rdfa';
  readonly object: JsonLdObject;
}

const OBJECTS_MAX = 60;
const PROPERTIES_MAX = 400;
const VALUE_CHARACTERS_MAX = 300;

type Mutable = Record<string, unknown>;

/** Microdata and RDFa Lite as objects of JSON-LD: `itemscope` and `typeof` begin one, `itemprop` and `property` give it values. */
export function readMarkupObjects(items: readonly Element[]): MarkupObject[] {
  const budget = { properties: PROPERTIES_MAX };
  return items.slice(0, OBJECTS_MAX).flatMap((element): MarkupObject[] => {
    const format = element.properties['itemscope'] === undefined ? 'rdfa' : 'microdata';
    const object = readObject(element, budget, 0);
    return object['@type'] === undefined ? [] : [{ format, object }];
  });
}

function readObject(element: Element, budget: { properties: number }, depth: number): Mutable {
  const types = readTypes(element);
  const object: Mutable = types.length === 0 ? {} : { '@type': types.length === 1 ? types[0] : types };
  const id = textProperty(element, 'itemid') ?? textProperty(element, 'resource');
  if (id !== null) object['@id'] = id;
  if (depth < 8) addProperties(element, object, budget, depth);
  return object;
}

function addProperties(parent: Element, object: Mutable, budget: { properties: number }, depth: number): void {
  for (const child of parent.children) {
    if (child.type !== 'element' || budget.properties <= 0) continue;
    const names = propertyNames(child);
    const isObject = child.properties['itemscope'] !== undefined || child.properties['typeof'] !== undefined;
    if (names.length > 0) {
      budget.properties -= 1;
      const value = isObject ? readObject(child, budget, depth + 1) : propertyValue(child);
      for (const name of names) add(object, name, value);
    }
    // An item without a property name is a separate one.
    if (!isObject) addProperties(child, object, budget, depth);
  }
}

function add(object: Mutable, name: string, value: unknown): void {
  const before = Object.hasOwn(object, name) ? object[name] : undefined;
  object[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
}

function readTypes(element: Element): string[] {
  const written = textProperty(element, 'itemtype') ?? textProperty(element, 'typeof') ?? '';
  return written
    .split(/\s+/)
    .map((type) => /(?:schema\.org\/|^schema:|^)([A-Z]\w+)\/?$/.exec(type)?.[1] ?? '')
    .filter((type) => type !== '');
}

/** Names of schema.org; those of Open Graph and Dublin Core say nothing of an item. */
export function propertyNames(element: Element): string[] {
  const written = textProperty(element, 'itemprop') ?? textProperty(element, 'property') ?? '';
  return written
    .split(/\s+/)
    .map((name) => name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, ''))
    .filter((name) => /^[a-zA-Z]\w{0,40}$/.test(name) && name !== '__proto__');
}

/** Reads the value of markup: an attribute for machines, an address, else the text. */
export function propertyValue(element: Element): string {
  const written =
    textProperty(element, 'content') ??
    textProperty(element, 'datetime') ??
    (/^(?:a|area|link)$/.test(element.tagName) && visibleText(element) === '' ? textProperty(element, 'href') : null) ??
    (element.tagName === 'img' ? textProperty(element, 'src') : null) ??
    visibleText(element);
  return written.trim().slice(0, VALUE_CHARACTERS_MAX);
}
