import { nameInLine } from '../extraction/signals/author-names.ts';
import { authorsOfNodes, distinctAuthors } from '../extraction/signals/authors.ts';
import { contactOfLink, contactsOfNodes, distinctContacts, writtenContactIn } from '../extraction/signals/contacts.ts';
import { dateContext, datesInText, datesOfNodes, distinctDates } from '../extraction/signals/dates.ts';
import type { AuthorSignal, ContactSignal, PageSignals } from '../extraction/signals/page-signals.ts';
import { endsAsQuestion } from '../language/ends-as-question.ts';
import type { Language } from '../language/languages.ts';
import { noMarkup, noStructure } from '../pages/page-kind/clue.ts';
import { detectPageKind } from '../pages/page-kind/detect-page-kind.ts';
import type { DetectedPageKind } from '../pages/page-kind/page-kinds.ts';
import type { BodyHeading, BodyParts } from './body-parts.ts';
import type { GradingInput } from './grading-input.ts';
import type { PageLink } from './page-links.ts';
import type { SchemaReading } from './schema-reading.ts';

interface ReadPart {
  readonly input: GradingInput;
  readonly title: string;
  readonly parts: BodyParts;
  readonly schema: SchemaReading;
  readonly links: readonly PageLink[];
  readonly text: string;
  readonly language: Language | null;
  readonly h1s: readonly string[];
  readonly leadHeading: BodyHeading | null;
}

/** Lines at the start and at the end of a body that may say who wrote it. */
const EDGE_LINES = 12;

/**
 * Combines the crawl's signals beside the body with those of the current body and the field `schema`: a draft, or a version that was
 * written since, counts, and JSON-LD that was replaced does not.
 */
export function readSignals(page: ReadPart): PageSignals {
  const { input, schema, text, language, parts } = page;
  const crawled = input.signals ?? null;
  const context = dateContext(language, input.language, input.readOn ?? null);
  const written = writtenContactIn(text);
  return {
    kind: detectKind(page),
    authors: distinctAuthors([
      ...authorsOfNodes(schema.nodes, 'json_ld'),
      ...(crawled?.authors ?? []).filter(({ source }) => source !== 'json_ld'),
      ...authorsOfBody(page),
    ]),
    dates: distinctDates([
      ...datesOfNodes(schema.nodes, 'json_ld', context),
      ...(crawled?.dates ?? []).filter(({ source }) => source !== 'json_ld'),
      ...datesInText(text, parts.ending, context),
    ]),
    contacts: distinctContacts([
      ...linkedContacts(page),
      ...(written === null ? [] : [written]),
      ...(crawled?.contacts ?? []),
      ...contactsOfNodes(schema.nodes),
    ]),
    markupItems: crawled?.markupItems ?? [],
    images: crawled?.images ?? parts.images.map(({ alt }) => ({ src: '', alt, isLead: false })),
    // JSON-LD that a draft replaces says nothing any more.
    contradictions: input.fields.sources.schema.source === 'draft' ? [] : (crawled?.contradictions ?? []),
    reading: crawled?.reading ?? null,
    stated: crawled?.stated ?? [],
  };
}

function detectKind({ input, title, schema, text, parts, links, h1s, leadHeading }: ReadPart): DetectedPageKind {
  if (input.pageKind != null) return { kind: input.pageKind, evidence: [] };
  if (input.signals != null) return input.signals.kind;
  return detectPageKind({
    url: input.url,
    path: input.path,
    title: title === '' ? null : title,
    h1: h1s[0] ?? leadHeading?.text ?? null,
    markup: { ...noMarkup, itemTypes: [...schema.types] },
    structure: {
      ...noStructure,
      textLength: text.length,
      paragraphs: parts.paragraphs.filter((block) => block.text.length >= 80).length,
      questions: parts.subheadings.filter((heading) => endsAsQuestion(heading.text)).length,
      contactLinks: links.filter(({ href }) => /^(?:mailto|tel):/i.test(href)).length,
    },
  });
}

/** Bylines stand at the top or at the end: searching between them would find "by Albert Einstein" in any text. */
function authorsOfBody({ text, parts }: ReadPart): AuthorSignal[] {
  const edges = [...text.split('\n', EDGE_LINES), ...parts.ending.split('\n').slice(-EDGE_LINES)];
  return edges.flatMap((line) => {
    const [sentence = ''] = line.split(/(?<=\p{L}{3})[.。](?:\s|$)/u, 1);
    const name = nameInLine(sentence, { isByline: false });
    return name === null ? [] : [{ name, source: 'text' as const }];
  });
}

function linkedContacts({ links, input }: ReadPart): ContactSignal[] {
  const crawled = input.links.internal.map(({ href, anchorText }) => ({ href, text: anchorText ?? '' }));
  return [...links, ...crawled].flatMap(({ href, text }) => {
    const contact = contactOfLink(href, text);
    return contact === null ? [] : [contact];
  });
}
