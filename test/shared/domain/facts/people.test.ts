import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { extractFacts } from '../../../../shared/domain/facts/extract-facts.ts';
import type { Observation } from '../../../../shared/domain/facts/observation.ts';

function observationsOn(body: string, url = 'https://www.salon.test/'): Observation[] {
  const { root } = parseHtml(`<html><body>${body}</body></html>`);
  return extractFacts({ root, url, schema: null });
}

const peopleOn = (body: string, url?: string): string[] =>
  observationsOn(body, url).flatMap(({ claim }) =>
    claim.kind === 'person' ? [`${claim.data.name}: ${claim.data.role}`] : [],
  );

const praiseOn = (body: string): string[] =>
  observationsOn(`<main>${body}</main>`).flatMap(({ claim }) =>
    claim.kind === 'testimonial' ? [`${claim.data.author_name} ${claim.data.rating ?? '-'}`] : [],
  );

describe('members of a team are found with their role', () => {
  test.each([
    [
      'by their first names',
      '<h1>Nossas profissionais</h1><h2>Karol</h2><p>Fisioterapeuta</p><h2>Talita</h2><p>Fisioterapeuta</p>',
      ['Karol: Fisioterapeuta', 'Talita: Fisioterapeuta'],
    ],
    ['in one line', '<h2>Zespół</h2><p>Marcin Bogacki – fizjoterapeuta.</p>', ['Marcin Bogacki: fizjoterapeuta']],
    [
      'on the first of two lines',
      '<h2>Il nostro team</h2><h3>Roberta Cafà</h3><p>Fondatrice &amp; Proprietaria<br>Ama gli animali.</p>',
      ['Roberta Cafà: Fondatrice & Proprietaria'],
    ],
    [
      'below a heading with a hyphen',
      '<h2>Unser Praxis-Team</h2><h3>Maria Klein</h3><p>Rezeption</p>',
      ['Maria Klein: Rezeption'],
    ],
  ])('%s', (_form, body, people) => {
    expect(peopleOn(`<main>${body}</main>`)).toEqual(people);
  });
});

describe('who is no member of the team is none', () => {
  test.each([
    ['words that are values', '<h2>Our team</h2><h3>Integrity</h3><p>Honest work</p><h3>Passion</h3><p>For wood</p>'],
    ['a line of a life', '<h2>Our team</h2><h3>Sarah Käppner</h3><p>Ausbildung zur Fachangestellten</p>'],
    [
      'a service with its sentence',
      '<h2>Our team</h2><p>Well Drilling — New water well installation for homes and farms</p>',
    ],
    ['a customer', '<h2>What our clients say</h2><p>Ada Byron, CEO</p>'],
  ])('%s', (_kind, body) => {
    expect(peopleOn(`<main>${body}</main>`)).toEqual([]);
  });
});

describe('praise keeps its author and its stars', () => {
  const quote = '"They came at once and did exactly what I had asked them to do."';

  test('stars may stand apart', () => {
    expect(praiseOn(`<h2>Reviews</h2><div><p>★ ★ ★ ★ ★</p><p>${quote}</p><p>— Ada Byron</p></div>`)).toEqual([
      'Ada Byron 5',
    ]);
  });

  test('initials in the place of a picture are not the author', () => {
    expect(praiseOn(`<h2>Reviews</h2><div><p>${quote}</p><div>JM</div><div>Jason M.</div></div>`)).toEqual([
      'Jason M. -',
    ]);
  });
});

describe('a number that a page does not claim is no figure', () => {
  const figuresOn = (body: string): string[] =>
    observationsOn(`<main>${body}</main>`).flatMap(({ claim }) => (claim.kind === 'stat' ? [claim.data.value] : []));

  test.each([
    ['a counter before its script runs', '<p>0+</p><p>années d’expérience</p><p>0+</p><p>clients</p>'],
    ['a promise', '<p>100% Satisfaction Guarantee</p>'],
    ['the years of one person', '<p>Founder — 30+ Years Experience</p>'],
  ])('%s', (_kind, body) => {
    expect(figuresOn(body)).toEqual([]);
  });
});

test('a link to a chat is a number to call, and none of the maker of the site', () => {
  const body =
    '<main><p>Text.</p></main><footer><a href="https://wa.me/4915112345987">Chat</a><p>© 2026 | Website by Ada <a href="https://wa.me/4915112345111"></a></p></footer>';
  const phones = observationsOn(body).flatMap(({ claim }) =>
    claim.kind === 'contact' && claim.key === 'phone' ? [claim.data.value] : [],
  );
  expect(phones).toEqual(['+4915112345987']);
});
