import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { isJsonLdObject, type JsonLdNode, listMembers, presentValue } from '../../structured-data/json-ld-nodes.ts';
import { isSubtype } from '../../structured-data/schema-org-hierarchy.ts';
import { visibleText } from '../hast-text.ts';
import { textProperty } from '../text-property.ts';
import { cleanName, nameInLine } from './author-names.ts';
import { propertyNames, propertyValue } from './markup-objects.ts';
import type { Line, PageParts } from './page-parts.ts';
import type { AuthorSignal, SignalSource } from './page-signals.ts';

const AUTHORS_MAX = 10;
/** Lines around the main heading that may be a byline. */
const H1S_MAX = 3;
const LINES_BEFORE = 4;
const LINES_AFTER = 8;

const authorProperties = ['author', 'creator', 'reviewedBy'] as const;
/** Types of works by others inside of the page. */
const othersWorks = ['Review', 'Comment', 'MediaObject', 'WebSite', 'Answer', 'Question', 'Quotation', 'Clip'] as const;

/** The authors of what a document of structured data describes; a reference by `@id` is followed. */
export function authorsOfNodes(nodes: readonly JsonLdNode[], source: SignalSource): AuthorSignal[] {
  const works = nodes.filter(
    ({ types, holder }) =>
      !types.some((type) => othersWorks.some((work) => isSubtype(type, work))) &&
      !(
        holder !== null &&
        /^(?:review|comment|image|video|itemReviewed|citation|suggestedAnswer|acceptedAnswer)$/.test(holder.property)
      ),
  );
  return authorProperties.flatMap((property) =>
    works.flatMap(({ object }) =>
      listMembers(presentValue(object, property), '').flatMap(({ value }) => {
        const name = nameOfValue(value, nodes);
        return name === null ? [] : [{ name, source }];
      }),
    ),
  );
}

function nameOfValue(value: unknown, nodes: readonly JsonLdNode[]): string | null {
  if (typeof value === 'string') return cleanName(value);
  if (!isJsonLdObject(value)) return null;
  const own = readText(value['name']) ?? readText(value['givenName']);
  if (own !== null) return cleanName(own);
  const id = value['@id'];
  if (typeof id !== 'string') return null;
  const named = nodes.find(({ object }) => object['@id'] === id && readText(object['name']) !== null);
  return cleanName(readText(named?.object['name']) ?? '');
}

const readText = (value: unknown): string | null => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
};

const authorMetas = new RegExp(`^(?:${alternatives('extraction', 'authorMetas')})$`, 'i');

/** Everybody whom the page itself names as author, the surest first, each once. */
export function authorsOfParts(parts: PageParts): AuthorSignal[] {
  return distinctAuthors([...metaAuthors(parts), ...markedAuthors(parts), ...bylineAuthors(parts)]);
}

export const distinctAuthors = (authors: readonly AuthorSignal[]): AuthorSignal[] =>
  [...Map.groupBy(authors, ({ name, source }) => `${source}\n${name.toLowerCase()}`).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, AUTHORS_MAX);

function metaAuthors({ metas }: PageParts): AuthorSignal[] {
  return metas.flatMap((meta) => {
    const name = textProperty(meta, 'name') ?? textProperty(meta, 'property') ?? '';
    const value = authorMetas.test(name.trim()) ? cleanName(textProperty(meta, 'content') ?? '') : null;
    return value === null ? [] : [{ name: value, source: 'meta' as const }];
  });
}

/** `rel=author`, and `itemprop` and `property` that belong to no item. */
function markedAuthors({ marked }: PageParts): AuthorSignal[] {
  return marked.flatMap(({ element, place }): AuthorSignal[] => {
    if (place === 'beside') return [];
    const isRel = /\bauthor\b/.test(textProperty(element, 'rel') ?? '');
    const isProperty = propertyNames(element).some((name) => name === 'author' || name === 'creator');
    if (!isRel && !isProperty) return [];
    const name = cleanName(isRel ? visibleText(element) : propertyValue(element));
    if (name === null) return [];
    const source = isRel ? 'link' : element.properties['itemprop'] === undefined ? 'rdfa' : 'microdata';
    return [{ name, source }];
  });
}

/** Lines in elements that are named as a byline, and lines near the main heading that read like one. */
function bylineAuthors({ lines, h1Lines }: PageParts): AuthorSignal[] {
  const near = new Set<Line>(
    h1Lines.slice(0, H1S_MAX).flatMap((at) => lines.slice(Math.max(0, at - LINES_BEFORE), at + LINES_AFTER)),
  );
  return lines.flatMap((line): AuthorSignal[] => {
    if (line.place === 'beside') return [];
    const isByline = line.hint === 'author';
    if (!isByline && !near.has(line)) return [];
    const name = nameInLine(line.text, { isByline });
    return name === null ? [] : [{ name, source: 'byline' }];
  });
}
