import { listSchemaOrgTypes } from '../../language-data/schema-org/read-schema-org.ts';

let known: ReadonlyMap<string, readonly string[]> | null = null;
function parentTypes(): ReadonlyMap<string, readonly string[]> {
  known ??= new Map(
    listSchemaOrgTypes().flatMap(({ parents, types }) => types.map((type) => [type, parents] as const)),
  );
  return known;
}

/** True for a class of the schema.org vocabulary, spelled as schema.org spells it. */
export function isSchemaOrgType(type: string): boolean {
  return parentTypes().has(type);
}

/** True when `type` is `ancestor` or one of its subtypes, at any distance. */
export function isSubtype(type: string, ancestor: string): boolean {
  return type === ancestor || nearestAncestors(type, (candidate) => candidate === ancestor).length > 0;
}

/**
 * The nearest types, `type` itself included, that satisfy `accept`. Several at the same distance are all returned: a
 * Dentist is a LocalBusiness and a MedicalOrganization alike. An unknown type has no ancestors.
 */
export function nearestAncestors(type: string, accept: (type: string) => boolean): string[] {
  const seen = new Set([type]);
  let generation = [type];
  while (generation.length > 0) {
    const accepted = generation.filter(accept);
    if (accepted.length > 0) return accepted;
    generation = generation
      .flatMap((child) => parentTypes().get(child) ?? [])
      .filter((parent) => !seen.has(parent) && seen.add(parent));
  }
  return [];
}

/** The vocabulary's spelling of a type written in the wrong case (`faqpage`), or null. */
export function schemaOrgSpelling(type: string): string | null {
  return spellings().get(type.toLowerCase()) ?? null;
}

let spellingsByLowercase: ReadonlyMap<string, string> | null = null;
function spellings(): ReadonlyMap<string, string> {
  spellingsByLowercase ??= new Map([...parentTypes().keys()].map((known) => [known.toLowerCase(), known]));
  return spellingsByLowercase;
}
