import { describe, expect, test } from 'vitest';
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

describe('whose title and first heading are a name and a slogan', () => {
  const shop = {
    title: 'Home | Spoke & Barrow',
    h1: 'Keeping Kingsbourne rolling',
    path: '/',
    metaDescription: 'Bicycle repair and bike servicing by a bike shop that has been here for thirty years.',
    headings: ['Visit us'],
    text: 'Our bike shop has bikes for all. Bike servicing takes a day, puncture repair an hour. We are in Kingsbourne.',
    anchors: [],
    language: 'en' as const,
    isNews: false,
  };
  const site = collectSiteNames({
    domain: 'spoke.example',
    known: ['Spoke & Barrow'],
    places: ['Kingsbourne', 'Kent'],
    titles: [],
  });

  test('are for the trade that their description calls the business by, with the town of its address', () => {
    expect(detectKeyword(shop, site).keyword?.phrase).toBe('bike shop kingsbourne');
  });

  test('have a guess alone where only the text names the trade', () => {
    const { keyword, candidates } = detectKeyword({ ...shop, metaDescription: 'Welcome.' }, site);
    expect(keyword).toBeNull();
    expect(candidates.map(({ phrase }) => phrase)).toContain('bike shop kingsbourne');
  });

  test('are not for the trade of their customers, of which they offer nothing', () => {
    const software = {
      ...shop,
      metaDescription: 'Rotas for every bike shop.',
      text: 'A bike shop plans its week with it.',
    };
    expect(detectKeyword(software, site).keyword).toBeNull();
  });

  test.each(['/about', null])('is that of a home page alone, not at %s', (path) => {
    expect(detectKeyword({ ...shop, path }, site).keyword).toBeNull();
  });
});
