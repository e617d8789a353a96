/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { describeSite } from '../../../../../shared/domain/planning/describe-site.ts';
import { planPages } from '../../../../../shared/domain/planning/plan-pages.ts';

/** Briefs of a few plain sentences, each with what was once read wrongly. */
const briefs: readonly {
  brief: string;
  name: string;
  city?: string;
  pages: readonly string[];
  never?: RegExp;
}[] = [
  {
    brief:
      'Zahnarztpraxis Dr. Sabine Vogel, Kaiserstraße 12, 79098 Freiburg. Unsere Leistungen: Prophylaxe, Implantologie, Aligner-Therapie. Wir behandeln Kassen- und Privatpatienten. Wir wünschen uns eine Seite über die Kosten von Alignern und eine zur Angst vor dem Zahnarzt. Unsere Mitbewerber sind die Praxis am Münster und DrSmile.',
    name: 'Zahnarztpraxis Dr. Sabine Vogel',
    city: 'Freiburg',
    pages: ['Prophylaxe', 'Kosten von Alignern', 'Angst vor dem Zahnarzt'],
    never: /patienten/i,
  },
  {
    brief:
      'Hofkäserei Alpblick in Sonthofen: Wir stellen Bergkäse und Joghurt her und bieten Führungen mit Verkostung an. Versand nur in Deutschland.',
    name: 'Hofkäserei Alpblick',
    pages: ['Führungen'],
  },
  {
    brief:
      'Elektro Baumann AG aus Winterthur: Photovoltaik, Ladestationen, Smart Home und Elektroinstallationen. Wir arbeiten im ganzen Kanton Zürich. Wichtig ist uns eine Seite zu Förderungen.',
    name: 'Elektro Baumann AG',
    city: 'Winterthur',
    pages: ['Photovoltaik', 'Ladestationen', 'Förderungen'],
  },
  {
    brief:
      'Stolarnia Dębowa z Rzeszowa robi meble na wymiar: kuchnie, szafy, schody i stoły. Nie robimy mebli tapicerowanych. Chcemy stronę z realizacjami i cennik.',
    name: 'Stolarnia Dębowa',
    city: 'Rzeszów',
    pages: ['Kuchnie', 'Szafy', 'Schody', 'Stoły'],
    never: /tapicer/i,
  },
  {
    brief:
      'Plomberie Garnier, artisan plombier-chauffagiste à Angers depuis 1994. Dépannage 7j/7, installation de salles de bains, remplacement de chaudières, entretien annuel. Nous intervenons à Angers, Avrillé et Trélazé. Pas de climatisation.',
    name: 'Plomberie Garnier',
    city: 'Angers',
    pages: ['Installation de salles de bains', 'Remplacement de chaudières', 'Entretien annuel'],
    never: /^(?:avrillé|trélazé)$|climatis/i,
  },
  {
    brief:
      "We're a small law firm in Austin, Texas: Hale & Ortiz PLLC. Practice areas are family law, immigration and personal injury. We want a page on what to do after a car accident.",
    name: 'Hale & Ortiz PLLC',
    city: 'Austin',
    pages: ['Family law', 'Immigration', 'Personal injury', 'What to do after a car accident'],
  },
  {
    brief:
      'Summit Physio, Christchurch. Sports injuries, back pain, post-surgery rehab and pilates. Two clinics: Riccarton and Sumner. We don’t do massage.',
    name: 'Summit Physio',
    city: 'Christchurch',
    pages: ['Sports injuries', 'Back pain', 'Pilates'],
    never: /massage|tickets|programme/i,
  },
  {
    brief:
      "Ledgerly is billing software for freelancers, based in Portland, Oregon. We'd like docs for our API and a page about late payment fees. Plans start at $12 per user per month. Alternatives are FreshBooks and Wave.",
    name: 'Ledgerly',
    city: 'Portland',
    pages: ['Late payment fees', 'Ledgerly vs FreshBooks', 'Ledgerly vs Wave', 'Documentation'],
    never: /per (?:user|month)/i,
  },
];

describe.each(briefs)('the plan of $name', ({ brief, name, city, pages, never }) => {
  const site = describeSite(brief);
  const { countryCode, countryName, cityName } = site;
  const names = planPages({ brief, siteName: site.name, location: { countryCode, countryName, cityName } }).map(
    (page) => page.name,
  );

  test('has its name and its town', () => {
    expect(site.name).toBe(name);
    if (city !== undefined) expect(cityName).toBe(city);
  });

  test('has a page for what is offered and wished, and none for anything else', () => {
    expect(names).toEqual(expect.arrayContaining([...pages]));
    expect(names.filter((page) => never?.test(page) ?? false)).toEqual([]);
  });
});
