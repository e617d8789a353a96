import { type Message, message } from '../messages/message.ts';
import { findFaultMessage } from './block-faults.ts';
import { type BrokenBlock, brokenBlockErrors } from './broken-blocks.ts';
import { readJson } from './json-fault.ts';
import { collectNodes, isJsonLdObject, jsonLdLimits } from './json-ld-nodes.ts';
import { checkNode } from './node-checks.ts';
import { place } from './place.ts';
import type { Problems } from './problems.ts';

/** The API's "Schema validation object". */
export interface SchemaValidation {
  readonly valid: boolean;
  readonly errors: readonly Message[];
  readonly warnings: readonly Message[];
  readonly summary: Message;
}

export type StructuredDataResult =
  | { readonly parsed: true; readonly validation: SchemaValidation; readonly types: readonly string[] }
  | { readonly parsed: false; readonly message: Message };

const messagesMax = 100;

/**
 * Checks JSON-LD text against what search engines document for each schema.org type (Google Search Central, "Structured
 * data markup that Google Search supports"). Only text that is no JSON is not parsed; every rule violation is advisory:
 * `errors` make it invalid, `warnings` do not. `types` are the top-level types, in document order.
 * Accepts one object, a list of objects and `@graph`. The blocks of the page that could not be read beside it are errors too.
 * Never throws.
 */
export function validateStructuredData(text: string, brokenBlocks: readonly BrokenBlock[] = []): StructuredDataResult {
  const reading = readJson(text);
  if (!reading.ok) {
    const { line, column, reason } = reading.fault;
    return { parsed: false, message: message('schema.unreadable', { line, column, reason: findFaultMessage(reason) }) };
  }
  return { parsed: true, ...validateDocument(reading.value, brokenBlocks) };
}

/** The same of the structured data that a page has; null when it has none. Broken blocks alone are structured data that is invalid. */
export function validatePageData({
  schema,
  brokenBlocks = [],
}: {
  readonly schema: string | null;
  readonly brokenBlocks?: readonly BrokenBlock[];
}): StructuredDataResult | null {
  if (schema !== null) return validateStructuredData(schema, brokenBlocks);
  if (brokenBlocks.length === 0) return null;
  const problems = { errors: brokenBlockErrors(brokenBlocks), warnings: [] };
  return { parsed: true, validation: summarize(problems, []), types: [] };
}

function validateDocument(
  document: unknown,
  brokenBlocks: readonly BrokenBlock[],
): { validation: SchemaValidation; types: string[] } {
  const problems: Problems = { errors: brokenBlockErrors(brokenBlocks), warnings: [] };
  checkContexts(document, problems);
  const { nodes, truncated } = collectNodes(document);
  if (nodes.length === 0 && problems.errors.length === 0) problems.errors.push(message('schema.empty'));
  for (const node of nodes) checkNode(node, problems);
  if (truncated) {
    problems.warnings.unshift(message('schema.too-large', { objects: jsonLdLimits.nodes, depth: jsonLdLimits.depth }));
  }
  const types = nodes.filter((node) => node.holder === null).flatMap((node) => node.types);
  return { validation: summarize(problems, types), types };
}

function checkContexts(document: unknown, { errors }: Problems): void {
  if (isJsonLdObject(document)) {
    checkContext(document['@context'], '', errors);
    return;
  }
  if (!Array.isArray(document)) {
    errors.push(message('schema.not-object'));
    return;
  }
  document.slice(0, jsonLdLimits.nodes).forEach((member: unknown, index) => {
    if (isJsonLdObject(member)) checkContext(member['@context'], `[${index}]`, errors);
    else errors.push(message('schema.entry-not-object', { path: `[${index}]` }));
  });
}

function checkContext(context: unknown, path: string, errors: Message[]): void {
  if (context === undefined || context === null || context === '') {
    errors.push(message('schema.context-missing', place(path)));
  } else if (!mentionsSchemaOrg(context)) {
    errors.push(message('schema.context-other', place(path)));
  }
}

/** The subdomains are those of schema.org's extensions; search engines read the address without its protocol too. */
const schemaOrgAddress = /^(https?:\/\/)?([a-z-]+\.)?schema\.org\/?(docs\/jsonldcontext\.jsonl?d?)?#?$/i;

function mentionsSchemaOrg(context: unknown): boolean {
  if (typeof context === 'string') return schemaOrgAddress.test(context.trim());
  if (Array.isArray(context)) return context.some(mentionsSchemaOrg);
  // Another vocabulary, or a prefix for schema.org beside others.
  return (
    isJsonLdObject(context) &&
    Object.values(context).some((part) => typeof part === 'string' && mentionsSchemaOrg(part))
  );
}

function summarize({ errors, warnings }: Problems, types: readonly string[]): SchemaValidation {
  const distinct = [...new Set(types)];
  const valid = errors.length === 0;
  return {
    valid,
    errors: capped(errors),
    warnings: capped(warnings),
    summary: message('schema.summary', {
      count: distinct.length,
      types: distinct.slice(0, 5).join(', '),
      more: distinct.length > 5,
      valid,
      errors: errors.length,
      warnings: warnings.length,
    }),
  };
}

function capped(messages: readonly Message[]): Message[] {
  if (messages.length <= messagesMax) return [...messages];
  return [...messages.slice(0, messagesMax), message('schema.more', { count: messages.length - messagesMax })];
}
