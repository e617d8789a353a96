import { type BrokenBlock, brokenBlockErrors } from './broken-blocks.ts';
import { describeFault, readJson } from './json-fault.ts';
import { collectNodes, isJsonLdObject, jsonLdLimits } from './json-ld-nodes.ts';
import { checkNode } from './node-checks.ts';
import type { Problems } from './problems.ts';

/** The API's "Schema validation object". */
export interface SchemaValidation {
  readonly valid: boolean;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly summary: string;
}

export type StructuredDataResult =
  | { readonly parsed: true; readonly validation: SchemaValidation; readonly types: readonly string[] }
  | { readonly parsed: false; readonly message: string };

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
  if (!reading.ok)
    return { parsed: false, message: `The structured data is not valid JSON, ${describeFault(reading.fault)}` };
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
  if (nodes.length === 0 && problems.errors.length === 0)
    problems.errors.push('The structured data describes nothing: it holds no object with an @type.');
  for (const node of nodes) checkNode(node, problems);
  if (truncated) {
    problems.warnings.unshift(
      `The structured data is too large to check in full: only ${jsonLdLimits.nodes} objects, nested at most ${jsonLdLimits.depth} deep, were read.`,
    );
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
    errors.push('The structured data must be a JSON object or a list of objects.');
    return;
  }
  document.slice(0, jsonLdLimits.nodes).forEach((member: unknown, index) => {
    if (isJsonLdObject(member)) checkContext(member['@context'], ` at [${index}]`, errors);
    else errors.push(`The entry at [${index}] must be an object.`);
  });
}

function checkContext(context: unknown, where: string, errors: string[]): void {
  if (context === undefined || context === null || context === '') {
    errors.push(`The @context${where} is missing; set it to "https://schema.org".`);
  } else if (!mentionsSchemaOrg(context)) {
    errors.push(`The @context${where} is not schema.org; set it to "https://schema.org".`);
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
  const subject =
    distinct.length === 0
      ? 'Structured data'
      : `${distinct.slice(0, 5).join(', ')}${distinct.length > 5 ? ' and more' : ''}`;
  const valid = errors.length === 0;
  const counts = [
    ...(valid ? [] : [counted(errors.length, 'error')]),
    ...(warnings.length === 0 ? [] : [counted(warnings.length, 'warning')]),
  ];
  const verdict = valid ? 'valid' : 'not valid';
  return {
    valid,
    errors: capped(errors),
    warnings: capped(warnings),
    summary: `${subject}: ${verdict}${counts.length === 0 ? '' : `, ${counts.join(' and ')}`}.`,
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function capped(messages: readonly string[]): string[] {
  if (messages.length <= messagesMax) return [...messages];
  return [...messages.slice(0, messagesMax), `${messages.length - messagesMax} more are not listed.`];
}
