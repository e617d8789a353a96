import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFunctionWord, listFunctionWords } from '../../../../shared/domain/language/function-words.ts';
import { keywordSignature } from '../../../../shared/domain/language/keyword-signature.ts';
import { type Language, languages } from '../../../../shared/domain/language/languages.ts';
import { normalizeText } from '../../../../shared/domain/language/normalize-text.ts';
import { countTextWords, segmentSentences, segmentWords } from '../../../../shared/domain/language/segment-words.ts';
import { stemWord } from '../../../../shared/domain/language/stem-word.ts';
import { listTerms } from '../../../../shared/domain/language/subject-terms.ts';
import { foldText } from '../../../../shared/domain/language/transliterate.ts';

describe('normalizeText', () => {
  test.each<[string, Language | null, string]>([
    ['  Bike\t REPAIR\n', null, 'bike repair'],
    ['Fahr\u00ADrad', 'de', 'fahrrad'],
    ['zero\u200Bwidth\uFEFF', null, 'zerowidth'],
    ['don’t', 'en', "don't"],
    ['ｆｕｌｌ　ｗｉｄｔｈ', null, 'full width'],
    ['na\u0131ve \uFB01sh', null, 'naıve fish'],
    ['İSTANBUL IŞIK', 'tr', 'istanbul ışık'],
    ['ISTANBUL', 'en', 'istanbul'],
    ['non‑breaking', null, 'non-breaking'],
    ['Ο ΔΡΌΜΟΣ', 'el', 'ο δρόμοσ'],
  ])('%j in %s is %j', (text, language, normalized) => {
    expect(normalizeText(text, language)).toBe(normalized);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom<Language | null>('en', 'tr', 'el', 'de', null),
        (text, language) => {
          const once = normalizeText(text, language);
          expect(normalizeText(once, language)).toBe(once);
        },
      ),
    );
  });
});

describe('segmentWords', () => {
  test.each([
    ['Bikes, e-mail and 1,000.5 don’t', ['Bikes', 'e-mail', 'and', '1,000.5', 'don’t']],
    ['日本語の勉強', ['日本語', 'の', '勉強']],
    ['ภาษาไทย', ['ภาษา', 'ไทย']],
    ['mixed 自転車 words', ['mixed', '自転車', 'words']],
    ['مرحبا بالعالم', ['مرحبا', 'بالعالم']],
    ['', []],
    ['🎉 — … !', []],
  ])('of %j', (text, words) => {
    expect(segmentWords(text).map((word) => word.text)).toEqual(words);
  });

  test('gives as many words as are counted, each where it stands in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = segmentWords(text);
        expect(countTextWords(text)).toBe(words.length);
        for (const word of words) expect(text.slice(word.index, word.index + word.text.length)).toBe(word.text);
      }),
    );
  });
});

test.each([
  ['One. Two! Three?', 3],
  ['Dr. Smith came. He left.', 2],
  ['Das kostet ca. 20 Euro. Mehr nicht.', 2],
  ['今天天气很好。我们走吧！', 2],
  ['One line\nanother line', 2],
  ['', 0],
])('%j has %i sentences', (text, count) => {
  expect(segmentSentences(text)).toHaveLength(count);
});

/** Pairs that are one word in two forms; then pairs that are two words. */
const inflections: Partial<Record<Language, { same: string; other: string }>> = {
  en: {
    same: 'shoe/shoes run/running city/cities child/children price/pricing buy/bought battery/batteries clean/cleaning bus/buses',
    other: 'market/marketing universe/university organ/organization new/news king/kin',
  },
  de: {
    same: 'haus/häuser fahrrad/fahrräder kette/ketten reinigung/reinigen arzt/ärzte wohnung/wohnungen zahn/zähne',
    other: 'auto/automatisch rad/rand kette/karte',
  },
  fr: {
    same: 'vélo/vélos chaîne/chaînes cheval/chevaux voiture/voitures bateau/bateaux',
    other: 'chat/château pont/pain',
  },
  es: {
    same: 'bicicleta/bicicletas luz/luces canción/canciones ciudad/ciudades',
    other: 'gato/gota coche/cocina',
  },
  it: { same: 'bicicletta/biciclette catena/catene gatto/gatti amico/amici', other: 'casa/cassa gatto/getto' },
  pt: { same: 'bicicleta/bicicletas pão/pães animal/animais promoção/promoções', other: 'carro/caro pão/pau' },
  nl: { same: 'fiets/fietsen ketting/kettingen huis/huizen auto/autos prijs/prijzen', other: 'huis/haas boom/boek' },
  sv: { same: 'cykel/cyklar kedja/kedjor kedja/kedjan hus/huset bil/bilar', other: 'bil/bild hus/hals' },
  da: { same: 'cykel/cykler kæde/kæder kæde/kæden hus/huset bil/biler', other: 'bil/billede hus/hals' },
  no: { same: 'sykkel/sykler kjede/kjeder kjede/kjedet hus/huset bil/biler', other: 'bil/bilde hus/hals' },
  fi: {
    same: 'polkupyörä/polkupyörän ketju/ketjun auto/autot talo/talossa puhdistus/puhdistuksen',
    other: 'talo/talvi auto/autio',
  },
  pl: {
    same: 'rower/rowery łańcuch/łańcucha naprawa/naprawie szkoła/szkole ręka/ręce samochód/samochodu warszawa/warszawie',
    other: 'rower/rowek dom/dama',
  },
  cs: {
    same: 'kolo/kola řetěz/řetězu oprava/opravě praha/praze dům/domu škola/školy čištění/čištěním',
    other: 'kolo/kůra dům/dáma',
  },
  ru: {
    same: 'велосипед/велосипеда цепь/цепи ремонт/ремонта квартира/квартиры новый/нового',
    other: 'дом/дым кот/код',
  },
  tr: { same: 'bisiklet/bisikletler zincir/zinciri ev/evler', other: 'ev/av at/et' },
  hu: { same: 'kerékpár/kerékpárok lánc/láncok ház/házak autó/autót', other: 'ház/hús lánc/lány' },
};

describe('listFunctionWords', () => {
  test.each(languages.map((language) => [language] as const))(
    'has the words of %s in the form that they are compared in',
    (language) => {
      const words = [...listFunctionWords(language)];
      expect(words).toEqual(words.map((word) => normalizeText(word, language)));
    },
  );
});

describe('stemWord', () => {
  test.each(Object.entries(inflections))(
    'in %s brings inflections together and leaves other words apart',
    (language, { same, other }) => {
      const stems = (pair: string) => pair.split('/').map((word) => stemWord(word, language as Language));
      const pairsOf = (list: string) => list.split(' ').filter((pair) => !pair.endsWith('_'));
      expect(pairsOf(same).filter((pair) => new Set(stems(pair)).size > 1)).toEqual([]);
      expect(pairsOf(other).filter((pair) => new Set(stems(pair)).size === 1)).toEqual([]);
    },
  );

  test('gives something for every word in every language, and the same again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
        fc.constantFrom(...languages),
        (text, language) => {
          const word = normalizeText(text, language);
          fc.pre(word !== '');
          expect(stemWord(word, language)).toBe(stemWord(word, language));
        },
      ),
    );
  });
});

describe('function words', () => {
  test.each<[Language, string, string]>([
    ['en', 'the of with your', 'bike repair price'],
    ['de', 'der mit für eine', 'fahrrad kosten haus'],
    ['fr', 'le avec pour une', 'vélo prix'],
    ['ru', 'для и на', 'ремонт цена'],
    ['ja', 'の を は', '自転車'],
    ['zh', '的 和', '自行车'],
    ['el', 'της και', 'ποδήλατο'],
  ])('in %s are listed, and subjects are not', (language, listed, subjects) => {
    for (const word of listed.split(' '))
      expect(isFunctionWord(normalizeText(word, language), language), word).toBe(true);
    for (const word of subjects.split(' '))
      expect(isFunctionWord(normalizeText(word, language), language), word).toBe(false);
  });

  test('are left out of the terms of a text', () => {
    expect(listTerms("L'huile pour la chaîne", 'fr')).toEqual(['huile', 'chaîne']);
    expect(listTerms('The price of bikes and/or chains in 2024', 'en')).toEqual(['price', 'bikes', 'chains']);
  });
});

test.each([
  ['cleaning a bike chain', 'bike chains cleaning', 'en', true],
  ['reparación de bicicletas', 'reparar bicicleta', 'es', true],
  ['fahrrad kaufen', 'fahrräder kaufen', 'de', true],
  ['fahrrad kaufen', 'fahrrad leihen', 'de', false],
] as const)('"%s" and "%s" in %s are one search: %s', (a, b, language, isOne) => {
  expect(keywordSignature(a, language) === keywordSignature(b, language)).toBe(isOne);
});

test('folds letters as addresses write them', () => {
  expect(['Größe', 'Ærø', 'Łódź', 'Щука', 'ψυχή', 'ǅ'].map(foldText)).toEqual([
    'grosse',
    'aero',
    'lodz',
    'shchuka',
    'psychi',
    'dz',
  ]);
});
