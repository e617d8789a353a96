import { describe, expect, test } from 'vitest';
import { planPagesPrompt } from '../../../../shared/domain/model-prompts/plan-pages-prompt.ts';
import { listPlanChecks, type SettledPlan, settlePlan } from '../../../../shared/domain/model-prompts/settle-plan.ts';

const input = {
  brief:
    'We are Ferris & Daughter, a bicycle workshop in York. We fix bikes, true wheels and paint frames. We do not sell scooters. No vouchers, just our phone number. Tandems we do not repair. Our rival is Spokely. Questions: can one come without an appointment, how does one get a courtesy bike?',
  siteName: 'Ferris & Daughter',
};

interface Answered {
  readonly name: string;
  readonly slug?: string;
  readonly purpose?: string;
  readonly brief_words?: string;
  readonly keywords?: string[];
}

const usual: Answered[] = [
  { name: 'Home', purpose: 'For riders in York who look for repairs.' },
  { name: 'Wheel truing', purpose: 'Answers how wheels are trued.', brief_words: 'true wheels' },
  { name: 'Frame painting', purpose: 'For owners of old frames.', brief_words: 'paint frames' },
];

/** @param unsupported What a second question lists; null where it has no answer. */
function plan(added: readonly Answered[], unsupported: RegExp | null = /(?!)/): SettledPlan {
  const pages = [...usual, ...added].map((page) => ({
    ...{ slug: page.name.toLowerCase(), purpose: 'Says what it is.', brief_words: '', keywords: [], ...page },
  }));
  const reading = planPagesPrompt(input, 'b').read({ pages });
  if (!reading.ok) throw new Error(reading.problem);
  const checks = listPlanChecks(reading.value, input);
  const listed =
    unsupported === null ? null : new Set(checks.flatMap(({ text }, at) => (unsupported.test(text) ? [at] : [])));
  return settlePlan(reading.value, input, { unsupported: listed, model: 'a-model' });
}

const namesOf = ({ pages }: SettledPlan): string[] =>
  pages.filter(({ basis }) => basis !== 'rules').map(({ name }) => name);
const usualNames = usual.map(({ name }) => name);

describe('a page of a model', () => {
  test.each([
    ['in the words of the brief', { name: 'Bike repair', brief_words: 'We fix bikes' }],
    ['in other words than the brief', { name: 'Cycle service', brief_words: 'We fix bikes' }],
    [
      'from a question that has a "without"',
      { name: 'Appointments', brief_words: 'can one come without an appointment' },
    ],
    ['from the end of such a question', { name: 'Courtesy bike', brief_words: 'how does one get a courtesy bike' }],
    ['from the clause after a denial', { name: 'Phone number', brief_words: 'just our phone number' }],
    ['by a sentence of which it denies a part', { name: 'Phone', brief_words: 'No vouchers, just our phone number' }],
  ])('that the brief is quoted for stays: %s', (_, page) => {
    const settled = plan([page]);
    expect(namesOf(settled)).toEqual([...usualNames, page.name]);
    expect(settled.pages[3]).toMatchObject({ basis: 'brief', basisWords: page.brief_words, wordedBy: 'a-model' });
    expect(settled.dropped).toEqual([]);
  });

  test('that the brief is quoted for stays in its words where the name says more, whoever finds that out', () => {
    const awarded = { name: 'Award-winning bike repairs', brief_words: 'We fix bikes' };
    for (const [page, unsupported] of [
      [awarded, /Award/],
      [{ ...awarded, name: '24 hour bikes' }, /(?!)/],
      [awarded, null],
    ] as const) {
      const { pages, dropped } = plan([page], unsupported);
      expect(pages[3]).toMatchObject({ basis: 'brief', basisWords: 'We fix bikes' });
      expect(pages[3]?.name).not.toMatch(/award|24/i);
      expect(dropped).toContainEqual(expect.objectContaining({ kind: 'name', name: page.name }));
    }
  });

  test('without a quotation stays, and says so; one that the second question lists goes, and the plan says why', () => {
    const added = [{ name: 'Bicycle advice' }, { name: 'Casino bonus' }];
    const settled = plan(added, /Casino/);
    expect(namesOf(settled)).toEqual([...usualNames, 'Bicycle advice']);
    expect(settled.pages[3]).toMatchObject({ basis: 'model', basisWords: null });
    expect(settled.dropped).toEqual([{ kind: 'page', name: 'Casino bonus', reason: 'unsupported' }]);
  });

  test.each([
    ['denied', { name: 'Scooters' }, 'denied'],
    ['denied where it is quoted', { name: 'Scooter sales', brief_words: 'sell scooters' }, 'denied'],
    ['denied in a sentence that it quotes', { name: 'Scooters', brief_words: 'We do not sell scooters' }, 'denied'],
    ['denied in a part of what it quotes', { name: 'Vouchers', brief_words: 'No vouchers, just our phone' }, 'denied'],
    ['named twice', { name: 'Wheel Truing', slug: 'wheels' }, 'duplicate'],
    ['markup', { name: '<b>Bikes</b>', slug: 'b' }, 'markup'],
    ['an address', { name: 'Bikes https://pills.example', slug: 'r' }, 'address'],
    ['another number than the brief has', { name: 'Bikes in 24 hours', slug: 'h' }, 'number'],
    ['a person that the brief does not have', { name: 'Repairs with our mechanic Sarah Miller', slug: 's' }, 'name'],
  ])('goes where it is %s, and the plan says so', (_, page, reason) => {
    const settled = plan([page]);
    expect(namesOf(settled)).toEqual(usualNames);
    expect(settled.dropped).toEqual([{ kind: 'page', name: page.name, reason }]);
  });

  test.each([
    ['finds that the brief denies it', /wants a page "Phone number"/],
    ['has no answer', null],
  ])('that is quoted from the clause after a denial goes where the second question %s', (_, unsupported) => {
    const { pages, dropped } = plan([{ name: 'Phone number', brief_words: 'just our phone number' }], unsupported);
    expect(pages.map(({ name }) => name)).not.toContain('Phone number');
    expect(dropped).toContainEqual({ kind: 'page', name: 'Phone number', reason: 'denied' });
  });

  test.each([
    ['goes where the second question finds that the brief denies it', /wants a page "Tandems"/, ['denied']],
    ['stays where it finds nothing', /(?!)/, []],
  ])('that is quoted from a clause with a negation behind it %s', (_, unsupported, reasons) => {
    const { dropped } = plan([{ name: 'Tandems', brief_words: 'Tandems we do not repair' }], unsupported);
    expect(dropped.map(({ reason }) => reason)).toEqual(reasons);
  });

  test('is one of twenty at most, beside those of the law', () => {
    const kinds = ['repair', 'painting', 'truing', 'workshop', 'wheels', 'frames', 'bicycles'];
    const many = Array.from({ length: 200 }, (_, at) => ({
      name: `${kinds[at % 7]} ${kinds[Math.floor(at / 7) % 7]} York`,
      slug: `page-${at}`,
    }));
    const settled = plan(many);
    expect(namesOf(settled)).toHaveLength(20);
    expect(new Set(namesOf(settled)).size).toBe(20);
    expect(settled.dropped.some(({ reason }) => reason === 'limit')).toBe(true);
  });
});

describe('the purpose of a page', () => {
  const page = { name: 'Bike repair', brief_words: 'We fix bikes' };

  test('in another language than the brief is the rules, and so is its name', () => {
    const purpose = "L'histoire de la maison, racontée par ses fondateurs avec beaucoup de passion.";
    const { pages, dropped } = plan([{ ...page, name: 'Notre histoire', purpose }]);
    expect(pages[3]).toMatchObject({ basisWords: 'We fix bikes', wordedBy: 'rules-v1' });
    expect(pages[3]?.name).not.toBe('Notre histoire');
    expect(dropped.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual(['name language', 'purpose language']);
  });

  test('that a second question lists is the rules as a whole, never a fragment', () => {
    const said = 'For commuters. Repairs are done while riders wait.';
    const { pages, dropped } = plan([{ ...page, purpose: said }], /riders wait/);
    expect(pages[3]?.wordedBy).toBe('rules-v1');
    expect(pages[3]?.purpose).not.toMatch(/commuters|wait/);
    expect(pages[3]?.purpose.split(' ').length).toBeGreaterThan(5);
    expect(dropped).toEqual([{ kind: 'purpose', name: 'Bike repair', reason: 'unsupported' }]);
  });

  test.each([
    ['number', 'Repairs take 3 days.'],
    ['number', 'They did it for forty years.'],
    ['number', 'Repairs take three days.'],
    ['unsupported', 'Repairs are free of charge.'],
    ['unsupported', 'Each repair has a lifetime guarantee.'],
    ['quotation', 'Riders say "never again elsewhere".'],
    ['address', 'Write to sales@pills.example.'],
    ['name', 'The mechanic is Sarah Miller.'],
    ['rival', 'It is what Spokely does, too.'],
    ['markup', 'Says <b>what</b> it is.'],
  ])('with a new %s is not even asked about: %s', (reason, purpose) => {
    const { pages, dropped } = plan([{ ...page, purpose }]);
    expect(pages[3]?.purpose).not.toBe(purpose);
    expect(dropped).toEqual([{ kind: 'purpose', name: 'Bike repair', reason }]);
  });

  test('speaks of a rival on the page that compares with it', () => {
    const purpose = 'For riders who compare the workshop with Spokely.';
    const { pages } = plan([
      { name: 'Ferris & Daughter vs Spokely', slug: 'vs', brief_words: 'Our rival is Spokely', purpose },
    ]);
    expect(pages[3]).toMatchObject({ name: 'Ferris & Daughter vs Spokely', purpose });
  });
});

test('where the second question has no answer, pages of the brief stay with the purposes of the rules, and others go', () => {
  const { pages, dropped } = plan([{ name: 'Casino bonus' }, { name: 'Contact' }], null);
  const kept = pages.filter(({ basis }) => basis !== 'rules');
  expect(kept.map(({ slug }) => slug)).toEqual(['home', 'wheel-truing', 'frame-painting', 'contact']);
  expect(new Set(kept.map(({ wordedBy }) => wordedBy))).toEqual(new Set(['rules-v1']));
  expect(dropped).toContainEqual({ kind: 'page', name: 'Casino bonus', reason: 'unchecked' });
});

test('keywords of a page come with it: about it, in the words of the brief, without rivals, other towns or promises', () => {
  const keywords = ['wheel truing york', 'spokely wheels', 'wheel truing london', 'free wheel truing', 'casino bonus'];
  const { pages } = plan([{ name: 'Wheels', keywords }]);
  expect(pages[3]?.keywords).toEqual(['wheel truing york']);
});

test('a legal page that the model planned under a shorter name is not added again', () => {
  const slugsOf = ({ pages }: SettledPlan): string[] => pages.map(({ slug }) => slug);
  expect(slugsOf(plan([]))).toContain('privacy-policy');
  const { pages } = plan([{ name: 'Privacy', slug: 'privacy' }]);
  expect(pages.map(({ slug }) => slug).filter((slug) => slug.startsWith('privacy'))).toEqual(['privacy']);
});
