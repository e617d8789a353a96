import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { documentWithBlockIds } from '../../../../shared/domain/markdown/block-id-list.ts';
import { isBlock } from '../../../../shared/domain/markdown/content-document.ts';
import { documentFromMarkdown, documentFromPosted } from '../../../../shared/domain/markdown/document-from-markdown.ts';
import { plainText } from '../../../../shared/domain/markdown/plain-text.ts';
import { walkNodes } from '../../../../shared/domain/markdown/walk-nodes.ts';
import { arbitraryMarkdown } from './arbitrary-markdown.ts';

function idSource(prefix = 'b') {
  let count = 0;
  return () => `${prefix}${++count}`;
}

const idsIn = (document: Root): string[] => blocks(document).map(({ id = '' }) => id);

function edit(before: string, after: string) {
  const newId = idSource();
  const previous = documentFromMarkdown({ markdown: before, previous: null, newId });
  return { previous, next: documentFromMarkdown({ markdown: after, previous: { document: previous }, newId }) };
}

function blocks(document: Root): Nodes[] {
  const found: Nodes[] = [];
  walkNodes(document, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (parent !== undefined && isBlock(node, parent)) found.push(node);
  });
  return found;
}

/** Ids by the text of the innermost blocks. */
function idsByText(document: Root): Record<string, string | undefined> {
  return Object.fromEntries(
    blocks(document)
      .filter((node) => node.type !== 'list' && node.type !== 'listItem' && node.type !== 'blockquote')
      .map((node) => [plainText(node), node.id]),
  );
}

const before = '# Title\n\nFirst paragraph.\n\n- one\n- two\n- three\n\n> Quoted words.\n\nLast paragraph.';

describe('ids of a content document', () => {
  test('gives each block-level node an id of its own, and inline nodes none', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, (markdown) => {
        const document = documentFromMarkdown({ markdown, previous: null, newId: idSource() });
        const ids = blocks(document).map((node) => node.id);
        expect(ids.every((id) => typeof id === 'string')).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
        let all = 0;
        walkNodes(document, (node) => {
          if (node.id !== undefined) all += 1;
        });
        expect(all).toBe(ids.length);
      }),
      { numRuns: 40 },
    );
  });

  test('keeps all ids when nothing changed', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, (markdown) => {
        const { previous, next } = edit(markdown, markdown);
        expect(next).toEqual(previous);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['a block inserted at the start', `New.\n\n${before}`],
    ['a block inserted in the middle', before.replace('- one', 'New.\n\n- one')],
    ['a block deleted', before.replace('First paragraph.\n\n', '')],
    ['a block edited', before.replace('First paragraph.', 'First, edited paragraph.')],
    ['a list item inserted', before.replace('- two', '- new\n- two')],
    ['a list item deleted', before.replace('- two\n', '')],
    ['a block moved to the end', `${before.replace('# Title\n\n', '')}\n\n# Title`],
    ['a block moved into a quote', `${before.replace('First paragraph.\n\n', '')}\n\n> First paragraph.`],
    ['blocks in reverse order', before.split('\n\n').reverse().join('\n\n')],
  ])('keeps the ids of unchanged blocks after %s', (_, after) => {
    const { previous, next } = edit(before, after);
    const ids = idsByText(previous);
    for (const [text, id] of Object.entries(idsByText(next))) {
      if (ids[text] !== undefined) expect([text, id]).toEqual([text, ids[text]]);
      else if (!text.includes('edited')) expect(Object.values(ids)).not.toContain(id);
    }
  });

  test('keeps the id of a block that was edited between neighbours that stayed', () => {
    const { previous, next } = edit(before, before.replace('First paragraph.', 'Something else entirely.'));
    expect(next.children[1]?.id).toBe(previous.children[1]?.id);
  });

  test('tells an insertion from the edit next to it by what the blocks have in common', () => {
    const { previous, next } = edit(
      '# A\n\nShoes for long walks in the rain.\n\n# B',
      '# A\n\nA new introduction.\n\nShoes for long walks in rain and snow.\n\n# B',
    );
    expect(next.children[2]?.id).toBe(previous.children[1]?.id);
  });

  test('keeps one id for each of several equal blocks', () => {
    const { previous, next } = edit('Same.\n\nSame.\n\nSame.', 'Same.\n\nNew.\n\nSame.\n\nSame.\n\nSame.');
    const ids = previous.children.map((node) => node.id);
    const same = next.children.filter((node) => plainText(node) === 'Same.').map((node) => node.id);
    expect(same.filter((id) => ids.includes(id ?? ''))).toHaveLength(3);
    expect(new Set(same).size).toBe(4);
  });

  test('keeps ids in a document of 2,000 blocks of which many changed', () => {
    const paragraphs = Array.from({ length: 2000 }, (_, at) => `Paragraph ${at}`);
    const changed = paragraphs.map((text, at) => (at % 7 === 0 ? `${text}, edited` : text)).reverse();
    const { previous, next } = edit(paragraphs.join('\n\n'), changed.join('\n\n'));
    const ids = idsByText(previous);
    const kept = Object.entries(idsByText(next)).filter(([text, id]) => ids[text] === id);
    expect(kept).toHaveLength(paragraphs.filter((_, at) => at % 7 !== 0).length);
  });

  test('are the same in a long document, whose unchanged parts are not compared, as in one that is compared whole', () => {
    const long = Array.from(
      { length: 260 },
      (_, at) => `## Part ${at}\n\nText *of* part ${at}.\n\n- one\n- two ${at % 9}\n\n`,
    );
    const blockIds = idsIn(documentFromMarkdown({ markdown: long.join(''), previous: null, newId: idSource('a') }));
    const change = fc.record({
      at: fc.nat({ max: 259 }),
      removed: fc.nat({ max: 3 }),
      added: fc.array(fc.constantFrom('New text.\n\n', '- two 3\n\n', long[7] ?? '', '| a |\n|---|\n\n'), {
        maxLength: 3,
      }),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const parts = [...long];
        for (const { at, removed, added } of changes) parts.splice(at, removed, ...added);
        const markdown = parts.join('');
        const previous = documentWithBlockIds(long.join(''), blockIds);
        const compared = documentFromMarkdown({ markdown, previous: { document: previous }, newId: idSource() });
        const edited = { markdown: long.join(''), blockIds };
        expect(documentFromMarkdown({ markdown, previous: edited, newId: idSource() })).toEqual(compared);
      }),
      {
        numRuns: 20,
        examples: [
          [
            [
              { at: 46, removed: 1, added: ['New text.\n\n'] },
              { at: 0, removed: 1, added: [] },
            ],
          ],
        ],
      },
    );
  });

  test('fail for a source of ids that repeats itself, and do not wait for ever', () => {
    expect(() => documentFromMarkdown({ markdown: 'x\n\ny', previous: null, newId: () => '' })).toThrow('different');
  });

  test('asks for another id when a new one is in the document already', () => {
    const ids = ['a', 'a', 'a', 'b', 'c'];
    const document = documentFromMarkdown({ markdown: 'x\n\ny', previous: null, newId: () => ids.shift() ?? '' });
    expect(document.children.map((node) => node.id)).toEqual(['a', 'b']);
  });
});

describe('documentFromPosted', () => {
  const paragraph = (value: string, id?: string): Root['children'][number] => ({
    type: 'paragraph',
    children: [{ type: 'text', value }],
    ...(id === undefined ? {} : { id }),
  });

  test('keeps the ids that were sent, once each, and leaves the posted value alone', () => {
    const posted: Root = { type: 'root', children: [paragraph('a', 'x'), paragraph('b', 'x'), paragraph('c')] };
    const document = documentFromPosted({ posted, previous: null, newId: idSource() });
    expect(document.children.map((node) => node.id)).toEqual(['x', 'b1', 'b2']);
    expect(posted.children[2]?.id).toBeUndefined();
  });

  test('finds the ids of blocks that were sent without', () => {
    const newId = idSource();
    const previous = documentFromMarkdown({ markdown: 'a\n\nb\n\nc', previous: null, newId });
    const document = documentFromPosted({
      posted: { type: 'root', children: [paragraph('c'), paragraph('a', 'own')] },
      previous: { document: previous },
      newId,
    });
    expect(document.children.map((node) => node.id)).toEqual([previous.children[2]?.id, 'own']);
  });
});
