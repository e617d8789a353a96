import { describe, expect, test } from 'vitest';
import { contentFingerprint } from '../../../../shared/domain/fields/content-fingerprint.ts';

const none = { source: 'none' } as const;
const sources = { title: none, metaDescription: none, h1: none, schema: none, bodyContent: none };
const fields = {
  h1: 'Body',
  sources,
  title: 'Title',
  metaDescription: 'Description',
  schema: '{"@context":"https://schema.org","@type":"Thing"}',
  body: '# Body\ntext',
  primaryKeyword: 'cold brew',
  secondaryKeywords: ['one', 'two'],
};

describe('contentFingerprint', () => {
  test('is a SHA-256 in hexadecimal', () => {
    expect(contentFingerprint(fields)).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    { name: 'title', change: { title: 'Other' } },
    { name: 'meta description', change: { metaDescription: null } },
    { name: 'schema', change: { schema: '{"@type":"Person"}' } },
    { name: 'body', change: { body: '# Body\ntext.' } },
    { name: 'primary keyword', change: { primaryKeyword: 'hot brew' } },
    { name: 'secondary keywords', change: { secondaryKeywords: ['one'] } },
    { name: 'H1 draft', change: { sources: { ...sources, h1: { source: 'draft', draftId: 1 } as const } } },
  ])('changes with the $name', ({ change }) => {
    expect(contentFingerprint({ ...fields, ...change })).not.toBe(contentFingerprint(fields));
  });

  test.each([
    {
      name: 'layout and key order of the schema',
      change: { schema: '{\n "@type": "Thing",\n "@context": "https://schema.org"\n}' },
    },
    { name: 'H1 of the snapshot, which no body shows', change: { h1: 'Other' } },
    { name: 'line endings', change: { body: '# Body\r\ntext' } },
    { name: 'case and spacing of keywords', change: { primaryKeyword: ' Cold  BREW ' } },
    { name: 'order of secondary keywords', change: { secondaryKeywords: ['two', 'one'] } },
  ])('does not change with the $name', ({ change }) => {
    expect(contentFingerprint({ ...fields, ...change })).toBe(contentFingerprint(fields));
  });

  test('cannot be moved from one field into the next', () => {
    const a = contentFingerprint({ ...fields, title: 'a","b', metaDescription: '' });
    const b = contentFingerprint({ ...fields, title: 'a', metaDescription: 'b' });
    expect(a).not.toBe(b);
  });

  test('survives JSON that is nested deeper than the stack', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(contentFingerprint({ ...fields, schema: deep })).toMatch(/^[0-9a-f]{64}$/);
  });
});
