import { describe, expect, test } from 'vitest';
import { readBrief } from '../../../../shared/domain/planning/brief/read-brief.ts';
import { openQuestions } from '../../../../shared/domain/planning/open-questions.ts';
import { planPages } from '../../../../shared/domain/planning/plan-pages.ts';

const offered = (brief: string): string[] => readBrief(brief).offerings.map(({ value }) => value);
const names = (brief: string): string[] => planPages({ brief, siteName: 'A site' }).map(({ name }) => name);

describe('a brief is read as a person reads it', () => {
  test('what a business is, and not whom it works for', () => {
    expect(readBrief('Clipbox is invoicing software for freelance photographers.').kind.id).toBe('saas');
  });

  test('customers in several countries say neither where the business is nor who they are', () => {
    const brief =
      'Clipbox is invoicing software for freelance photographers. Our users are in the US, the UK and Australia.';
    expect(readBrief(brief).country).toBeNull();
    expect(readBrief(brief).audience?.value).toBe('freelance photographers');
    expect(openQuestions({ brief, siteName: 'Clipbox' }).map(({ about }) => about)).toContain('country');
  });

  test.each([
    ['We sell bread, cakes and rolls.', ['Bread', 'Cakes', 'Rolls']],
    ['Nous proposons des pizzas sans gluten et des salades.', ['Pizzas sans gluten', 'Salades']],
  ])('what belongs together stays together: %s', (brief, expected) => {
    expect(offered(brief)).toEqual(expected);
  });

  test.each([
    [
      'We would like a page about what to do in an emergency at night, since we close at seven.',
      'What to do in an emergency at night',
    ],
    ['Wir brauchen eine Seite, auf der steht, was eine Erstberatung kostet.', 'Was eine Erstberatung kostet'],
    ['Queremos una página sobre pie diabético y otra para corredores.', 'Corredores'],
  ])('a wish is named by what is wanted: %s', (brief, page) => {
    expect(names(`${brief} Ulm`)).toContain(page);
  });

  test('a gallery that is wished and one that the kind of site has are one page', () => {
    const pages = names(
      'Hotel Sonne in Freiburg. Wir wünschen uns eine Galerie mit Fotos von den Zimmern und vom Garten.',
    );
    expect(pages.filter((name) => /galerie/iu.test(name))).toEqual(['Galerie']);
  });

  test.each([
    ['Clínica dental Sonrisa Sur, Sevilla (barrio de Triana)', 'Clínica dental Sonrisa Sur', 'Sevilla'],
    ['Szkoła językowa Lingua Most działa w Toruniu.', 'Szkoła językowa Lingua Most', 'Toruń'],
    ['Hi Dana,\n\nas promised. Quotewise is proposal software.\n\nBest,\nPriya', 'Quotewise', null],
    ['# ledgerline\n\nledgerline is an open-source command-line tool.', 'ledgerline', null],
  ])('a name with its trade is a name, a greeting is none: %s', (brief, name, city) => {
    const reading = readBrief(brief);
    expect([reading.name?.value, reading.city?.value ?? null]).toEqual([name, city]);
  });

  test.each([
    ['Willow Vets is on the edge of Stroud, Gloucestershire. The night hospital is in Cheltenham.', 'Stroud'],
    ["L'Agriturismo Il Lecci si trova a Todi, in Umbria, a mezz'ora da Perugia.", 'Todi'],
    ['We are a bakery in Boise, ID.', 'Boise'],
  ])('the city is where the business is: %s', (brief, city) => {
    expect(readBrief(brief).city?.value).toBe(city);
  });

  test('places where guests come from get no pages', () => {
    expect(readBrief('Hotel Sonne in Freiburg. Unsere Gäste kommen aus Hamburg und Berlin.').areas).toEqual([]);
  });

  test('badges and opening hours are nothing that is offered', () => {
    const brief =
      '# Tool\n\n[![CI](https://x.example/ci.svg)](https://x.example)\n\n- Reports\n- Exports\n- Closed on Mondays';
    expect(offered(brief)).toEqual(['Reports', 'Exports']);
  });

  test('the columns of a table name nothing, its rows do', () => {
    expect(offered('| Service | Price |\n|---|---|\n| Drain cleaning | $90 |\n| Leak detection | $120 |')).toEqual([
      'Drain cleaning',
      'Leak detection',
    ]);
    expect(readBrief('| Name | Fernhill |\n| City | York |\n| Services | repairs, hire |').name?.value).toBe(
      'Fernhill',
    );
  });

  test('an event has a programme, tickets and a venue', () => {
    const pages = names(
      'Fieldnotes is a three-day conference in Ghent, Belgium. We offer keynotes, workshops and tours.',
    );
    expect(pages).toEqual(expect.arrayContaining(['Programme', 'Tickets', 'Venue and getting there']));
  });
});

describe('a brief that tells a story', () => {
  test.each([
    ['Wir sind die Hebammenpraxis Lebensbogen in Bielefeld. Keine Hausgeburten.', 'Hebammenpraxis Lebensbogen'],
    ['Nous éditons Factéo, un logiciel de facturation pour artisans.', 'Factéo'],
    ['Buongiorno, siamo Officine Marzi, una piccola officina meccanica a Faenza.', 'Officine Marzi'],
    [
      "Website brief – Harbour Street Physiotherapy\n\nWe're a physio clinic in Galway.",
      'Harbour Street Physiotherapy',
    ],
  ])('is named by what it calls the business: %s', (brief, name) => {
    expect(readBrief(brief).name?.value).toBe(name);
  });

  test('offers what stands behind a bracket', () => {
    const brief =
      "We're Tidewater Kayak Co. in Astoria, Oregon. We run guided sea-kayak tours on the river (half-day and full-day), and " +
      'rent kayaks.';
    expect(offered(brief)).toEqual(['Guided sea-kayak tours', 'Kayak rental']);
    expect(readBrief(brief).kind.id).toBe('activities');
  });

  test('denies nothing by "with and without"', () => {
    expect(offered('Wir bieten: Akupunktur, Rückbildung mit und ohne Baby, Babymassage und Stillberatung.')).toEqual([
      'Akupunktur',
      'Rückbildung',
      'Babymassage',
      'Stillberatung',
    ]);
  });

  test('offers its functions, and neither itself nor the plans of its price list', () => {
    const brief =
      'Nous éditons Factéo, un logiciel de facturation pour artisans (plombiers, peintres). Fonctions : devis, relances automatiques. ' +
      'Tarifs : Solo 9 €/mois, Équipe 24 €/mois.';
    expect(offered(brief)).toEqual(['Devis', 'Relances automatiques']);
    expect(readBrief(brief).kind.id).toBe('saas');
  });
});
