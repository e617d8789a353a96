import { describe, expect, test } from 'vitest';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { classifyOffers } from '../../../../shared/domain/outlines/own-page.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';

const input = (given: Partial<OutlineInput> & Pick<OutlineInput, 'keyword' | 'language'>): OutlineInput => ({
  ...{ secondaryKeywords: [], purpose: null, heading: null, sections: [], wordCount: 0, competitors: [] },
  offers: 'services',
  ...given,
});
const headings = (given: OutlineInput): string[] => proposeOutline(given).map(({ heading }) => heading);

describe('the sections of an outline fit what the page is about', () => {
  test.each([
    ['nl', 'fysiotherapie schouderklachten', 'Waar het door komt', 'Voor wie het geschikt is'],
    ['de', 'rückenschmerzen', 'Was dahintersteckt', 'Für wen es geeignet ist'],
    ['en', 'signs of a failing well pump', 'What causes it', 'Who it is right for'],
    ['fr', 'fuite de chauffe-eau', "D'où cela vient", 'Pour qui'],
    ['es', 'dolor de muelas', 'A qué se debe', 'Para quién es adecuado'],
    ['it', 'dolore cervicale', 'Da che cosa dipende', 'Per chi è adatto'],
    ['pt', 'dor nas costas', 'A que se deve', 'Para quem é indicado'],
    ['pl', 'ból kręgosłupa', 'Skąd to się bierze', 'Dla kogo'],
  ] as const)('%s: a problem has causes, and suits nobody: %s', (language, keyword, has, hasNot) => {
    const found = headings(input({ language, keyword }));
    expect(found).toContain(has);
    expect(found).not.toContain(hasNot);
  });

  test('guests of a house book, and nobody does work for them', () => {
    const found = headings(input({ language: 'it', keyword: 'camere agriturismo' }));
    expect(found).toContain('Prenotazione e contatti');
    expect(found).not.toContain('Appuntamento e contatti');
    expect(found).not.toContain('Come funziona');
  });

  test('a section whose text stands below smaller headings is not called empty', () => {
    const sections = ['Warning signs', 'Noise', 'Low pressure', 'Cost'].map((heading, at) => ({
      heading,
      level: at === 1 || at === 2 ? 3 : 2,
      words: at === 0 ? 0 : 90,
    }));
    const outline = proposeOutline(input({ language: 'en', keyword: 'well pumps', offers: null, sections }));
    expect(outline.find(({ heading }) => heading === 'Warning signs')?.guidance).toContain(
      'has 180 words, most of them below',
    );
  });
});

describe('a heading of the page is what it says', () => {
  const page = (language: 'fr' | 'de' | 'es' | 'sv', keyword: string, ...own: string[]) =>
    input({ language, keyword, sections: own.map((heading) => ({ heading, level: 2, words: 90 })) });

  test.each([
    ['fr', 'punaises de lit', 'Combien de temps dure l’intervention ?', 'ce qui est compris et la date des chiffres'],
    ['de', 'was ist leichte sprache', 'Gesetzliche Grundlagen', 'In 40 bis 60 Wörtern'],
    ['sv', 'nätverkskort', 'Flera processorer', 'från första kontakten'],
  ] as const)('%s: on a page about "%s" "%s" is no section for something else', (language, keyword, own, other) => {
    const section = proposeOutline(page(language, keyword, own)).find(({ heading }) => heading === own);
    expect(section?.guidance).not.toContain(other);
  });

  test('what a page says in other words, or further down than the outline shows, is not asked for again', () => {
    const prices = headings(page('es', 'precio lavado de camiones', 'Tres cosas mueven el precio.'));
    expect(prices).not.toContain('De qué depende el precio');
    const long = Array.from({ length: 9 }, (_, at) => `Quartier ${at + 1}`);
    const process = 'Comment se déroule notre intervention ?';
    expect(headings(page('fr', 'dératisation', ...long, process))).not.toContain('Comment cela se passe');
  });
});

test('an address for mail and that of a licence offer nothing; a telephone number does', () => {
  const email = { kind: 'contact', key: 'email' };
  expect(classifyOffers([email, { kind: 'contact', key: 'address' }], '/ch02.html')).toBeNull();
  expect(classifyOffers([email, { kind: 'contact', key: 'phone' }], '/notdienst')).toBe('services');
  expect(classifyOffers([email, { kind: 'price', key: 'Schnitt' }], '/preise')).toBe('services');
});

describe('a page that was crawled keeps its order, and gets only what fits its kind', () => {
  const facts = [
    { id: 'p', kind: 'contact', key: 'phone', text: '0761 55 01 23' },
    { id: 't', kind: 'testimonial', key: null, text: 'Très bien, Jeanne' },
  ];
  const added = (given: Partial<OutlineInput> & Pick<OutlineInput, 'keyword' | 'language'>, ...own: string[]) =>
    proposeOutline(
      input({
        ...{ facts, wordCount: 90 * own.length, heading: 'Titre' },
        sections: own.map((heading) => ({ heading, level: 2, words: 90, paragraphs: ['Un texte assez court.'] })),
        ...given,
      }),
    ).flatMap(({ heading, source, level }) => (source === 'gap' && level > 1 ? heading : []));

  test.each([
    ['recipe', 'tarte à la rhubarbe', ['Ingrédients', 'Préparation'], ['Astuces et variantes', 'Conservation']],
    ['recipe', 'tarte à la rhubarbe', ['Ingrédients', 'Nos astuces', 'Congeler la tarte'], []],
    ['legal', 'mentions légales', ['Éditeur', 'Hébergeur'], []],
    ['news', 'grève des trains lyon', ['Ce que disent les syndicats', 'Les lignes touchées'], []],
    ['utility', 'mot de passe oublié', ['Par courriel', 'Par téléphone'], []],
    [
      'product',
      'bouquet de roses',
      ['Composition', 'Entretien'],
      ['Caractéristiques et dimensions', 'Livraison et retours'],
    ],
    ['article', 'peur du dentiste', ['Pourquoi cette peur', 'Nos conseils'], ['Contact']],
    ['contact', 'contact dentiste lyon', ['Téléphone', 'Horaires'], []],
  ] as const)('%s about "%s" with %j gets %j', (kind, keyword, own, expected) => {
    const found = added({ kind, keyword, language: 'fr' }, ...own);
    if (kind === 'product') expect(found.length).toBe(expected.length + 1);
    else expect(found).toEqual(expected);
  });

  test.each([
    ['es', 'taller bicicletas', 'Taller de bicicletas'],
    ['fr', 'atelier vélo', 'Comment ça marche'],
    ['en', 'bike shop', 'How we work'],
    ['de', 'fahrrad mieten', 'So arbeiten wir für Sie'],
  ] as const)('%s: "%s" headed "%s" is no instruction', (language, keyword, heading) => {
    const found = added({ language, heading, keyword, kind: 'local_service' }, 'A', 'B', 'C').join();
    expect(found).not.toMatch(/error|erreur|mistake|fehler/iu);
  });

  test('a heading that only contains a word of another section gets no guidance of that one', () => {
    const outline = proposeOutline(
      input({
        ...{ keyword: 'osteopathie', language: 'de', kind: 'local_service', wordCount: 300, facts },
        sections: ['Wo kommen Ihre Beschwerden her?', 'Folgen für den, der jeden Besuch vermeiden will', 'Ablauf'].map(
          (heading) => ({ heading, level: 2, words: 10, paragraphs: ['Das ist kurz gesagt.'] }),
        ),
      }),
    );
    const guidance = (at: number): string => outline[at + 1]?.guidance ?? '';
    expect(guidance(0)).not.toContain('Anfahrt');
    expect(guidance(1)).not.toContain('Drei Fehler');
    expect(guidance(2)).toContain('Der Reihe nach');
  });

  test('what a section says already is not cited in it', () => {
    const sections = ['Rendez-vous', 'Tarifs'].map((heading) => ({
      ...{ heading, level: 2, words: 60 },
      paragraphs: ['Appelez le 0761 55 01 23. Nous répondons le jour même.'],
    }));
    const outline = proposeOutline(input({ keyword: 'détartrage', language: 'fr', wordCount: 180, sections, facts }));
    expect(JSON.stringify(outline)).not.toContain('0761 55 01 23');
  });

  test('a state behind a town is no part of the subject, and a home of two words is one place', () => {
    const [main] = proposeOutline(
      input({ language: 'en', keyword: 'automotive locksmith anderson sc', place: 'Anderson' }),
    );
    expect(main?.heading).toBe('Automotive locksmith in Anderson');
    const [taxi] = proposeOutline(input({ language: 'es', keyword: 'taxi santa susanna', place: 'Santa Susanna' }));
    expect(taxi?.heading).toBe('Taxi en Santa Susanna');
  });
});
