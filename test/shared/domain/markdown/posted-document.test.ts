import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentFromMarkdown } from '../../../../shared/domain/markdown/document-from-markdown.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { parsePostedDocument } from '../../../../shared/domain/markdown/posted-document.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';
import { arbitraryMarkdown } from './arbitrary-markdown.ts';

const text = { type: 'text', value: 'a' };
const root = (...children: unknown[]) => ({ type: 'root', children });

describe('parsePostedDocument', () => {
  test('accepts every document that the API hands out, and changes nothing', () => {
    let count = 0;
    const newId = () => `b${++count}`;
    fc.assert(
      fc.property(arbitraryMarkdown, (markdown) => {
        const document = documentFromMarkdown({ markdown, previous: null, newId });
        expect(parsePostedDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document });
      }),
    );
  });

  test('drops positions and the ids of inline nodes', () => {
    const position = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
    expect(parsePostedDocument(root({ type: 'paragraph', position, children: [{ ...text, id: 'i' }] }))).toEqual({
      ok: true,
      document: root({ type: 'paragraph', children: [text] }),
    });
  });

  test.each([
    ['no object', 'text', 'doc must be an object'],
    ['null', null, 'doc must be an object'],
    ['an array', [], 'doc must be an object'],
    ['another node than a root', { type: 'paragraph', children: [] }, 'doc.type must be "root"'],
    ['an unknown type', root({ type: 'widget' }), 'doc.children[0].type is unknown: "widget"'],
    ['a type of the prototype', root({ type: 'constructor' }), 'doc.children[0].type is unknown: "constructor"'],
    ['no type', root({}), 'doc.children[0].type must be a string'],
    [
      'an unknown field',
      root({ type: 'thematicBreak', color: 'red' }),
      'doc.children[0] has an unknown field: Unrecognized key: "color"',
    ],
    [
      'a missing field',
      root({ type: 'code' }),
      'doc.children[0].value: Invalid input: expected string, received undefined',
    ],
    [
      'a heading of level 7',
      root({ type: 'heading', depth: 7, children: [] }),
      'doc.children[0].depth: Too big: expected number to be <=6',
    ],
    ['text where blocks stand', root(text), 'doc.children[0]: text is not allowed here'],
    [
      'a paragraph in a paragraph',
      root({ type: 'paragraph', children: [{ type: 'paragraph', children: [] }] }),
      'doc.children[0].children[0]: paragraph is not allowed here',
    ],
    [
      'a list of paragraphs',
      root({ type: 'list', children: [{ type: 'paragraph', children: [] }] }),
      'doc.children[0].children[0]: paragraph is not allowed here',
    ],
    ['no children', root({ type: 'paragraph' }), 'doc.children[0].children must be an array'],
    [
      'children of a leaf',
      root({ type: 'thematicBreak', children: [] }),
      'doc.children[0].children: thematicBreak has no children',
    ],
    [
      'an id that is no string',
      root({ type: 'thematicBreak', id: 1 }),
      'doc.children[0].id must be a string of 1 to 100 characters',
    ],
    [
      'an address that is no string',
      root({ type: 'paragraph', children: [{ type: 'link', url: 1, children: [] }] }),
      'doc.children[0].children[0].url: Invalid input: expected string, received number',
    ],
  ])('refuses %s and says where', (_, value, message) => {
    expect(parsePostedDocument(value)).toEqual({ ok: false, message });
  });

  test('refuses nesting beyond 100 levels without overflowing the stack', () => {
    let node: unknown = { type: 'blockquote', children: [] };
    for (let level = 0; level < 50_000; level += 1) node = { type: 'blockquote', children: [node] };
    const result = parsePostedDocument(root(node));
    expect(result.ok ? '' : result.message).toMatch(/^doc(?:\.children\[0\]){101} is nested deeper than 100 levels$/);
  });

  test('refuses more than 250,000 nodes', () => {
    const result = parsePostedDocument({
      type: 'root',
      children: Array.from({ length: 250_000 }, () => ({ type: 'thematicBreak' })),
    });
    expect(result).toEqual({ ok: false, message: 'doc has more than 250000 nodes' });
  });

  test('lets nothing through that cannot be written as Markdown', () => {
    const inline = fc.oneof(
      fc.string().map((value) => ({ type: 'text', value })),
      fc.string().map((value) => ({ type: 'inlineCode', value })),
      fc.string().map((url) => ({ type: 'link', url, children: [] })),
      fc.string().map((alt) => ({ type: 'image', url: '', alt })),
      fc.constant({ type: 'break' }),
      fc.string().map((value) => ({ type: 'strong', children: [{ type: 'text', value }] })),
    );
    const flow = fc.oneof(
      fc.array(inline, { maxLength: 4 }).map((children) => ({ type: 'paragraph', children })),
      fc.array(inline, { maxLength: 2 }).map((children) => ({ type: 'heading', depth: 2, children })),
      fc.array(inline, { maxLength: 2 }).map((children) => ({
        type: 'table',
        children: [{ type: 'tableRow', children: [{ type: 'tableCell', children }] }],
      })),
      fc.constantFrom(
        { type: 'table', children: [] },
        { type: 'list', children: [] },
        { type: 'blockquote', children: [] },
        { type: 'list', ordered: true, start: 3, children: [{ type: 'listItem', children: [] }] },
      ),
      fc.string().map((value) => ({ type: 'html', value })),
      fc.string().map((value) => ({ type: 'code', value, lang: value })),
    );
    fc.assert(
      fc.property(fc.array(flow, { maxLength: 5 }), (children) => {
        const result = parsePostedDocument(root(...children));
        expect(result.ok).toBe(true);
        if (result.ok) expect(() => parseMarkdown(markdownFromDocument(result.document))).not.toThrow();
      }),
    );
  });
});
