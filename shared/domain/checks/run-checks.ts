import type { Root } from 'mdast';
import { type FieldSource, h1Draft, type ResolvedFields } from '../fields/resolve-fields.ts';
import { blocksOfFirstWords, countDocumentWords, firstWords } from '../markdown/count-words.ts';
import { headings } from '../markdown/document-parts.ts';
import { setMainHeading } from '../markdown/main-heading.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { plainText } from '../markdown/plain-text.ts';
import { h1Checks, textChecks } from './body-checks.ts';
import type { Check, CheckedBody, CheckedContent, CheckedLinks, CheckStatus } from './check.ts';
import { linkChecks } from './link-checks.ts';
import { schemaChecks } from './schema-checks.ts';
import { metaDescriptionChecks, titleChecks } from './text-field-checks.ts';

const introWords = 100;

export interface ChecksResult {
  /** Always fifteen, in the order of `checkKeys`. */
  readonly checks: readonly Check[];
  readonly summary: {
    readonly pass: number;
    readonly warn: number;
    readonly fail: number;
    readonly notApplicable: number;
  };
  /**
   * The checked fields. `h1` is the body's first H1, for which an H1 draft stands in; without a body, the h1 field.
   * `wordCount` is null without a body.
   */
  readonly fields: {
    readonly title: string | null;
    readonly metaDescription: string | null;
    readonly h1: string | null;
    readonly wordCount: number | null;
    readonly primaryKeyword: string | null;
  };
  /** Of `fields`; of the schema and the body too. */
  readonly sources: ResolvedFields['sources'];
}

/**
 * The fifteen checks of the spec section "Checks". No model, no I/O; one Markdown parse, which a caller that has parsed
 * `fields.body` already can spare with `document`.
 */
export function runChecks(input: {
  fields: ResolvedFields;
  links: CheckedLinks;
  /** The tag that the page gives: only for the wording of messages. */
  declaredLanguage?: string | null;
  document?: Readonly<Root>;
}): ChecksResult {
  const { fields, links } = input;
  const body = fields.body === null ? null : checkedBody(input.document ?? parseMarkdown(fields.body), h1Draft(fields));
  const content: CheckedContent = {
    title: fields.title,
    metaDescription: fields.metaDescription,
    schema: fields.schema,
    brokenBlocks: fields.brokenBlocks ?? [],
    primaryKeyword: fields.primaryKeyword,
    declaredLanguage: input.declaredLanguage ?? null,
    // A `body` draft is graded, but the checks of the body are about a content version (spec, Checks).
    body: fields.contentVersionId === null ? null : body,
    links,
  };
  const checks = [
    ...titleChecks(content),
    ...metaDescriptionChecks(content),
    ...h1Checks(content),
    ...textChecks(content),
    ...schemaChecks(content),
    ...linkChecks(content),
  ];
  const count = (status: CheckStatus) => checks.filter((check) => check.status === status).length;
  return {
    checks,
    summary: { pass: count('pass'), warn: count('warn'), fail: count('fail'), notApplicable: count('not_applicable') },
    fields: {
      title: fields.title,
      metaDescription: fields.metaDescription,
      h1: body === null ? fields.h1 : (body.h1s[0] ?? null),
      wordCount: body?.wordCount ?? null,
      primaryKeyword: fields.primaryKeyword,
    },
    sources: { ...fields.sources, h1: h1Source(fields, body) },
  };
}

/** Where `fields.h1` is from. */
function h1Source({ sources }: ResolvedFields, body: CheckedBody | null): FieldSource {
  if (body === null || body.hasDraftedH1) return sources.h1;
  return body.h1s.length === 0 ? { source: 'none' } : sources.bodyContent;
}

function checkedBody(stored: Readonly<Root>, drafted: string | null): CheckedBody {
  const document = setMainHeading(stored, drafted);
  const h1s = headings(document)
    .filter(({ level, text }) => level === 1 && text !== '')
    .map(({ text }) => text);
  return {
    h1s,
    hasDraftedH1: document !== stored,
    wordCount: countDocumentWords(stored),
    intro: readOpening(stored, introWords),
  };
}

/**
 * The readable text up to the end of its n-th word, punctuation included: keywords such as "AT&T" or "c++" are no
 * sequence of words, so the bare words would never match them.
 */
function readOpening(document: Readonly<Root>, words: number): string {
  const text = plainText(blocksOfFirstWords(document, words));
  let end = 0;
  for (const word of firstWords(document, words).split(' ')) end = text.indexOf(word, end) + word.length;
  return text.slice(0, end);
}
