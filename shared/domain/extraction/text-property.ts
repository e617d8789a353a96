import type { Element } from 'hast';

/** An attribute's value as text, by its lower-case name (`class`, `colspan` and `rowspan` have separate properties). */
export function textProperty(element: Element, name: string): string | null {
  const value = element.properties[name];
  return typeof value === 'string' ? value : null;
}
