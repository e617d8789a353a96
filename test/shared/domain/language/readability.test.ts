import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../shared/domain/language/languages.ts';
import { readabilityOf } from '../../../../shared/domain/language/readability.ts';
import { countSyllables } from '../../../../shared/domain/language/syllables.ts';

/** Words with their syllables, as dictionaries divide them. */
const syllables: Partial<Record<Language, Record<string, number>>> = {
  en: {
    cat: 1,
    bike: 1,
    table: 2,
    repair: 2,
    little: 2,
    water: 2,
    people: 2,
    chain: 1,
    houses: 2,
    wanted: 2,
    jumped: 1,
    idea: 3,
    video: 3,
    banana: 3,
    computer: 3,
    beautiful: 3,
    lovely: 2,
    actual: 3,
    people_: 2,
    being: 2,
    readability: 5,
    science: 2,
    changes: 2,
    through: 1,
    period: 3,
  },
  de: {
    haus: 1,
    kette: 2,
    fahrrad: 2,
    reparatur: 4,
    theater: 3,
    bauen: 2,
    schauen: 2,
    neue: 2,
    liebe: 2,
    räder: 2,
    familie: 3,
    qualität: 3,
    see: 1,
    wohnung: 2,
    versicherung: 4,
    computer: 3,
    europa: 3,
    kaufen: 2,
    reinigung: 3,
    straße: 2,
  },
  fr: {
    maison: 2,
    chaîne: 1,
    vélo: 2,
    réparation: 4,
    eau: 1,
    table: 1,
    livres: 1,
    voiture: 2,
    ville: 1,
    bateau: 2,
    beaucoup: 2,
    enfant: 2,
    roi: 1,
    école: 2,
    français: 2,
    nuit: 1,
    ami: 2,
    vie: 1,
  },
  es: {
    casa: 2,
    bicicleta: 4,
    cadena: 3,
    agua: 2,
    ciudad: 2,
    día: 2,
    reparación: 4,
    que: 1,
    guerra: 2,
    país: 2,
    bueno: 2,
    cuaderno: 3,
    teatro: 3,
    muy: 1,
    hoy: 1,
    aire: 2,
    poeta: 3,
    limpiar: 2,
  },
  pt: {
    casa: 2,
    bicicleta: 4,
    pão: 1,
    coração: 3,
    limpeza: 3,
    dia: 2,
    saúde: 3,
    pai: 1,
    reparação: 4,
    animais: 3,
    água: 3,
  },
  nl: {
    huis: 1,
    fiets: 1,
    ketting: 2,
    reparatie: 4,
    mooi: 1,
    water: 2,
    leeuw: 1,
    goed: 1,
    fietsen: 2,
    prijs: 1,
    woningen: 3,
    idee: 2,
  },
  ru: { дом: 1, велосипед: 4, цепь: 1, ремонт: 2, квартира: 3, очень: 2, хорошая: 4 },
  tr: { ev: 1, bisiklet: 3, zincir: 2, araba: 3, kullanım: 3, saat: 2 },
};

describe('countSyllables', () => {
  it.each(Object.entries(syllables))('in %s is right for at least nine words of ten', (language, words) => {
    const listed = Object.entries(words).filter(([word]) => !word.endsWith('_'));
    const wrong = listed.filter(([word, count]) => countSyllables(word, language as Language) !== count);
    expect(
      wrong.length,
      JSON.stringify(wrong.map(([word]) => [word, countSyllables(word, language as Language)])),
    ).toBeLessThanOrEqual(Math.floor(listed.length / 10));
  });

  it('of any word are at least one', () => {
    for (const word of ['', 'b', '42', 'htm', '自']) expect(countSyllables(word, 'de')).toBe(1);
  });
});

describe('readabilityOf', () => {
  // Ten words in two sentences: each formula can be checked by hand.
  it.each<[Language, string, string, number]>([
    [
      'en',
      'The cat sat. The dog ran to the old red house.',
      'Flesch reading ease',
      206.835 - 1.015 * 5.5 - (84.6 * 11) / 11,
    ],
    ['de', 'Der Hund lief. Das Haus war neu.', 'Amstad reading ease', 180 - 3.5 - (58.5 * 7) / 7],
    ['fr', 'Le roi dort. La nuit est noire.', 'Kandel-Moles reading ease', 207 - 1.015 * 3.5 - 73.6],
    ['es', 'El gato come. La casa es azul.', 'Fernández-Huerta reading ease', 206.84 - 1.02 * 3.5 - (60 * 11) / 7],
    ['it', 'Il gatto dorme. La casa è bella.', 'Gulpease', 89 + (300 * 2 - 10 * 24) / 7],
    ['ru', 'Кот спит. Дом стар.', 'Oborneva reading ease', 206.835 - 1.3 * 2 - 60.1],
    ['sv', 'Katten sover. Huset är gammalt.', 'LIX', 5 / 2 + 100 / 5],
  ])('in %s is by the formula that was published for it', (language, text, name, score) => {
    const found = readabilityOf(text, language);
    expect(found?.formula.name).toBe(name);
    expect(found?.formula.source).toMatch(/\d{4}/);
    expect(found?.score).toBeCloseTo(score, 5);
  });

  it.each<[Language | null, string]>([
    ['ja', '自転車の修理をします。'],
    ['zh', '我们修理自行车。'],
    ['th', 'ซ่อมจักรยาน'],
    ['ar', 'نصلح الدراجات.'],
    ['he', 'אנחנו מתקנים אופניים.'],
    ['ko', '자전거를 수리합니다.'],
    [null, 'Words of no known language.'],
    ['en', ''],
    ['en', '🎉🎉'],
  ])('in %s says nothing of "%s"', (language, text) => {
    expect(readabilityOf(text, language)).toBeNull();
  });
});
