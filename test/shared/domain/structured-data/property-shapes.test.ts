import { describe, expect, test } from 'vitest';
import { renderEnglish } from '../../../../shared/domain/messages/render-message.ts';
import { listPosition, propertyShapes } from '../../../../shared/domain/structured-data/property-shapes.ts';

/** The values that a property of each shape may have and may not have, one row for each shape. */
const shapes: [property: string, valid: (string | number | boolean)[], invalid: (string | number | boolean)[]][] = [
  [
    'datePublished',
    [
      '2026',
      '2026-05',
      '2026-05-31',
      ' 2026-05-31 ',
      '2026-05-31T09:00',
      '2026-05-31 09:00',
      '2026-05-31t09:00:00z',
      '2026-05-31T09:00:00+02:00',
      '2026-05-31T09:00:00-0200',
      '2026-05-31T09:00:00.5Z',
      '2026-05-31T09:00:00,123456789Z',
    ],
    [
      '',
      'May 5th, 2024',
      '05/05/2024',
      '26-05-31',
      'x2026-05-31',
      '2026-05-31x',
      '2026-5-31',
      '2026-05-3',
      '2026-13-01',
      '2026-05-31T9:00',
      '2026-05-31T09',
      '2026-05-31T09:00:0',
      '2026-05-31T09:00:00.Z',
      '2026-05-31T09:00:00.1234567890Z',
      '2026-05-31T25:00:00Z',
      '2026-05-31x09:00',
      2026,
      true,
    ],
  ],
  [
    'totalTime',
    [
      'PT30M',
      ' PT1H30M ',
      'P1Y2M3W4DT5H6M7S',
      'P1.5Y',
      'P10M',
      'P0.5M',
      'P10W',
      'P1.5W',
      'P10D',
      'P1.5D',
      'PT10H',
      'PT1.5H',
      'PT1.5M',
      'PT10S',
      'PT1.25S',
    ],
    [
      '',
      'P',
      'PT',
      'P1DT',
      '30M',
      'xPT30M',
      'PT30Mx',
      'PT30',
      'P30',
      'PT.5H',
      'P1H',
      'pt30m',
      '30 minutes',
      'P1.Y',
      'P1.M',
      'P1.W',
      'P1.D',
      'PT1.H',
      'PT1.M',
      'PT1.S',
      30,
    ],
  ],
  [
    'image',
    ['https://shop.example/a.jpg', 'HTTP://shop.example/a', ' https://shop.example/ '],
    [
      '',
      '/a.jpg',
      'shop.example/a',
      'ftp://shop.example/',
      'see https://shop.example/',
      'https://a b.example/',
      'https://',
      'https://[',
      7,
    ],
  ],
  ['price', ['12', ' 12.50 ', '-1', '+1', 12.5, 0], ['', '12,50', '€12', '12 EUR', '1.', '.5', '1.2.3', true]],
  ['reviewCount', ['0', ' 12 ', 0, 12], ['', '-1', '1.5', 'x1', '1x', -1, 1.5, true]],
  [
    'ratingValue',
    ['4', '4.25', '80%', '80 %', '8/10', '8 / 10', '8.5/10.5', ' 4 ', 4.5],
    ['', 'x4', '4x', '4.', '8/', '8/x', '4,5', '4 5', '8/10.', false],
  ],
  ['priceCurrency', ['EUR', ' USD '], ['', 'eur', 'EURO', 'EU', '€', 978]],
  [
    'isAccessibleForFree',
    [true, false, 'true', 'False', ' https://schema.org/True ', 'http://schema.org/False'],
    ['', 'yes', 'trueish', 'xtrue', 'schema.org/True', 1],
  ],
  ['latitude', [0, 90, -90, '51.5'], [90.5, -91, '91', 'north', '', true]],
  ['longitude', [180, -180, '-0.12'], [180.5, -181, '181']],
  [
    'availability',
    ['InStock', ' https://schema.org/InStock ', 'HTTP://schema.org/SoldOut'],
    ['', 'in stock', 'instock', 'see https://schema.org/InStock', 1],
  ],
  ['itemCondition', ['NewCondition'], ['new']],
  ['eventStatus', ['EventScheduled'], ['scheduled']],
  ['eventAttendanceMode', ['OnlineEventAttendanceMode'], ['online']],
];

describe.each(shapes)('a value of %s', (property, valid, invalid) => {
  const shape = propertyShapes.get(property);

  test.each(valid)('may be %j', (value) => {
    expect(shape?.matches(value)).toBe(true);
  });

  test.each(invalid)('may not be %j', (value) => {
    expect(shape?.matches(value)).toBe(false);
  });

  test('is described in words that complete "must be"', () => {
    expect(shape && renderEnglish(shape.expected)).toMatch(/^(an? |one of \w|true or false)/);
  });
});

test.each([1, '1', ' 20 ', 300])('the place of an entry may be %j', (value) => {
  expect(listPosition.matches(value)).toBe(true);
});

test.each([0, '0', -1, 1.5, 'first', '', true])('the place of an entry may not be %j', (value) => {
  expect(listPosition.matches(value)).toBe(false);
});
