import { describe, expect, test } from 'vitest';
import { pageKeywordsPrompt } from '../../../../shared/domain/model-prompts/page-keywords-prompt.ts';
import { planPagesPrompt } from '../../../../shared/domain/model-prompts/plan-pages-prompt.ts';

const brief =
  'We are Ferris & Daughter, a bicycle workshop in York. We repair bicycles, true wheels and paint frames. We do not sell scooters. Our rival is Spokely.';
const siteName = 'Ferris & Daughter';

describe('the pages of a plan', () => {
  const pages = [
    ['Home', 'home', 'For riders in York who look for repairs.'],
    ['Wheel truing', 'wheel-truing', 'Says how wheels are trued.'],
    ['Frame painting', 'frame-painting', 'Says how frames are painted.'],
  ] as const;
  const planned = (...added: readonly { name: string; slug: string }[]): string[] => {
    const answered = [
      ...pages.map(([name, slug, purpose]) => ({ name, slug, purpose })),
      ...added.map((page) => ({ ...page, purpose: 'Says what it is.' })),
    ];
    const reading = planPagesPrompt({ brief, siteName }, 'b').read({ pages: answered });
    if (!reading.ok) throw new Error(reading.problem);
    return reading.value.map(({ name }) => name);
  };
  const plain = planned();

  test.each([
    ['the same name again', [{ name: 'Wheel Truing', slug: 'wheels' }]],
    ['markup', [{ name: '<b>Bicycle</b> repairs <script>alert(1)</script>', slug: 'x<script>' }]],
    ['a template', [{ name: 'Bicycles {{name}}', slug: '../../admin' }]],
    ['an address', [{ name: 'Bicycle repairs https://pills.example', slug: 'r' }]],
    ['what is denied', [{ name: 'Scooters', slug: 'scooters' }]],
    ['another subject', [{ name: 'Casino bonus', slug: 'casino' }]],
    ['a rival disparaged', [{ name: 'Why Spokely is bad', slug: 'bad' }]],
    ['a person', [{ name: 'Sarah Miller', slug: 'sarah' }]],
  ])('are none for %s', (_, added) => {
    expect(planned(...added)).toEqual(plain);
  });

  test('are called by the words of the brief where the model adds a promise or a town', () => {
    for (const name of ['Free bicycle repair', 'Bicycle repair in London'])
      expect(planned({ name, slug: 'added' })).toEqual([...plain.slice(0, 3), 'Bicycle repair', ...plain.slice(3)]);
  });

  test('compare with a rival that the brief names', () => {
    expect(planned({ name: 'Ferris & Daughter vs Spokely', slug: 'vs' })).toContain('Ferris & Daughter vs Spokely');
  });

  test('are twenty at most, each once, beside those of the law', () => {
    const kinds = ['repair', 'painting', 'truing', 'workshop', 'wheels', 'frames', 'bicycles'];
    const many = Array.from({ length: 200 }, (_, at) => ({
      name: `${kinds[at % 7]} ${kinds[Math.floor(at / 7) % 7]} York`,
      slug: `page-${at}`,
    }));
    const names = planned(...many);
    expect(names.length).toBeLessThanOrEqual(24);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('keywords of a model carry no markup, no address and no promise', () => {
  const page = { name: 'Wheel truing', path: '/wheel-truing/', purpose: null };
  const keywords = [
    'wheel truing york',
    '<b>wheel truing</b>',
    'wheel truing https://x.example',
    'free wheel truing',
    'best wheel truing',
  ];
  const reading = pageKeywordsPrompt({ brief, siteName, page }, 'b').read({ keywords });
  expect(reading.ok && reading.value[0]).toBe('wheel truing york');
  expect(reading.ok && reading.value.join()).not.toMatch(/<|https|free|best/);
});
