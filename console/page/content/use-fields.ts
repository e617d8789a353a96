/** Title and description of a page while they are edited: saved, they are drafts. What is typed is kept in the tab. */
import { useState } from 'preact/hooks';
import { api } from '../../app/client.ts';
import { readStored, writeStored } from '../../app/stored.ts';
import { readAgain } from '../../app/use-query.ts';
import type { Checks } from '../page-data.ts';

export const editedFields = ['title', 'meta_description'] as const;
export type EditedField = (typeof editedFields)[number];
type Edits = Partial<Record<EditedField, string>>;

interface Fields {
  readonly values: Readonly<Record<EditedField, string>>;
  readonly changed: readonly EditedField[];
  set(field: EditedField, value: string): void;
  save(): Promise<void>;
  discard(): void;
}

const storageName = (pageId: number): string => `unsaved-fields.${pageId}`;

function readEdits(pageId: number): Edits {
  const found = readStored('session', storageName(pageId));
  if (typeof found !== 'object' || found === null) return {};
  const named = new Map(Object.entries(found));
  return Object.fromEntries(
    editedFields.flatMap((field) => {
      const value: unknown = named.get(field);
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  );
}

export function useFields(pageId: number, saved: Pick<Checks['fields'], EditedField>): Fields {
  const [edits, setEdits] = useState(() => readEdits(pageId));
  const textOf = (field: EditedField): string => edits[field] ?? saved[field] ?? '';
  const keep = (next: Edits): void => {
    setEdits(next);
    writeStored('session', storageName(pageId), Object.keys(next).length === 0 ? undefined : next);
  };
  const changed = editedFields.filter((field) => textOf(field) !== (saved[field] ?? ''));
  return {
    values: { title: textOf('title'), meta_description: textOf('meta_description') },
    changed,
    set: (field, value) => keep({ ...edits, [field]: value }),
    async save() {
      for (const field of changed) await api.putDraft({ pageId, field, body: { draft_value: textOf(field) } });
      // The drafts are read before the edits go, so that no older value is shown in between.
      if (changed.length > 0) await readAgain(`page:${pageId}/`);
      keep({});
    },
    discard: () => keep({}),
  };
}
