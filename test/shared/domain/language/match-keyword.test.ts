import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../shared/domain/language/languages.ts';
import {
  carriesKeyword,
  countMatches,
  findMatches,
  type MatchKind,
  matchCredits,
  matchKeyword,
  matchSlug,
} from '../../../../shared/domain/language/match-keyword.ts';
import { prepareKeyword } from '../../../../shared/domain/language/prepare-keyword.ts';
import { prepareText } from '../../../../shared/domain/language/prepare-text.ts';

const match = (language: Language | null, keyword: string, text: string) =>
  matchKeyword(prepareText(text, language), prepareKeyword(keyword, language));

describe('a title carries a keyword', () => {
  test.each<[Language | null, string, string, MatchKind]>([
    ['en', 'bike repair', 'Bike repair in Leeds', 'exact'],
    ['en', 'bike repair', 'BIKE  REPAIR', 'exact'],
    ['en', 'bike repair', 'Bike repairs from 20 pounds', 'inflected'],
    ['en', 'bike repair', 'Repair of bikes', 'reordered'],
    ['en', 'bike repair in leeds', 'Bike repair for Leeds', 'interrupted'],
    ['en', 'e-mail marketing', 'Email marketing', 'compound'],
    ['en', 'web design', 'Webdesign that sells', 'compound'],
    ['en', 'kids’ bikes', "Kids' bikes", 'exact'],
    ['de', 'Fahrradkette reinigen', 'Fahrradkette reinigen: so geht es', 'exact'],
    ['de', 'Fahrradkette reinigen', 'Fahrradketten reinigen', 'inflected'],
    ['de', 'Reinigung Fahrradkette', 'Fahrradkette reinigen', 'reordered'],
    ['de', 'Wärmepumpe Kosten', 'Wärmepumpenkosten 2026', 'compound'],
    ['de', 'Zahnarzt Neuenstadt', 'Zahnarztpraxis in Neuenstadt', 'compound'],
    ['de', 'Dateiserver', 'Ein Server für Dateien', 'reordered'],
    ['de', 'Räder', 'Raeder kaufen', 'inflected'],
    ['de', 'Quotas', 'Eine Quota einrichten', 'inflected'],
    ['pl', 'uaktualnienia', 'Lista uaktualnień', 'inflected'],
    ['de', 'Fußball', 'Fussball', 'inflected'],
    ['nl', 'fietsketting reinigen', 'Reinigen van de fietskettingen', 'reordered'],
    ['sv', 'cykelkedja', 'Cykelkedjan', 'inflected'],
    ['da', 'cykel reparation', 'Cykelreparation', 'compound'],
    ['no', 'sykkel', 'Sykler til salgs', 'inflected'],
    ['fi', 'polkupyörä', 'Polkupyörän huolto', 'inflected'],
    ['fr', "huile d'olive", 'L’huile d’olive bio', 'exact'],
    ['fr', 'réparation vélo', 'Réparation de vélos', 'interrupted'],
    ['es', 'reparacion bicicleta', 'Reparación de bicicletas', 'interrupted'],
    ['it', 'riparazione bici', 'Riparazioni bici', 'inflected'],
    ['pt', 'promoção', 'Promoções', 'inflected'],
    ['pl', 'naprawa roweru', 'Naprawa rowerów', 'inflected'],
    ['cs', 'oprava kola', 'Opravy kol', 'inflected'],
    ['ru', 'ремонт велосипедов', 'Ремонт велосипеда', 'inflected'],
    ['tr', 'bisiklet', 'Bisikletler', 'inflected'],
    ['hu', 'kerékpár', 'Kerékpárok', 'inflected'],
    ['ko', '자전거 수리', '자전거를 수리', 'inflected'],
    ['ja', '自転車 修理', '自転車の修理', 'interrupted'],
    ['zh', '自行车维修', '专业自行车维修店', 'exact'],
    ['th', 'จักรยาน', 'ซ่อมจักรยาน', 'exact'],
    ['ar', 'دراجة', 'الدراجة', 'inflected'],
    [null, 'bike chain', 'Bike chains', 'inflected'],
    ['en', 'C++', 'Learn C++ in a week', 'exact'],
    ['en', 'C#', 'C# for beginners', 'exact'],
    ['en', '.NET hosting', 'Cheap .NET hosting', 'exact'],
    ['en', 'AT&T', 'AT&T plans', 'exact'],
    ['en', '"bike repair"', 'Bike repair', 'exact'],
    ['en', 'bike+repair', 'Bike repair', 'exact'],
    ['en', '🎉', 'Party 🎉', 'exact'],
    ['he', 'אופניים', 'תיקון אופניים', 'exact'],
  ])('in %s: "%s" in "%s" is %s', (language, keyword, text, kind) => {
    const found = match(language, keyword, text);
    expect(found.kind).toBe(kind);
    expect(carriesKeyword(found)).toBe(true);
  });

  test.each<[Language | null, string, string, MatchKind]>([
    ['en', 'marketing', 'The market', 'none'],
    ['en', 'university', 'The universe', 'none'],
    ['en', 'news', 'New shoes', 'none'],
    ['en', 'C tutorial', 'A C++ tutorial', 'partial'],
    ['en', 'art', 'Party supplies', 'none'],
    ['en', 'bike repair', 'A bike. Later, some repair', 'partial'],
    ['en', 'bike repair', 'Bike', 'partial'],
    ['en', 'the who', 'A band', 'none'],
    ['de', 'Auto', 'Automatische Rasenmäher', 'none'],
    ['de', 'Eis', 'Preise', 'none'],
    ['de', 'Miete', 'Mitte', 'none'],
    ['ru', 'ремонт', 'Велосипед', 'none'],
    ['ja', '自転車', '自動車', 'none'],
    ['en', '', 'Anything', 'none'],
    ['en', '🎉', 'Party', 'none'],
  ])('in %s: "%s" in "%s" is %s, so not carried', (language, keyword, text, kind) => {
    const found = match(language, keyword, text);
    expect(found.kind).toBe(kind);
    expect(carriesKeyword(found)).toBe(false);
  });

  test('says how many of the words it found', () => {
    expect(match('en', 'bike repair leeds', 'Bike repair')).toMatchObject({ kind: 'partial', foundTerms: 2, terms: 3 });
  });

  test('counts every place once, and those that have it word for word', () => {
    const text = prepareText('Bike repair. Bike repairs, and the repair of bikes. A bike. A bike repair.', 'en');
    expect(countMatches(text, prepareKeyword('bike repair', 'en'))).toEqual({ all: 4, exact: 2 });
  });
});

describe('an address has a keyword', () => {
  test.each<[Language, string, string, boolean]>([
    ['de', 'Fahrräder reparieren', '/fahrraeder-reparieren/', true],
    ['de', 'Fahrräder reparieren', '/fahrrader-reparieren.html', true],
    ['de', 'Straßenrad', '/strassenrad', true],
    ['ru', 'ремонт велосипедов', '/remont-velosipedov', true],
    ['el', 'ποδήλατα', '/podilata/', true],
    ['da', 'smørrebrød', '/smoerrebroed', true],
    ['pl', 'łańcuch', '/lancuch', true],
    ['ja', '自転車', '/%E8%87%AA%E8%BB%A2%E8%BB%8A/', true],
    ['en', 'bike repair', '/repair-bikes', true],
    ['en', 'bike repair', '/about', false],
    ['en', 'bike repair', '/%E0%A4', false],
  ])('in %s: "%s" in %s is %s', (language, keyword, path, isThere) => {
    expect(matchSlug(path, prepareKeyword(keyword, language)).kind === 'slug').toBe(isThere);
  });
});

const languagesOfTexts = fc.constantFrom<Language | null>('en', 'de', 'fr', 'ru', 'ja', 'ar', 'tr', null);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'bike',
        'Bikes',
        'repair',
        'the',
        'of',
        'Rad',
        'Fahrrad',
        '自転車',
        'дом',
        '.',
        '\n',
        '-',
        '🎉',
        'C++',
      ),
      { maxLength: 20 },
    )
    .map((words) => words.join(' ')),
);

describe('matching', () => {
  test('finds every keyword with a letter in itself, word for word', () => {
    fc.assert(
      fc.property(anyText, languagesOfTexts, (text, language) => {
        fc.pre(/\p{L}/u.test(text) && !text.includes('\n'));
        expect(['exact', 'interrupted', 'inflected', 'compound', 'reordered']).toContain(
          match(language, text, text).kind,
        );
      }),
    );
  });

  test('gives a credit from 0 to 1, places in order that do not overlap, and the same result again', () => {
    fc.assert(
      fc.property(anyText, anyText, languagesOfTexts, (keyword, text, language) => {
        const prepared = prepareText(text, language);
        const wanted = prepareKeyword(keyword, language);
        const found = matchKeyword(prepared, wanted);
        expect(found.credit).toBeGreaterThanOrEqual(0);
        expect(found.credit).toBeLessThanOrEqual(1);
        let end = 0;
        for (const place of findMatches(prepared, wanted)) {
          expect(place.start).toBeGreaterThanOrEqual(end);
          end = place.end;
        }
        expect(matchKeyword(prepareText(text, language), prepareKeyword(keyword, language))).toEqual(found);
      }),
    );
  });

  test('of inflections is symmetric', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('bike', 'bikes', 'repair', 'repairs', 'child', 'children'),
        fc.constantFrom('bike', 'bikes', 'repair', 'repairs', 'child', 'children'),
        (a, b) => {
          expect(match('en', a, b).kind).toBe(match('en', b, a).kind);
        },
      ),
    );
  });

  test('ranks the ways of carrying a keyword, each with a credit of its own', () => {
    const { exact, inflected, interrupted, reordered, partial } = matchCredits;
    expect([exact, inflected, interrupted, reordered, partial]).toEqual(
      [exact, inflected, interrupted, reordered, partial].toSorted((a, b) => b - a),
    );
  });

  test.each([
    ['the beginning of the keyword again and again', 'bike '.repeat(100_000), `${'bike '.repeat(60)}repair`],
    ['a keyword of 1,000 characters', 'word and '.repeat(50_000), 'some word '.repeat(100)],
    ['one word of a million characters', 'a'.repeat(1_000_000), 'aaaa'],
    ['Chinese without a space', '自行车维修'.repeat(100_000), '自行车 维修'],
    ['signs alone', '+ # . '.repeat(100_000), 'C++'],
  ])('reads %s', (_, text, keyword) => {
    const language = text.startsWith('自') ? 'zh' : 'en';
    expect(match(language, keyword, text).credit).toBeLessThanOrEqual(1);
  });
});
