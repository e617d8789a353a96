import type { CountryRow } from '../../language-data/places/places-schema.ts';

/** Makes the form that a name of a town of a country has behind "from", by the rules of its language: null where no rule is sure. */
export function createGenitive({ genitives = [] }: Pick<CountryRow, 'genitives'>): (name: string) => string | null {
  const rules = genitives.map(({ ending, genitive }) => ({ ending: new RegExp(`${ending}$`, 'u'), genitive }));
  return (name) => {
    const rule = /^\p{Lu}\p{Ll}{3,}$/u.test(name) ? rules.find(({ ending }) => ending.test(name)) : undefined;
    return rule === undefined ? null : name.replace(rule.ending, rule.genitive);
  };
}
