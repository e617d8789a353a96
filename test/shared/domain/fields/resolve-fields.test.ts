import { describe, expect, test } from 'vitest';
import { type FieldDraft, type FieldsInput, resolveFields } from '../../../../shared/domain/fields/resolve-fields.ts';

const snapshot = {
  title: 'Crawled title',
  metaDescription: null,
  h1: 'Crawled H1',
  schema: '{"@type":"Thing"}',
  markdown: '# Crawled',
};

function input(changes: Partial<FieldsInput> = {}): FieldsInput {
  return {
    drafts: [],
    snapshot,
    contentVersion: { id: 9, markdown: '# Body' },
    keywords: { primary: null, secondary: null },
    ...changes,
  };
}

function draft(field: string, draftValue: string | null, status = 'draft'): FieldDraft {
  return { id: 5, field, status, draftValue };
}

describe('resolveFields', () => {
  test.each(['pending', 'generating', 'draft', 'failed'])('prefers an active draft (%s) to the snapshot', (status) => {
    const fields = resolveFields(input({ drafts: [draft('title', 'Draft title', status)] }));
    expect(fields.title).toBe('Draft title');
    expect(fields.sources.title).toEqual({ source: 'draft', draftId: 5 });
  });

  test.each(['published', 'resolved', 'archived'])('ignores a draft that is not active (%s)', (status) => {
    const fields = resolveFields(input({ drafts: [draft('title', 'Draft title', status)] }));
    expect(fields.title).toBe('Crawled title');
    expect(fields.sources.title).toEqual({ source: 'snapshot' });
  });

  test.each([null, '', ' \n\t'])('falls back to the snapshot for a blank draft (%j)', (value) => {
    const fields = resolveFields(input({ drafts: [draft('title', value)] }));
    expect(fields.title).toBe('Crawled title');
    expect(fields.sources.title).toEqual({ source: 'snapshot' });
  });

  test('names no source for a field that is nowhere', () => {
    const fields = resolveFields(input());
    expect(fields.metaDescription).toBeNull();
    expect(fields.sources.metaDescription).toEqual({ source: 'none' });
  });

  test('takes the body from the newest content version, and without one from the active body draft', () => {
    const withVersion = resolveFields(input({ drafts: [draft('body', '# Draft body')] }));
    expect(withVersion.body).toBe('# Body');
    expect(withVersion.sources.bodyContent).toEqual({ source: 'content_version', contentVersionId: 9 });
    const without = resolveFields(input({ contentVersion: null }));
    expect(without.body).toBeNull();
    expect(without.contentVersionId).toBeNull();
    expect(without.sources.bodyContent).toEqual({ source: 'none' });
    const [active, blank] = [draft('body', '# Draft body\n'), draft('body', ' \n')];
    const ofDraft = resolveFields(input({ contentVersion: null, drafts: [active] }));
    expect([ofDraft.body, ofDraft.contentVersionId]).toEqual(['# Draft body\n', null]);
    expect(ofDraft.sources.bodyContent).toEqual({ source: 'draft', draftId: active.id });
    expect(resolveFields(input({ contentVersion: null, drafts: [blank] })).body).toBeNull();
    const published = { ...active, status: 'published' };
    expect(resolveFields(input({ contentVersion: null, drafts: [published] })).body).toBeNull();
  });

  test('keeps an empty body apart from a missing one', () => {
    expect(resolveFields(input({ contentVersion: { id: 1, markdown: '' } })).body).toBe('');
  });

  test.each(['null', '{}', ' [ ] ', ''])('takes %j for no structured data', (schema) => {
    expect(resolveFields(input({ snapshot: { ...snapshot, schema } })).schema).toBeNull();
  });

  test('resolves a page that has nothing at all', () => {
    const fields = resolveFields({
      drafts: [],
      snapshot: null,
      contentVersion: null,
      keywords: { primary: ' ', secondary: [' ', 'a'] },
    });
    expect(fields).toMatchObject({
      title: null,
      h1: null,
      schema: null,
      body: null,
      primaryKeyword: null,
      secondaryKeywords: ['a'],
    });
  });

  test('takes each field from its own draft, and the newest of several', () => {
    const drafts = [
      draft('title', 'Title', 'published'),
      draft('meta_description', ' Meta '),
      { ...draft('h1', 'Old H1'), id: 6 },
      { ...draft('h1', 'New H1'), id: 7 },
      draft('schema', '{"@type":"Person"}'),
    ];
    expect(resolveFields(input({ drafts }))).toMatchObject({
      title: 'Crawled title',
      metaDescription: 'Meta',
      h1: 'New H1',
      schema: '{"@type":"Person"}',
      sources: { title: { source: 'snapshot' }, h1: { source: 'draft', draftId: 7 } },
    });
  });

  test.each(['', 'null', ' null ', '{}', '{ \n }', '[]', '[ \n ]', ' \n'])(
    'takes %j for no structured data',
    (schema) => {
      expect(resolveFields(input({ snapshot: { ...snapshot, schema } })).schema).toBeNull();
    },
  );

  test.each(['{"a":1}', '[{}]', 'nullable', '{}x', 'x{}', '{a}'])(
    'takes %j for structured data, without white space around it',
    (schema) => {
      expect(resolveFields(input({ snapshot: { ...snapshot, schema: ` ${schema}\n` } })).schema).toBe(schema);
    },
  );

  test('has neither a body nor a keyword where nothing was written', () => {
    expect(resolveFields(input({ contentVersion: null, drafts: [draft('body', '  ')] }))).toMatchObject({
      body: null,
      contentVersionId: null,
      primaryKeyword: null,
      secondaryKeywords: [],
      sources: { bodyContent: { source: 'none' } },
    });
  });
});
