import { expect, test } from 'vitest';
import { detectKeyword } from '../../../../shared/domain/keywords/detect-keyword.ts';
import { collectSiteNames } from '../../../../shared/domain/keywords/site-names.ts';

const home = {
  title: 'Dachdecker in Musterstadt | Meisterbetrieb Anton Beispiel',
  h1: 'Ihr Dach in guten Händen',
  path: '/',
  metaDescription: 'Wir decken, dämmen und flicken Dächer.',
  headings: ['So arbeiten wir', 'Was es kostet', 'Fragen', 'Anfahrt'],
  text: 'Ein Dachdecker arbeitet bei jedem Wetter. Wir kommen in Musterstadt und im Umland vorbei. Rufen Sie an.',
  anchors: ['Meisterbetrieb Anton Beispiel', 'Startseite'],
  language: 'de' as const,
  isNews: false,
};

test('of a local business are for its trade and its town, neither for the town alone nor for the name', () => {
  const site = collectSiteNames({
    domain: 'dach-beispiel.example',
    known: ['Meisterbetrieb Anton Beispiel'],
    places: ['Musterstadt'],
    titles: [],
  });
  expect(detectKeyword(home, site).keyword?.phrase).toBe('dachdecker in musterstadt');
});

test('whose title is the name alone have none', () => {
  const site = collectSiteNames({ domain: 'dach-beispiel.example', known: ['Anton Beispiel'], titles: [] });
  expect(detectKeyword({ ...home, title: 'Startseite | Anton Beispiel' }, site).keyword).toBeNull();
});
