import { seededRandom } from '../faults/random.ts';
import attacks from './attacks.json' with { type: 'json' };
import grammar from './grammar.json' with { type: 'json' };

/** A text that some pattern takes long for: a beginning, what repeats as often as there is room, and an end. */
export interface HostileText {
  readonly name: string;
  /** At most so many characters of it. */
  of(characters: number): string;
}

interface Pump {
  prefix: string;
  pump: string;
  suffix: string;
}

const pumped = (name: string, { prefix, pump, suffix }: Pump): HostileText => ({
  name: `${name}: ${JSON.stringify(prefix.slice(0, 30))} ${JSON.stringify(pump.slice(0, 40))}… ${JSON.stringify(suffix.slice(0, 30))}`,
  of: (characters) => {
    const room = Math.max(0, characters - prefix.length - suffix.length);
    return `${prefix}${pump.repeat(Math.floor(room / pump.length))}${suffix}`.slice(0, characters);
  },
});

/** Found in this project, by hand. */
const reproduced: readonly Pump[] = [
  { prefix: '', pump: ',', suffix: 'x' },
  { prefix: '', pump: '-', suffix: 'x' },
  { prefix: '', pump: 'A', suffix: '! vs Blue' },
  { prefix: '', pump: 'Aa', suffix: '! vs. Bb' },
  { prefix: '', pump: '講師 ', suffix: '長' },
  { prefix: '', pump: '弁護士', suffix: '長' },
  { prefix: 'a', pump: '_a', suffix: '!' },
  { prefix: 'tel:+1;phone-context=', pump: 'a1-', suffix: '!' },
  { prefix: '', pump: '\tw\tAe', suffix: '' },
  { prefix: '030 ', pump: 'X', suffix: 'A' },
];

const SEED = 31;
const GRAMMAR_TEXTS = 60;

/** Words, signs and markup in any order: cases that no author thought of. The seed is fixed, so that a failure comes again. */
function grammarTexts(): HostileText[] {
  const random = seededRandom(SEED);
  const part = (): string => random.pick(random.pick([grammar.words, grammar.signs, grammar.markup]));
  const run = (min: number, max: number): string =>
    Array.from({ length: random.between(min, max) }, part).join(random.pick(['', '', ' ']));
  return Array.from({ length: GRAMMAR_TEXTS }, (_, at) =>
    pumped(`grammar ${at}`, { prefix: run(0, 2), pump: run(1, 4), suffix: run(0, 2) }),
  );
}

export const hostileTexts: readonly HostileText[] = [
  ...reproduced.map((pump) => pumped('reproduced', pump)),
  ...attacks.map((attack) => pumped(attack.pattern, attack)),
  ...grammarTexts(),
];
