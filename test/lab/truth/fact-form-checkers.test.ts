import { expect, test } from 'vitest';
import { checkObservation } from '../../../lab/truth/fact-checkers.ts';
import { readRawPage } from '../../../lab/truth/raw-page.ts';
import type { Observation } from '../../../shared/domain/facts/observation.ts';

const filler = 'We take our time for each of our guests and their wishes. '.repeat(20);
const page = readRawPage(
  `<html lang="en"><body><main><h1>Salon</h1><p>Haircut €35</p><p>per hour €21</p><p>You save €30</p><p>Beard ⏱ 30min €20</p>
  <p>Each hour (then + €5</p><p>Mon-fri 9:00 - 17:00</p><p>土 日 10:00〜22:00</p><p>WhatsApp</p><p>Calle de Ejemplo 1, 28934 Móstoles</p>
  <p>GlowAndGo Studio</p><p>Ada - owner</p><p>Great work, see you again! ★★★★★</p><p>Horario</p><p>Sorteo de verano</p>
  <a href="book.html">Book</a><p>${filler}</p><p>Sauna</p><p>${filler}</p></main></body></html>`,
  new URL('https://salon.test/'),
);

const fault = (kind: string, data: object, evidence = 'Salon', key: string | null = null): string | null =>
  checkObservation({ claim: { kind, key, data }, source: 'crawl', evidence, locator: 'body' } as Observation, page);

test.each([
  ['stat', { label: 'Haircut', value: '€35' }],
  ['person', { name: 'Ada', role: 'owner' }],
  ['testimonial', { quote: 'Great work, see you again!', author_name: 'Ada', platform: 'site' }],
])('a fact that the page says as it is, passes: %s %j', (kind, data) => {
  expect(fault(kind, data)).toBeNull();
});

test.each([
  ['a name that is the rest of a line', 'stat', { label: 'per hour', value: '€21' }],
  ['a saving', 'stat', { label: 'You save', value: '€30' }],
  ['a duration beside the name', 'stat', { label: 'Beard ⏱ 30min', value: '€20' }],
  ['an open bracket', 'stat', { label: 'Each hour (then', value: '€5' }],
  ['a price far from its name', 'stat', { label: 'Sauna', value: '€35' }],
  ['a way to reach the business as a service', 'stat', { label: 'service', value: 'WhatsApp' }],
  ['a brand as a person', 'person', { name: 'GlowAndGo Studio', role: 'owner' }],
  ['a role with a name in it', 'person', { name: 'Salon', role: 'Ada - owner' }],
  ['praise with its stars', 'testimonial', { quote: 'Great work, see you again! ★★★★★', author_name: 'Ada' }],
  ['praise that a heading signs', 'testimonial', { quote: 'Great work, see you again!', author_name: 'Horario' }],
  ['a draw', 'award', { name: 'Sorteo de verano' }],
])('every word is on the page, and yet it is false: %s', (_, kind, data) => {
  expect(fault(kind, data)).not.toBeNull();
});

test.each([
  ['hours', 'fri 9:00 - 17:00'],
  ['hours', '日 10:00〜22:00'],
  ['address', 'Calle de Ejemplo 1, 28934 Móstoles'],
  ['booking_url', 'https://salon.test/'],
])('every word is on the page, and yet it is false: %s %s', (key, value) => {
  expect(fault('contact', { value }, 'Salon', key)).not.toBeNull();
});

test('a link to book may be relative to its page', () => {
  expect(fault('contact', { value: 'https://salon.test/book.html' }, 'Book', 'booking_url')).toBeNull();
});
