import type { Language } from '../language/languages.ts';
import { capitalized } from './written-form.ts';

/** Prepositions that join the article of a town: "à Le Mans" is said "au Mans", "em Porto" is "no Porto". */
const joined: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  fr: [
    [/(?<!\p{L})à Le /giu, 'au '],
    [/(?<!\p{L})à Les /giu, 'aux '],
  ],
};

/** A heading with its subject and its place; one that names its subject first goes without where there is none. */
export function filled(
  template: string,
  { subject, place }: { subject: string | null; place: string | null },
  language: Language | null,
): string {
  const values: Readonly<Record<string, string | null>> = { x: subject, place };
  const text = (subject === null ? capitalized(template.replace(/^\{x\}\s*:?\s*/u, '')) : template).replaceAll(
    /\{(x|place)\}/gu,
    (_, name: string) => values[name] ?? '',
  );
  return (joined[language ?? 'en'] ?? []).reduce((said, [apart, one]) => said.replace(apart, one), text);
}
