import { isJsonLdObject, isReference, type JsonLdNode, joinPath, listMembers, presentValue } from './json-ld-nodes.ts';
import type { Problems } from './problems.ts';
import { listPosition } from './property-shapes.ts';

/** Rules about what a list holds, which the tables of properties cannot say. */
export function checkLists(node: JsonLdNode, problems: Problems): void {
  if (node.types.includes('BreadcrumbList')) checkBreadcrumbs(node, problems);
  if (node.types.includes('FAQPage') || node.types.includes('QAPage')) checkQuestions(node, problems);
}

/**
 * Google Search Central, "Breadcrumb": at least two entries, each with its `position`, a name (its own or that of its
 * `item`) and an `item`; the last one, which is the page itself, needs no item.
 */
function checkBreadcrumbs(node: JsonLdNode, { errors, warnings }: Problems): void {
  const path = joinPath(node.path, 'itemListElement');
  const entries = listMembers(presentValue(node.object, 'itemListElement') ?? [], path);
  if (entries.length === 1) warnings.push(`BreadcrumbList: ${path} has one entry; a trail needs at least two.`);
  const last = findLast(entries.map(({ value }) => readPosition(value)));
  for (const [index, entry] of entries.entries()) {
    const { value } = entry;
    if (!isJsonLdObject(value)) {
      errors.push(`${entry.path} must be an object of type ListItem.`);
      continue;
    }
    if (isReference(value)) continue;
    const item = presentValue(value, 'item');
    const ofItem = isJsonLdObject(item) && !isReference(item) ? presentValue(item, 'name') : undefined;
    if (presentValue(value, 'name') === undefined && ofItem === undefined)
      errors.push(
        `ListItem: one of ${joinPath(entry.path, 'name')}, ${joinPath(entry.path, 'item.name')} is required.`,
      );
    if (item === undefined && index !== last)
      errors.push(
        `ListItem: the required property ${joinPath(entry.path, 'item')} is missing; only the last entry needs none.`,
      );
  }
}

/** The index of the entry with the highest position; of the final one where not every entry has a position. */
function findLast(positions: readonly (number | null)[]): number {
  const known = positions.flatMap((position) => position ?? []);
  return known.length === positions.length ? known.indexOf(Math.max(...known)) : positions.length - 1;
}

function readPosition(entry: unknown): number | null {
  const position = isJsonLdObject(entry) ? presentValue(entry, 'position') : undefined;
  const isPlace = (typeof position === 'string' || typeof position === 'number') && listPosition.matches(position);
  return isPlace ? Number(position) : null;
}

function checkQuestions(node: JsonLdNode, { errors }: Problems): void {
  for (const member of listMembers(presentValue(node.object, 'mainEntity') ?? [], joinPath(node.path, 'mainEntity'))) {
    const { value } = member;
    const isQuestion = isJsonLdObject(value) && (isReference(value) || value['@type'] === 'Question');
    if (!isQuestion) errors.push(`${member.path} must be a Question.`);
    // Google Search Central, "Q&A": the count, 0 included; an FAQ has one answer to each question anyway.
    else if (node.types.includes('QAPage') && !isReference(value) && presentValue(value, 'answerCount') === undefined)
      errors.push(`Question: the required property ${joinPath(member.path, 'answerCount')} is missing.`);
  }
}
