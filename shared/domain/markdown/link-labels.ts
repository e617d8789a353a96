import { collapseSpaces } from '../language/normalize-text.ts';

/** `[label]:` at the start of a line, maybe in a quote or a list: a definition, or a footnote's (`[^label]:`). */
const definition = /^[ \t>*+\d.)-]*\[((?:[^[\]\\\n]|\\.){1,999})\]:/gm;
const bracketed = /(?<!\\)\[((?:[^[\]\\]|\\.){1,999})\]/g;

/** The labels that a document seems to define, by their normal form (CommonMark, matching of labels). */
export function definedLabels(markdown: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const [, label = ''] of markdown.matchAll(definition)) {
    if (label.trim() !== '' && !labels.has(normalLabel(label))) labels.set(normalLabel(label), label);
  }
  return labels;
}

/** Definitions to parse before a part of the document, so that its references to labels defined elsewhere are known. */
export function definitionsFor(part: string, labels: ReadonlyMap<string, string>): string[] {
  if (labels.size === 0) return [];
  const needed = new Set<string>();
  const own = definedLabels(part);
  for (const [, label = ''] of part.matchAll(bracketed)) {
    const normal = normalLabel(label);
    const known = own.has(normal) ? undefined : labels.get(normal);
    if (known !== undefined) needed.add(known);
  }
  return [...needed].map((label) => `[${label}]: #`);
}

const normalLabel = (label: string): string => collapseSpaces(label).toLowerCase().toUpperCase();
