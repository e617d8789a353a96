/** Endings of a name that is one word, and those of "from" and "near": a table of places holds few of these forms. */
const genitives: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  PL: [
    [/(?<=\p{L})ów$/u, 'owa'],
    [/iec$/u, 'ca'],
    [/(?<=ic|yc|ci)e$/u, ''],
    [/(?<=[kg])a$/u, 'i'],
    [/a$/u, 'y'],
    [/o$/u, 'a'],
    [/ź$/u, 'zi'],
    [/ń$/u, 'nia'],
    [/(?<=[bcdfgklłmnprstwzż])$/u, 'a'],
  ],
  CZ: [
    [/ec$/u, 'ce'],
    [/(?<=ic)e$/u, ''],
    [/(?<=[cčřšž])$/u, 'e'],
    [/ň$/u, 'ně'],
    [/a$/u, 'y'],
    [/o$/u, 'a'],
    [/(?<=[bdfghklmnprstv])$/u, 'a'],
  ],
  RU: [
    [/(?<=[кгхчшжщ])а$/u, 'и'],
    [/а$/u, 'ы'],
    [/ь$/u, 'и'],
    [/(?<=[бвгдзклмнпрст])$/u, 'а'],
  ],
};

/** The form that a name of a town has behind "from", by the rules of the language of the country. Null where no rule is sure. */
export function toGenitive(name: string, alpha2: string): string | null {
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(name)) return null;
  const rule = genitives[alpha2]?.find(([ending]) => ending.test(name));
  return rule === undefined ? null : name.replace(rule[0], rule[1]);
}
