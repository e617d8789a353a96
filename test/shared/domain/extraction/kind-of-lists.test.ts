import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const prose =
  'The mill was built by two brothers who had bought the land, and it ground the flour of the whole valley. ';
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p>${at}. ${prose.repeat(3)}</p>`).join('');
const teasers = Array.from(
  { length: 9 },
  (_, at) => `<div><h3><a href="/story-${at}/">A story about mill number ${at}</a></h3></div>`,
).join('');

const kindOf = (body: string): string =>
  extractPage({
    html: `<html lang="en"><head><title>The old mill</title></head><body><main><h1>The old mill</h1>${body}</main></body></html>`,
    url: 'https://site.example/x-7/',
  }).signals.kind.kind;

describe('the kind of a page with many links to others', () => {
  test('an article above teasers of other articles is an article', () => {
    expect(kindOf(`${paragraphs(4)}${teasers}`)).toBe('article');
  });

  test("a club's page of dates is a list", () => {
    const dates = ['3.', '10.', '17.', '24.', '31.'].flatMap((day) => [`${day} Mai 2026`, `${day} Juli 2026`]);
    expect(kindOf(`<ul>${dates.map((day) => `<li>${day}, 19:30 Uhr: Training</li>`).join('')}</ul>`)).toBe('category');
  });

  test('comments of readers below an article make it no discussion', () => {
    const comments = Array.from(
      { length: 12 },
      (_, at) =>
        `<li class="comment"><p>I was there in 19${at + 10}.</p><div class="reply"><a href="#r">Reply</a></div></li>`,
    );
    expect(kindOf(`${paragraphs(4)}<ol class="comments-list">${comments.join('')}</ol>`)).toBe('article');
  });
});
