import { message } from '../messages/message.ts';
import { isJsonLdObject, isReference, type JsonLdNode, joinPath, listMembers, presentValue } from './json-ld-nodes.ts';
import { missing } from './missing-property.ts';
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
  if (entries.length === 1) warnings.push(message('schema.breadcrumb-of-one', { path }));
  const last = findLast(entries.map(({ value }) => readPosition(value)));
  for (const [index, entry] of entries.entries()) {
    const { value } = entry;
    if (!isJsonLdObject(value)) {
      errors.push(message('schema.not-list-item', { path: entry.path }));
      continue;
    }
    if (isReference(value)) continue;
    const item = presentValue(value, 'item');
    const ofItem = isJsonLdObject(item) && !isReference(item) ? presentValue(item, 'name') : undefined;
    if (presentValue(value, 'name') === undefined && ofItem === undefined)
      errors.push(
        message('schema.one-of', {
          type: 'ListItem',
          properties: `${joinPath(entry.path, 'name')}, ${joinPath(entry.path, 'item.name')}`,
        }),
      );
    if (item === undefined && index !== last)
      errors.push(message('schema.item-missing', { property: joinPath(entry.path, 'item') }));
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
    if (!isQuestion) errors.push(message('schema.not-question', { path: member.path }));
    // Google Search Central, "Q&A": the count, 0 included; an FAQ has one answer to each question anyway.
    else if (node.types.includes('QAPage') && !isReference(value) && presentValue(value, 'answerCount') === undefined)
      errors.push(missing('required', 'Question', joinPath(member.path, 'answerCount')));
  }
}
