import { describe, expect, test } from 'vitest';
import { formatBlock, replaceWords } from '../../../cli/coa/publish/body/block-html.ts';
import { splitHtml } from '../../../cli/coa/publish/body/html-segments.ts';
import { mergeBody } from '../../../cli/coa/publish/body/merge-body.ts';
import { isBalanced } from '../../../cli/coa/publish/html-text.ts';

const merge = (stored: string, base: string, edited: string) =>
  mergeBody(
    { stored, base, edited },
    {
      split: splitHtml,
      format: (block) => formatBlock(block, stored.includes('<!-- wp:')),
      reword: replaceWords,
      isWhole: isBalanced,
    },
  );

const block = (name: string, html: string): string => `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->`;
const gallery = '[gallery ids="1,2"]';
const stored = [
  '<!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">One day.</p>\n<!-- /wp:paragraph -->',
  block('shortcode', gallery),
  block('image', '<figure><img src="/a.png"/></figure>'),
  block('group', `<div>${block('paragraph', '<p>Two days.</p>')}</div>`),
  '<!-- wp:latest-posts /-->',
].join('\n\n');
const base = '# Days\n\nOne day.\n\n![](/a.png)\n\nTwo days.\n\nWritten by Ann';

describe('an edited body', () => {
  test.each([
    ['new words in a paragraph', ['One day', 'A day'], ['One day', 'A day']],
    ['new words within a group', ['Two days.', '*Three* days.'], ['Two days.', '<em>Three</em> days.']],
    [
      'a paragraph after a picture',
      ['Two days.', 'New.\n\nTwo days.'],
      ['<!-- wp:paragraph -->\n<p>Two', `${block('paragraph', '<p>New.</p>')}\n\n<!-- wp:paragraph -->\n<p>Two`],
    ],
  ] as const)('changes the stored one by no more than the edit: %s', (_, [from, to], [old, now]) => {
    expect(merge(stored, base, base.replace(from, to))).toEqual({ kind: 'write', stored: stored.replace(old, now) });
  });

  test('of a page without blocks changes its paragraph alone', () => {
    const classic = 'One <b>day</b>.\n\n<p>Two days.</p>';
    expect(merge(classic, 'One **day**.\n\nTwo days.', 'One **day**.\n\nTwo weeks.')).toEqual({
      kind: 'write',
      stored: 'One <b>day</b>.\n\n<p>Two weeks.</p>',
    });
  });

  test('carries no address of a script, and no HTML of its Markdown', () => {
    expect(merge(stored, base, base.replace('One day.', 'One [day](javascript:b).'))).toEqual({
      kind: 'write',
      stored: stored.replace('One day.', 'One <a href="">day</a>.'),
    });
    expect(merge(stored, base, base.replace('One day.', '<p onclick="x">One day.</p>'))).toMatchObject({
      kind: 'conflict',
    });
  });

  test('that is live already, or whose H1 alone was edited, is the same', () => {
    expect(merge(stored, base, base.replace('# Days', '# Weeks'))).toEqual({ kind: 'same' });
    const edited = base.replace('One day', 'A day');
    const merged = merge(stored, base, edited);
    expect(merge(merged.kind === 'write' ? merged.stored : '', base, edited)).toEqual({ kind: 'same' });
  });

  test.each([
    ['the live body was edited meanwhile', stored.replace('Two', 'Nine'), base.replace('One', 'A')],
    ['a picture was removed', stored, base.replace('![](/a.png)\n\n', '')],
    ['the theme prints what was edited', stored, base.replace('Ann', 'Ben')],
    ['paragraphs around a picture became one', stored, base.replace(/One[\s\S]*Two/, 'One or two')],
    [
      'a part of a table was edited, which Markdown has as a paragraph',
      '<table><tr><td>One day.</td></tr></table>\n\nx',
      'One day.\n\nx'.replace('One', 'A'),
    ],
  ])('is a conflict where %s', (_, live, edited) => {
    expect(merge(live, base, edited)).toMatchObject({ kind: 'conflict' });
  });
});
