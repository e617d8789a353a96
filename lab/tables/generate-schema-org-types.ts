// Writes shared/language-data/schema-org/types.json: the schema.org class hierarchy, types only.
//
//   npm run lab -- schema-org
//
// The source is the declaration file of the development package schema-dts, which carries no data at run time. It writes
// each class as a union of its own leaf and its direct subclasses, and a leaf interface that holds the class's name:
//
//   export interface SchoolLeaf extends EducationalOrganizationBase { "@type": "School"; }
//   export type EducationalOrganization = EducationalOrganizationLeaf | CollegeOrUniversity | School | … | string;
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const declarations = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8');
const target = new URL('../../shared/language-data/schema-org/types.json', import.meta.url);

/** TypeScript names differ from schema.org's where those are no identifiers (`3DModel`), so the leaf is asked. */
function typeNames(source: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, identifier, name] of source.matchAll(/interface (\w+)Leaf\b[^{]*\{[^}]*?"@type": "([^"]+)"/g)) {
    // A name with a colon is a class of a foreign vocabulary that schema.org only maps to.
    if (identifier !== undefined && name?.includes(':') === false) names.set(identifier, name);
  }
  for (const [, identifier, name] of source.matchAll(/type (\w+)Leaf<[^=]*= [^;]*?"@type": "([^"]+)"/g)) {
    if (identifier !== undefined && name !== undefined) names.set(identifier, name);
  }
  return names;
}

function parentsByType(source: string, names: Map<string, string>): Map<string, Set<string>> {
  const parents = new Map<string, Set<string>>([...names.values()].map((name) => [name, new Set<string>()]));
  for (const [, identifier, union] of source.matchAll(
    /^export type (\w+)(?:<[^=]*(?:= never[^=]*)*>)? = ([^;{]+);$/gm,
  )) {
    const parent = names.get(identifier ?? '');
    if (parent === undefined || union === undefined) continue;
    for (const member of union.split('|')) {
      const child = names.get(member.trim().replace(/<.*$/, ''));
      if (child !== undefined && child !== parent) parents.get(child)?.add(parent);
    }
  }
  return parents;
}

const parents = parentsByType(declarations, typeNames(declarations));
// By the parents, so that most names are written once: half the bytes of a list of types with their parents.
const byParents = Map.groupBy(
  [...parents.keys()].toSorted((a, b) => (a < b ? -1 : 1)),
  (type) => [...(parents.get(type) ?? [])].toSorted().join(' '),
);
const rows = [...byParents].map(([of, types]) => ({ parents: of === '' ? [] : of.split(' '), types }));

writeFileSync(target, `${JSON.stringify(rows, null, 2)}\n`);
