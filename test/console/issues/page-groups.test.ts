import { describe, expect, test } from 'vitest';
import { findTemplateFaults, groupPages } from '../../../console/issues/page-groups.ts';

const page = (url: string, related_urls: string[]) => ({ url, page_id: 1, evidence: 'The same title.', related_urls });

test('pages that name each other are one group, also where each names only some of the others', () => {
  const groups = groupPages([
    page('/a', ['/b', '/c']),
    page('/x', ['/y']),
    page('/d', ['/a', '/b']),
    page('/y', ['/x']),
  ]);
  expect(groups.map((group) => group.map(({ url }) => url))).toEqual([
    ['/a', '/d'],
    ['/x', '/y'],
  ]);
});

describe('what ten pages and more share is said once', () => {
  const pages = Array.from({ length: 12 }, (_, at) => page(`/${at}`, ['https://gone.example/']));

  test('with its pages, and a page that has another finding too stays in the list', () => {
    const both = page('/both', ['https://gone.example/', '/other']);
    const { faults, others } = findTemplateFaults([...pages, both, page('/alone', ['/third'])]);
    expect(faults).toMatchObject([{ address: 'https://gone.example/', pages: { length: 13 } }]);
    expect(others.map(({ url }) => url)).toEqual(['/both', '/alone']);
  });

  test('by the sentence where no address is named, and nine pages are no template', () => {
    const bare = pages.map((one) => ({ ...one, related_urls: [] }));
    expect(findTemplateFaults(bare)).toMatchObject({ faults: [{ address: null, pages: { length: 12 } }], others: [] });
    expect(findTemplateFaults(bare.slice(0, 9))).toMatchObject({ faults: [], others: { length: 9 } });
  });

  test('not by a sentence with a number, which is equal by chance', () => {
    const counted = pages.map((one) => ({ ...one, related_urls: [], evidence: 'The page has 24 words.' }));
    expect(findTemplateFaults(counted)).toMatchObject({ faults: [], others: { length: 12 } });
  });
});
