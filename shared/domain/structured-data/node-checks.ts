import { truncated } from '../language/text-length.ts';
import { type Message, message, quoted } from '../messages/message.ts';
import { isJsonLdObject, isReference, type JsonLdNode, joinPath, listMembers, presentValue } from './json-ld-nodes.ts';
import { checkLists } from './list-checks.ts';
import { missing } from './missing-property.ts';
import { place } from './place.ts';
import type { Problems } from './problems.ts';
import { findNestedTypes, listPosition, type PropertyShape, propertyShapes } from './property-shapes.ts';
import { isReadInPlace } from './read-in-place.ts';
import { rulesFor, type TypeRules } from './rules-for-type.ts';
import { isSchemaOrgType, isSubtype, schemaOrgSpelling } from './schema-org-hierarchy.ts';

const noRules: TypeRules = { required: [], recommended: [] };

/** Everything that is wrong with one object itself; the objects inside it are separate nodes. */
export function checkNode(node: JsonLdNode, problems: Problems): void {
  if (isReference(node.object) || Object.hasOwn(node.object, '@value')) return;
  if (node.types.length === 0) {
    checkMissingType(node, problems);
    return;
  }
  for (const type of node.types) checkType(node, type, problems);
  checkValues(node, problems);
}

function checkMissingType(node: JsonLdNode, { errors, warnings }: Problems): void {
  if (node.holder === null) errors.push(message('schema.no-type', place(node.path)));
  else warnings.push(message('schema.no-nested-type', place(node.path)));
}

function checkType(node: JsonLdNode, type: string, { errors, warnings }: Problems): void {
  const at = place(node.path);
  if (!isSchemaOrgType(type)) {
    const spelling = schemaOrgSpelling(type);
    const values = { ...at, type: quotedValue(type) };
    warnings.push(
      spelling === null
        ? message('schema.unknown-type', values)
        : message('schema.misspelled-type', { ...values, spelling }),
    );
    return;
  }
  const rules = rulesFor(type) ?? (node.holder === null ? null : noRules);
  if (rules === null) {
    if (node.holder === null) warnings.push(message('schema.unchecked-type', { ...at, type }));
    return;
  }
  // The offer that an article is sold with is named so, and lacks nothing (Google, "Subscription and paywalled content").
  if (node.holder?.property === 'isPartOf') return;
  const severity = isReadInPlace(node, type) ? errors : warnings;
  for (const property of listRequired(rules, node)) {
    if (presentValue(node.object, property) === undefined) {
      severity.push(missing('required', type, joinPath(node.path, property)));
    }
  }
  for (const group of listAlternatives(rules, node)) {
    if (group.every((property) => presentValue(node.object, property) === undefined)) {
      severity.push(
        message('schema.one-of', {
          type,
          properties: group.map((property) => joinPath(node.path, property)).join(', '),
        }),
      );
    }
  }
  if (mustHaveAddress(node, type)) {
    errors.push(missing('required', type, joinPath(node.path, 'address')));
  }
  if (isJobPlace(node, type) && !hasCountry(node)) {
    errors.push(missing('required', type, joinPath(node.path, 'address.addressCountry')));
  }
  const lacked = listRecommended(rules, node).filter((property) =>
    [property, rules.standIns?.[property] ?? property].every((name) => presentValue(node.object, name) === undefined),
  );
  for (const property of lacked) {
    warnings.push(missing('recommended', type, joinPath(node.path, property)));
  }
}

/** The place of an event or a job needs an address; a place elsewhere, or an organization that hosts, does not. */
function mustHaveAddress(node: JsonLdNode, type: string): boolean {
  const isVenue =
    node.holder?.property === 'jobLocation' || (node.holder?.property === 'location' && isEvent(node.holder.types));
  return isVenue && isSubtype(type, 'Place') && presentValue(node.object, 'address') === undefined;
}

/** Google Search Central, "Job posting": the address of `jobLocation` names its country. */
function isJobPlace(node: JsonLdNode, type: string): boolean {
  return (
    node.holder?.property === 'jobLocation' &&
    isSubtype(type, 'Place') &&
    presentValue(node.object, 'address') !== undefined
  );
}

function hasCountry({ object }: JsonLdNode): boolean {
  return listMembers(presentValue(object, 'address'), '').every(
    ({ value }) => isJsonLdObject(value) && (isReference(value) || presentValue(value, 'addressCountry') !== undefined),
  );
}

function isEvent(types: readonly string[]): boolean {
  return types.some((type) => isSubtype(type, 'Event') && !isSubtype(type, 'PublicationEvent'));
}

/** Google Search Central, "Review snippet": of what is reviewed the name is enough. */
const isReviewed = (node: JsonLdNode): boolean => node.holder?.property === 'itemReviewed';

function listAlternatives(rules: TypeRules, node: JsonLdNode): readonly (readonly string[])[] {
  return isReviewed(node) ? [] : (rules.requireOneOf ?? []);
}

function listRequired(rules: TypeRules, node: JsonLdNode): readonly string[] {
  if (isReviewed(node)) return ['name'];
  return node.holder === null ? rules.required : (rules.nestedRequired ?? rules.required);
}

function listRecommended(rules: TypeRules, node: JsonLdNode): readonly string[] {
  const recommended = node.holder === null ? rules.recommended : (rules.nestedRecommended ?? rules.recommended);
  // A "one of" group is not reported twice.
  const satisfied = new Set((rules.requireOneOf ?? []).flat());
  return recommended.filter((property) => !satisfied.has(property));
}

function checkValues(node: JsonLdNode, problems: Problems): void {
  const mandatory = mandatoryProperties(node);
  for (const property of Object.keys(node.object)) {
    const value = presentValue(node.object, property);
    if (value === undefined) continue;
    for (const member of listMembers(value, joinPath(node.path, property))) {
      const severity = mandatory.has(property) ? problems.errors : problems.warnings;
      checkPlainValue(node, property, member, { ...problems, severity });
      checkNestedValue(property, member, { ...problems, severity });
    }
  }
  checkRatingRange(node, problems);
  checkLists(node, problems);
}

function mandatoryProperties(node: JsonLdNode): Set<string> {
  const rules = node.types.flatMap((type) => rulesFor(type) ?? []);
  return new Set(rules.flatMap((rule) => [...listRequired(rule, node), ...listAlternatives(rule, node).flat()]));
}

interface ValueProblems extends Problems {
  /** Where a fault of this property goes: an error where the property is required, else a warning. */
  readonly severity: Message[];
}

function checkPlainValue(
  node: JsonLdNode,
  property: string,
  member: { value: unknown; path: string },
  problems: ValueProblems,
): void {
  const { value } = member;
  if (!(typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')) return;
  const shape = findShape(node, property);
  if (shape === undefined || shape.matches(value)) return;
  // JSON-LD resolves a relative address against the page; search engines would rather have the whole.
  const severity = addressesOfPictures.has(property) ? problems.warnings : problems.severity;
  severity.push(
    message('schema.value', { path: member.path, value: quotedValue(String(value)), expected: shape.expected }),
  );
}

function findShape({ types, holder }: JsonLdNode, property: string): PropertyShape | undefined {
  if (property === 'position' && types.some((type) => isSubtype(type, 'ListItem'))) return listPosition;
  // Ratings outside of reviews may be letters, or awards: `certificationRating`, `contentRating`.
  const isScore = holder === null || scoreProperties.has(holder.property);
  return property === 'ratingValue' && !isScore ? undefined : propertyShapes.get(property);
}

const addressesOfPictures = new Set(['image', 'logo', 'contentUrl']);
const scoreProperties = new Set(['reviewRating', 'aggregateRating', 'starRating']);

function checkNestedValue(
  property: string,
  member: { value: unknown; path: string },
  { errors, severity }: ValueProblems,
): void {
  const expected = findNestedTypes(property);
  if (expected === undefined || Array.isArray(member.value)) return;
  if (!isJsonLdObject(member.value)) {
    const isIdentifier = typeof member.value === 'string' && /^(https?:|#|_:)/i.test(member.value);
    if (!expected.textAllowed && !isIdentifier) {
      severity.push(
        message('schema.nested-text', {
          path: member.path,
          expected: eitherOf(expected.types),
          value: quotedValue(String(member.value)),
        }),
      );
    }
    return;
  }
  const declared = member.value['@type'];
  const types = (Array.isArray(declared) ? declared : [declared]).filter((type) => typeof type === 'string');
  const known = types.filter(isSchemaOrgType);
  if (known.length > 0 && !known.some((type) => expected.types.some((wanted) => isSubtype(type, wanted)))) {
    errors.push(
      message('schema.nested-type', { path: member.path, types: known.join(', '), expected: eitherOf(expected.types) }),
    );
  }
}

function checkRatingRange(node: JsonLdNode, { errors }: Problems): void {
  const value = plainNumber(presentValue(node.object, 'ratingValue'));
  if (value === null || !node.types.some((type) => isSubtype(type, 'Rating'))) return;
  const best = plainNumber(presentValue(node.object, 'bestRating')) ?? 5;
  const worst = plainNumber(presentValue(node.object, 'worstRating')) ?? Math.min(1, best);
  if (value > best || value < worst) {
    errors.push(
      message('schema.rating', {
        path: joinPath(node.path, 'ratingValue'),
        value: String(value),
        worst: String(worst),
        best: String(best),
      }),
    );
  }
}

function plainNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : null;
}

/** Values come from the page: long ones are cut so that one of them cannot fill the message. */
const quotedValue = (value: string): Message => quoted(truncated(value, 60));

const eitherOf = (types: readonly string[]): string | Message =>
  types.slice(1).reduce<string | Message>((first, second) => message('schema.or', { first, second }), types[0] ?? '');
