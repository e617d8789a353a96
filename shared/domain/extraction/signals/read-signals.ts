import { normalizeLanguageTag } from '../../language/languages.ts';
import { detectPageKind, kindByClues } from '../../pages/page-kind/detect-page-kind.ts';
import type { DetectedPageKind } from '../../pages/page-kind/page-kinds.ts';
import { collectNodes, type JsonLdNode } from '../../structured-data/json-ld-nodes.ts';
import type { StructuredData } from '../extracted-page.ts';
import type { HtmlTree } from '../html-tree.ts';
import { type PageLayout, pageLayout } from '../page-layout.ts';
import type { PageMetadata } from '../page-metadata.ts';
import { authorsOfNodes, authorsOfParts, distinctAuthors } from './authors.ts';
import { contactsOfNodes, contactsOfParts, distinctContacts, writtenContactIn } from './contacts.ts';
import { findContradictions } from './contradictions.ts';
import { dateContext, datesOfNodes, datesOfParts, distinctDates } from './dates.ts';
import { findImages } from './images.ts';
import { kindEvidence } from './kind-evidence.ts';
import { readMarkupObjects } from './markup-objects.ts';
import { ownHeading } from './own-heading.ts';
import { type PageParts, readPageParts } from './page-parts.ts';
import type { AuthorSignal, MarkupItem, PageSignals, SignalSource, StatedSignal } from './page-signals.ts';
import { statedBeside } from './stated-beside.ts';

const MARKUP_ITEMS_MAX = 20;
const PROPERTIES_MAX = 20;

/** The markup and the parts of a page, read before its main text is looked for. */
export interface PageOutline {
  readonly parts: PageParts;
  readonly kind: DetectedPageKind;
  readonly layout: PageLayout;
  readonly ownH1: string | null;
  readonly nodes: readonly { readonly source: SignalSource; readonly nodes: readonly JsonLdNode[] }[];
}

/** Reads the parts of a page in one pass, and decides its kind by them. */
export function readOutline(page: HtmlTree, metadata: PageMetadata, url: string, data: StructuredData): PageOutline {
  const parts = readPageParts(page.root);
  const objects = readMarkupObjects(parts.items);
  const nodesIn = (format: 'microdata' | 'rdfa'): JsonLdNode[] =>
    collectNodes(objects.filter((item) => item.format === format).map(({ object }) => object)).nodes;
  const nodes = [
    { source: 'json_ld' as const, nodes: collectNodes(data.items).nodes },
    { source: 'microdata' as const, nodes: nodesIn('microdata') },
    { source: 'rdfa' as const, nodes: nodesIn('rdfa') },
  ];
  const ownH1 = ownHeading(parts, metadata.title);
  const all = nodes.flatMap((form) => form.nodes);
  const evidence = kindEvidence({ url, title: metadata.title, h1: ownH1 }, parts, all);
  const byClues = kindByClues(evidence) ?? { kind: 'article', evidence: [] };
  const layout = pageLayout(byClues, evidence.markup);
  return { parts, nodes, ownH1, kind: detectPageKind(evidence), layout };
}

/** Everybody whom the page names as author, in its structured data and in its parts. */
export const findAuthors = ({ parts, nodes }: PageOutline): AuthorSignal[] =>
  distinctAuthors([...nodes.flatMap((form) => authorsOfNodes(form.nodes, form.source)), ...authorsOfParts(parts)]);

/** Finds facts that the page states beside the text that was read; JSON-LD is asked where a page is graded. */
export const findStated = (
  { parts, nodes }: PageOutline,
  { read, hidden }: { read: string; hidden: readonly string[] },
): StatedSignal[] =>
  statedBeside(
    parts,
    nodes.flatMap(({ source, nodes: of }) => (source === 'json_ld' ? [] : of)),
    { read, hidden },
  );

/** The signals of a page but those of its main text, which `measureReading` and `findStated` add. */
export function readSignals(
  { parts, kind, nodes }: PageOutline,
  authors: PageSignals['authors'],
  page: { metadata: PageMetadata; url: string; visible: string; readOn: string | null },
): Omit<PageSignals, 'reading' | 'stated'> {
  const { metadata, url, visible } = page;
  const context = dateContext(normalizeLanguageTag(metadata.language), metadata.language, page.readOn);
  const jsonLd = nodes.find(({ source }) => source === 'json_ld')?.nodes ?? [];
  const written = writtenContactIn(visible);
  return {
    kind,
    authors,
    dates: distinctDates([
      ...nodes.flatMap((form) => datesOfNodes(form.nodes, form.source, context)),
      ...datesOfParts(parts, url, context),
    ]),
    contacts: distinctContacts([
      ...contactsOfParts(parts),
      ...(written === null ? [] : [written]),
      ...nodes.flatMap((form) => contactsOfNodes(form.nodes)),
    ]),
    markupItems: nodes
      .flatMap(({ source, nodes: of }) => (source === 'json_ld' ? [] : of.flatMap((node) => markupItem(source, node))))
      .slice(0, MARKUP_ITEMS_MAX),
    images: findImages(parts, metadata.baseUrl),
    contradictions: findContradictions(jsonLd, visible, [metadata.title ?? '', ...metadata.h1s]),
  };
}

function markupItem(format: SignalSource, { types, object }: JsonLdNode): MarkupItem[] {
  if (types.length === 0 || (format !== 'microdata' && format !== 'rdfa')) return [];
  const properties = Object.keys(object).filter((name) => !name.startsWith('@'));
  return [{ format, types: [...types], properties: properties.slice(0, PROPERTIES_MAX) }];
}
