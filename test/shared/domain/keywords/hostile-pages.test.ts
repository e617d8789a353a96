import { describe, expect, test } from 'vitest';
import { assignKeywords } from '../../../../shared/domain/keywords/assign-keywords.ts';
import { detectKeyword } from '../../../../shared/domain/keywords/detect-keyword.ts';
import { candidatesOfPage } from '../../../../shared/domain/keywords/page-candidates.ts';
import { pageLanguage } from '../../../../shared/domain/keywords/page-language.ts';
import { collectSiteNames } from '../../../../shared/domain/keywords/site-names.ts';

const words = 'bike repair in leeds and the café 自転車の修理 تصليح الدراجات '.repeat(18_000);
const pages = [
  { what: 'nothing', title: '', text: '' },
  { what: 'one word', title: 'Home', text: 'Home' },
  { what: 'emoji alone', title: '🚲 🚲', text: '🚲 👨‍👩‍👧 🇩🇪 '.repeat(50) },
  {
    what: 'boilerplate alone',
    title: 'Home | Contact',
    text: 'Home Contact Imprint. We use cookies. All rights reserved.',
  },
  { what: 'signs alone', title: '((( ))) ***', text: '+++ --- ### \u0000 \uFFFD\uFFFD' },
];
const pageWith = (title: string, text: string) => ({
  ...{ title, h1: title, path: '/x/', metaDescription: text.slice(0, 200), headings: [title], anchors: [title], text },
  language: pageLanguage({ title, h1: title, text }, null),
  isNews: false,
});
const site = collectSiteNames({ domain: 'shop.example', known: [], titles: [] });

describe('a page of', () => {
  test.each(pages)('$what has no keyword, and generation spends nothing on it', ({ title, text }) => {
    const page = pageWith(title, text);
    expect(detectKeyword(page, site).keyword).toBeNull();
    const [assignment] = assignKeywords(
      [{ pageId: 1, language: page.language, candidates: candidatesOfPage({ ...page, queries: [] }, site) }],
      () => null,
      new Set(),
    );
    expect(assignment?.primaryKeyword).toBeNull();
  });

  test('a million characters in mixed scripts is read in less than a quarter of a second of CPU', () => {
    expect(words.length).toBeGreaterThan(1_000_000);
    const before = process.cpuUsage();
    detectKeyword(pageWith(words.slice(0, 5_000), words), site);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(250);
  });

  test('capitals alone has the keyword that the same page in small letters has', () => {
    const text = 'We do bike repair every day. Bike repair is what we do. A bike repair takes an hour.';
    const small = pageWith('Bike repair in Leeds', text);
    const capitals = pageWith('BIKE REPAIR IN LEEDS', text.toUpperCase());
    expect(detectKeyword(capitals, site).keyword?.phrase).toBe(detectKeyword(small, site).keyword?.phrase);
    expect(detectKeyword(small, site).keyword?.phrase).toContain('bike repair');
  });

  test.each(['C++', '.NET', 'C#'])('%s is about it, signs and all', (name) => {
    const text = `Learn ${name} here. Our ${name} course is for all. ${name} is a language. A ${name} programmer reads.`;
    const keyword = detectKeyword(pageWith(`${name} course`, text), site).keyword?.phrase ?? '';
    expect(keyword).toBe(`${name.toLowerCase()} course`);
  });
});
