/** A section is proposed only where something of the page, its site or its plan says that it belongs there. */
import { describe, expect, test } from 'vitest';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { classifyOffers, ownPage, plannedKind } from '../../../../shared/domain/outlines/own-page.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';

const planned = (keyword: string, given: Partial<OutlineInput> = {}): OutlineInput => ({
  ...{ keyword, language: 'en', secondaryKeywords: [], purpose: null, heading: null },
  ...{ sections: [], wordCount: 0, competitors: [], ...given },
});
const SENTENCE = 'A short text. ';
const written = (keyword: string, own: readonly string[], given: Partial<OutlineInput> = {}): OutlineInput =>
  planned(keyword, {
    ...{ heading: 'The page', kind: 'local_service', offers: 'services', wordCount: 60 * own.length },
    sections: own.map((heading) => ({ heading, level: 2, words: 60, paragraphs: [SENTENCE.repeat(20)] })),
    ...given,
  });
const headingsOf = (input: OutlineInput): string[] => proposeOutline(input).map(({ heading }) => heading);
const fact = (kind: string, key: string | null, text: string) => ({ id: `${kind}-${text}`, kind, key, text });
const phone = fact('contact', 'phone', '01632 960123');

describe('a page without a text', () => {
  test('has a course of the work only where its keyword names work, or its purpose speaks of it', () => {
    const offered = { offers: 'services', facts: [phone] } as const;
    expect(headingsOf(planned('boiler repair', offered))).toContain('How it works');
    expect(headingsOf(planned('oak doors', offered))).not.toContain('How it works');
    expect(headingsOf(planned('oak doors', { ...offered, purpose: 'Show how it works and what it costs.' }))).toContain(
      'How it works',
    );
  });

  test('is headed by the name that its plan gives it, and a search in no order of words is in no heading of ours', () => {
    const headings = headingsOf(
      planned('corso ceramica bambini bologna', {
        ...{ language: 'it', name: 'Corso di ceramica per bambini', place: 'Bologna', offers: 'services' },
      }),
    );
    expect(headings.slice(0, 2)).toEqual(['Corso di ceramica per bambini', "L'essenziale"]);
  });

  test('that is named as a page that every site has gets what such a page has', () => {
    expect([plannedKind('Über uns', '/ueber-uns/'), plannedKind('Contact', '/contact/')]).toEqual(['about', 'contact']);
    expect([plannedKind('Start', '/'), plannedKind('Roof repair', '/roof-repair/')]).toEqual(['home', null]);
  });

  test('of a plan is of a business where the brief says what it offers', () => {
    expect(classifyOffers([], '/dach/', 'Wir reparieren Dächer in Kassel.')).toBe('services');
    expect(classifyOffers([], '/log/', 'A diary of walks in the hills.')).toBeNull();
  });

  test('is in the language of all that its plan says, where its brief alone is a list of names', () => {
    const page = { document: null, h1: null, declaredLanguage: null, secondaryKeywords: [] };
    const purpose = 'Rendre facile le contact : adresse, horaires, téléphone, formulaire.';
    const brief = 'Boulangerie Martin, Lyon 7e. Pains au levain, viennoiseries, sandwichs.';
    expect(ownPage('contact boulangerie lyon', { ...page, purpose, brief }).language).toBe('fr');
  });
});

describe('a page with a text', () => {
  test('has no way to the business where the address is of another town', () => {
    const at = (town: string) => [phone, fact('contact', 'address', `1 High Street, ${town} AB1 2CD`)];
    const given = { place: 'Leeds' };
    const own = ['Our work', 'Our team'];
    expect(headingsOf(written('roofer leeds', own, { ...given, facts: at('Leeds') }))).toContain(
      'Where to find us in Leeds',
    );
    expect(headingsOf(written('roofer leeds', own, { ...given, facts: at('York') })).join()).not.toContain('find us');
  });

  test('is asked for no contact where it shows a telephone number anywhere', () => {
    const facts = [phone];
    expect(headingsOf(written('roofer', ['Our work', 'Our team'], { facts }))).toContain('Contact');
    expect(
      headingsOf(written('roofer', ['Our work', 'Our team'], { facts, text: '- Call 01632 960123' })),
    ).not.toContain('Contact');
  });

  test('is asked for no words of customers that it has in other words', () => {
    const facts = [fact('testimonial', null, 'They came the same day and were very tidy., Ann')];
    expect(headingsOf(written('roofer', ['Our work', 'Our team at work'], { facts, sections: [] }))).toContain(
      'Experience and references',
    );
    expect(headingsOf(written('roofer', ['Our work', 'Rated 4.9 on Google'], { facts }))).not.toContain(
      'Experience and references',
    );
  });

  test('of an article names no course of a service, though its site is of a business', () => {
    const headings = headingsOf(
      written('patrimoine galey', [], {
        language: 'fr',
        kind: 'article',
        wordCount: 260,
        place: 'Galey',
        facts: [phone],
      }),
    );
    expect(headings.join()).not.toMatch(/passe|coûte|références/u);
  });
});

describe('a keyword that is no phrase of the page', () => {
  test.each([
    [
      'history of Rome',
      'en',
      ['At a glance', 'Background', 'Facts and figures', 'What matters most', 'Common misconceptions'],
    ],
    [
      'hoe lang duurt een hypotheekaanvraag',
      'nl',
      ['In het kort', 'Achtergrond', 'Feiten en cijfers', 'Waar het op aankomt', 'Veelvoorkomende misverstanden'],
    ],
  ] as const)('"%s" (%s) gets only sections that fit whatever it is about', (keyword, language, fitting) => {
    const [main, ...others] = headingsOf(planned(keyword, { language }));
    expect(main?.toLowerCase()).toBe(keyword.toLowerCase());
    expect(others).toEqual(fitting);
  });

  test('German nouns have their capitals, adjectives and the verb of a question have none', () => {
    const mainOf = (keyword: string) => headingsOf(planned(keyword, { language: 'de' }))[0];
    expect(mainOf('wärmepumpe altbau sinnvoll')).toBe('Wärmepumpe Altbau sinnvoll');
    expect(mainOf('was kostet eine dachsanierung')).toBe('Was kostet eine Dachsanierung?');
    expect(mainOf('der herr der ringe')).toBe('Der Herr der Ringe');
  });
});
