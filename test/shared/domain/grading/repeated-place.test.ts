import { describe, expect, test } from 'vitest';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { repeatedPlace } from '../../../../shared/domain/grading/repeated-place.ts';
import { gradeAll, gradingInput, type SamplePage } from './sample-pages.ts';

/** A page of a service with so many sections; each section names the place or does not. */
const service = (place: string, { preposition = 'in', isNamed = true } = {}): SamplePage => ({
  path: '/locations/page/',
  title: `Gutter cleaning ${preposition} ${place} | Clear Gutters`,
  markdown: [
    `# Gutter cleaning ${preposition} ${place}`,
    ...Array.from({ length: 6 }, (_, at) => {
      const where = isNamed ? ` ${preposition} ${place}` : '';
      return `## Work ${at + 1} that we do${where}\n\nWe clean the gutters of every house${where} with care and a long ladder. Call us today for a fair price and a visit${where}. The ladder stands on ${at + 2} feet of rubber and never slips.`;
    }),
    'Call [0113 496 0007](tel:+441134960007) or [write to us](mailto:hello@clear-gutters.co.uk).',
  ].join('\n\n'),
});
const placeOf = (page: SamplePage) => repeatedPlace(readPage(gradingInput(page)));

describe('a place that a page of a service names in most sentences and subheadings', () => {
  test.each([
    ['English', 'in', 'Harrogate', 'We clean the gutters of every house # with care and a long ladder.'],
    ['German', 'in', 'Dachau', 'Wir reinigen jede Dachrinne # mit Sorgfalt und einer langen Leiter.'],
    [
      'French',
      'à',
      'Béziers',
      'Nous nettoyons les gouttières de toutes les maisons # avec soin et une grande échelle.',
    ],
    ['Spanish', 'en', 'Leganés', 'Limpiamos los canalones de todas las casas # con cuidado y una escalera larga.'],
    ['Portuguese', 'em', 'Mogadouro', 'Limpamos as caleiras de todas as casas # com cuidado e uma escada comprida.'],
    ['Dutch', 'in', 'Zwolle', 'Wij maken de dakgoten van elk huis # schoon met zorg en een lange ladder.'],
  ])('is found in %s', (_language, preposition, place, sentence) => {
    const where = `${preposition} ${place}`;
    const markdown = Array.from(
      { length: 6 },
      (_, at) =>
        `## ${at + 1}. ${where}\n\n${`${sentence.replace('#', where)} ${sentence.replace('#', `(${at})`)} `.repeat(2)}`,
    ).join('\n\n');
    const page = { ...service(place), title: `Clear Gutters ${where}`, language: null };
    const contact = (page.markdown ?? '').split('\n\n').at(-1);
    expect(placeOf({ ...page, markdown: `${markdown}\n\n${contact}` })).toMatchObject({ name: place });
  });

  test('is said with how often it stands there', () => {
    const { components } = gradeAll(gradingInput(service('Harrogate')));
    const evidence = components.find(({ componentType }) => componentType === 'content_depth')?.criteriaScores;
    expect(evidence?.['depth_originality']?.rationale).toContain(
      '"Harrogate" stands 18 times in its sentences and subheadings.',
    );
  });

  test('is said with its second word', () => {
    expect(placeOf(service('North Port'))).toMatchObject({ name: 'North Port', times: 18 });
  });
});

test.each([
  ['is named in the title and the main heading alone', service('Harrogate', { isNamed: false })],
  ['is a thing, without a preposition of place', service('Copper', { preposition: 'with' })],
] as const)('nothing is said of a name that %s', (_why, page) => {
  expect(placeOf(page)).toBeNull();
});

test('nothing is said of the place that a guide is about', () => {
  expect(repeatedPlace({ ...readPage(gradingInput(service('Harrogate'))), kind: 'article' })).toBeNull();
});
