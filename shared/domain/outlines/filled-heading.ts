import type { Language } from '../language/languages.ts';

/** Prepositions that join the article of a town: "à Le Mans" is said "au Mans". */
const joined: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  fr: [
    [/(?<!\p{L})à Le /giu, 'au '],
    [/(?<!\p{L})à Les /giu, 'aux '],
  ],
};

/** A heading with its place, and with its subject where it names one. */
export function filled(
  template: string,
  { subject = '', place }: { subject?: string; place: string | null },
  language: Language | null,
): string {
  const text = template.replace('{x}', () => subject).replace('{place}', () => place ?? '');
  return (joined[language ?? 'en'] ?? []).reduce((said, [apart, one]) => said.replace(apart, one), text);
}
