/** Messages of checks, the claims behind them, and their advice. */
import { describe, expect, test } from 'vitest';
import { type Check, type CheckedContent, type CheckKey, checkKeys } from '../../../../shared/domain/checks/check.ts';
import { checkAdvice } from '../../../../shared/domain/checks/check-advice.ts';
import { checkClaims } from '../../../../shared/domain/checks/check-claims.ts';
import { runChecks } from '../../../../shared/domain/checks/run-checks.ts';
import { resolveFields } from '../../../../shared/domain/fields/resolve-fields.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { checkAdvicePrompt } from '../../../../shared/domain/model-prompts/check-advice-prompt.ts';

interface Given {
  title?: string;
  metaDescription?: string;
  schema?: string;
  markdown?: string;
  keyword?: string;
  links?: CheckedContent['links'];
}

const crawled = (internalCount: number, outboundCount: number) => ({ crawled: true, internalCount, outboundCount });

function checksOf({ title, metaDescription, schema, markdown, keyword, links }: Given): Record<CheckKey, Check> {
  const fields = resolveFields({
    drafts: [],
    snapshot: {
      title: title ?? null,
      metaDescription: metaDescription ?? null,
      h1: null,
      schema: schema ?? null,
      markdown: '',
    },
    contentVersion: markdown === undefined ? null : { id: 1, markdown },
    keywords: { primary: keyword ?? null, secondary: null },
  });
  const { checks } = runChecks({ fields, links: links ?? { crawled: false, internalCount: 0, outboundCount: 0 } });
  return Object.fromEntries(checks.map((check) => [check.key, check])) as Record<CheckKey, Check>;
}

const english = findMessages('en');
const said = (key: CheckKey, given: Given): string => english.render(checksOf(given)[key].message);
const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

describe('the message of a check', () => {
  test.each([
    ['x', 'The title has 1 character; write at least 30.'],
    ['x'.repeat(29), 'The title has 29 characters; write at least 30.'],
    ['x'.repeat(30), 'The title has 30 characters, within the recommended 30 to 60.'],
    ['x'.repeat(60), 'The title has 60 characters, within the recommended 30 to 60.'],
  ])('says how long the title %j is', (title, message) => {
    expect(said('title_length', { title })).toBe(message);
  });

  test.each([
    [61, 1],
    [75, 15],
  ])('says of a title of %i characters that %i are too many', (length, tooMany) => {
    const message = said('title_length', { title: 'x'.repeat(length) });
    expect(message).toContain(`The title has ${length} characters; `);
    expect(message).toContain(` Shorten it by at least ${tooMany}.`);
  });

  test('says what is there and what is not', () => {
    expect(said('title_present', { title: 'Tyres' })).toBe('The page has a title.');
    expect(said('title_present', {})).toMatch(/^The page has no title\. \w/);
    expect(said('meta_description_present', {})).toMatch(/^The page has no meta description\. \w/);
    expect(said('h1_present', { markdown: '# Winter tyres' })).toBe('The body has an H1: "Winter tyres".');
    expect(said('h1_present', { markdown: 'Tyres' })).toMatch(/^The body has no H1\./);
    expect(said('h1_single', { markdown: '# A\n\n# B' })).toMatch(
      /^The body has 2 H1 headings \(.* is not counted\); /,
    );
    expect(said('h1_single', { markdown: '# A' })).toBe(
      'The body has exactly one H1 (a logo or another H1 outside the body is not counted).',
    );
  });

  test('counts in the singular and in the plural, and says what would be enough', () => {
    expect(said('word_count', { markdown: words(1) })).toMatch(/^The body has 1 word; pages below 300 rarely /);
    expect(said('word_count', { markdown: words(299) })).toMatch(/^The body has 299 words; /);
    expect(said('word_count', { markdown: words(300) })).toBe('The body has 300 words.');
    expect(said('internal_links', { links: crawled(0, 0) })).toMatch(/^The page has no internal links; .*at least 2 /);
    expect(said('internal_links', { links: crawled(1, 0) })).toMatch(
      /^The page has one internal link, menu and footer included; /,
    );
    expect(said('internal_links', { links: crawled(2, 0) })).toBe(
      'The page has 2 internal links, menu and footer included.',
    );
    expect(said('outbound_links', { links: crawled(0, 0) })).toBe('The page has no outbound links.');
    expect(said('outbound_links', { links: crawled(0, 1) })).toBe(
      'The page has 1 outbound link, menu and footer included.',
    );
    expect(said('outbound_links', { links: crawled(0, 2) })).toBe(
      'The page has 2 outbound links, menu and footer included.',
    );
  });

  test('never denies a keyword that a reader sees in another form', () => {
    const keyword = 'winter tyre';
    const contained = { keyword, title: 'Winter tyres', markdown: '# Winter tyres\n\nA winter tyre.' };
    expect(said('title_has_primary_keyword', contained)).toBe('The title contains the primary keyword "winter tyre".');
    expect(said('h1_has_primary_keyword', contained)).toBe('The H1 contains the primary keyword "winter tyre".');
    const other = { keyword, title: 'Tyres for winter', markdown: '# Tyres for winter\n\nThey grip.' };
    expect(said('title_has_primary_keyword', other)).toMatch(/^The title has the words of the primary keyword /);
    expect(said('h1_has_primary_keyword', other)).toMatch(/^The H1 "Tyres for winter" has the words of /);
    expect(said('intro_has_primary_keyword', other)).toMatch(/^The words of the primary keyword "winter tyre" appear /);
    const neither = { keyword, title: 'Rims', markdown: '# Rims\n\nOf steel.' };
    expect(said('title_has_primary_keyword', neither)).toBe(
      'The title does not contain the primary keyword "winter tyre".',
    );
    expect(said('intro_has_primary_keyword', neither)).toMatch(/^The primary keyword "winter tyre" does not appear /);
  });
});

describe('what makes the message of a check true', () => {
  const full = {
    title: 'Tyres',
    metaDescription: 'Of tyres',
    schema: '{"@type":"Thing"}',
    markdown: `# A\n\n# B\n\n${words(8)}`,
  };
  test.each([
    ['title_present', full, { kind: 'present', of: 'title' }],
    ['title_present', {}, { kind: 'missing', of: 'title' }],
    ['meta_description_present', full, { kind: 'present', of: 'meta_description' }],
    ['meta_description_present', {}, { kind: 'missing', of: 'meta_description' }],
    ['schema_present', full, { kind: 'present', of: 'json_ld' }],
    ['schema_present', {}, { kind: 'missing', of: 'json_ld' }],
    ['title_length', full, { kind: 'characters', of: 'title', value: 5 }],
    ['meta_description_length', full, { kind: 'characters', of: 'meta_description', value: 8 }],
    ['h1_present', full, { kind: 'present', of: 'h1' }],
    ['h1_present', { markdown: 'Text' }, { kind: 'count', of: 'h1', value: 0 }],
    ['h1_single', full, { kind: 'count', of: 'h1', value: 2 }],
    ['word_count', full, { kind: 'count', of: 'word', value: 10 }],
    ['internal_links', { links: crawled(3, 4) }, { kind: 'page_links', of: 'internal', value: 3 }],
    ['outbound_links', { links: crawled(3, 4) }, { kind: 'page_links', of: 'outbound', value: 4 }],
    ['schema_valid', { schema: '{' }, { kind: 'valid_json_ld', value: false }],
  ] as const)('is for %s of %j one claim: %j', (key, given, claim) => {
    expect(checkClaims(checksOf(given)[key])).toEqual([claim]);
  });

  test('is nothing for a check that does not apply, and not known for what a keyword check says', () => {
    expect(checkClaims(checksOf({}).word_count)).toEqual([]);
    expect(checkClaims(checksOf({ title: 'Tyres', keyword: 'tyres' }).title_has_primary_keyword)).toBeNull();
  });
});

describe('the advice of checks', () => {
  const page = { title: 'A title', h1: 'An H1', primaryKeyword: 'winter tyres', path: '/shop/all-season-tyres/' };
  const check = (key: CheckKey, status: Check['status']): Check => ({
    key,
    status,
    value: 0,
    target: null,
    message: message('checks.h1_single.none'),
  });
  const adviceOf = (key: CheckKey, of: Partial<typeof page> | Record<string, null> = {}) =>
    checkAdvice([check(key, 'fail')], { ...page, ...of }, english)[0];

  test('is one piece for each check that warns or fails, in their order, and begins with the finding', () => {
    const checks = [
      check('title_present', 'pass'),
      check('h1_single', 'warn'),
      check('word_count', 'fail'),
      check('schema_valid', 'not_applicable'),
    ];
    const advice = checkAdvice(checks, page, english);
    expect(advice.map(({ check: key }) => key)).toEqual(['h1_single', 'word_count']);
    for (const { suggestion } of advice) expect(suggestion).toMatch(/^The body has no H1 to count\. [A-Z].{20,}\.$/);
  });

  test.each(checkKeys)('names for %s a title, and the field that the check looked at', (key) => {
    const advice = adviceOf(key);
    expect(advice?.title).toMatch(/^[A-Z].{5,}/);
    expect(advice?.suggestion).toMatch(/^The body has no H1 to count\. [A-Z].{20,}\.$/);
    const field = { title: 'title', meta: 'meta_description', h1: 'h1', schema: 'schema' }[key.split('_')[0] ?? ''];
    if (field !== undefined && field !== 'h1') expect(advice?.targetField).toBe(field);
  });

  test.each([
    'title_has_primary_keyword',
    'meta_description_has_primary_keyword',
    'h1_has_primary_keyword',
    'intro_has_primary_keyword',
  ] as const)('names the keyword for %s', (key) => {
    expect(adviceOf(key)?.suggestion).toContain('"winter tyres"');
  });

  test('words the topic by the keyword, else the H1, the title, the path, and at last as the page', () => {
    const topic = (of: Record<string, null>) => adviceOf('h1_present', of)?.suggestion;
    expect(topic({})).toContain('"winter tyres"');
    expect(topic({ primaryKeyword: null })).toContain('"An H1"');
    expect(topic({ primaryKeyword: null, h1: null })).toContain('"A title"');
    expect(topic({ primaryKeyword: null, h1: null, title: null })).toContain('"all season tyres"');
    expect(topic({ primaryKeyword: null, h1: null, title: null, path: null })).toContain('"the page"');
    const home = { ...page, primaryKeyword: null, h1: null, title: null, path: '/' };
    expect(checkAdvice([check('h1_present', 'fail')], home, english)[0]?.suggestion).toContain('"the page"');
  });

  test('names the topic wherever something has to be written about it', () => {
    for (const key of [
      'title_present',
      'title_length',
      'meta_description_present',
      'meta_description_length',
      'word_count',
      'schema_present',
      'internal_links',
    ] as const) {
      expect(adviceOf(key)?.suggestion).toContain('"winter tyres"');
    }
  });
});

describe('what a model says about a check', () => {
  const page = { title: 'Tyres', h1: 'Tyres for bicycles', primaryKeyword: 'bicycle tyres', path: '/tyres' };
  const checks = [checksOf({ title: 'Tyres', markdown: '# Tyres for bicycles' }).title_length];
  const [byRules] = checkAdvice(checks, page, english);
  const worded = (suggestion: string) => {
    const reading = checkAdvicePrompt(checks, page, { messages: english, boundary: 'boundary' }).read({
      title_length: { title: 'Lengthen the title', suggestion },
    });
    const [advice] = reading.ok ? reading.value : [];
    return { said: advice?.suggestion, dropped: advice?.dropped };
  };

  test.each([
    'Write "Tyres for bicycles: which bicycle tyres last" as the title.',
    'The title is "Tyres". Use the words of the H1, "Tyres for bicycles".',
    'Use what the H1 says, as in "Bicycle Tyres: Which Ones Last | Tyres".',
    '"Tyres" is short. "Which bicycle tyres last? All about tyres" says more.',
    'Repeat it as the headline of the Article in the structured data.',
  ])('is kept where it proposes, or quotes the page: %s', (suggestion) => {
    expect(worded(suggestion)).toEqual({ said: suggestion, dropped: [] });
  });

  test.each([
    ['an invented quotation', 'quotation', 'The title is "Cheap tyres in Leeds", which is too short.'],
    ['an invented number', 'number', 'The title has 17 characters.'],
    ['an address', 'address', 'Write "Tyres for bicycles", and link to https://cheap-tyres.example/.'],
    ['a name', 'name', 'Say that the shop is approved by Velotest.'],
    ['a name in a proposal', 'name', 'Write "Bicycle Tyres | Derek Whitlock" as the title.'],
    [
      'another language',
      'language',
      'Schreiben Sie in den Titel, was die Seite über Reifen sagt, und lassen Sie nichts aus.',
    ],
    ['what it cannot know', 'unsupported', 'Competitors use longer titles here.'],
    ['studies', 'unsupported', 'According to studies, long titles are clicked more often.'],
  ])('is replaced by the words of the rules where it has %s, and is listed', (_, reason, suggestion) => {
    expect(worded(suggestion)).toEqual({
      said: byRules?.suggestion,
      dropped: expect.arrayContaining([{ kind: 'suggestion', name: 'title_length', reason }]),
    });
  });

  test('is replaced by the words of the rules where it says nothing', () => {
    expect(worded('').said).toBe(byRules?.suggestion);
  });

  test.each([
    ['is kept', 'Schreiben Sie „Reifen für das Fahrrad im Winter“ in den Titel, der jetzt „Tyres“ ist.', true],
    [
      'is replaced by the words of the rules in another language',
      'Write what the page says, and leave out nothing of it.',
      false,
    ],
    [
      'is replaced where it has studies',
      'Nach Studien werden längere Titel öfter gelesen, und das zählt für die Seite.',
      false,
    ],
    [
      'is replaced where it has a name',
      'Schreiben Sie in den Titel, dass der Laden von Jürgen Hatzfeld geführt wird.',
      false,
    ],
    [
      'is replaced where it invents a quotation',
      'Der Titel ist „Billige Reifen in Leeds“, und das ist zu kurz.',
      false,
    ],
  ])('for a German editor %s: %s', (_, suggestion, isKept) => {
    const prompt = checkAdvicePrompt(checks, page, { messages: findMessages('de'), boundary: 'boundary' });
    expect(prompt.system).toContain('in German');
    const reading = prompt.read({ title_length: { title: '', suggestion } });
    const [advice] = reading.ok ? reading.value : [];
    const [german] = checkAdvice(checks, page, findMessages('de'));
    expect(advice?.suggestion).toBe(isKept ? suggestion : german?.suggestion);
    expect(advice?.title).toBe(german?.title);
  });
});
