/** Writes the field that a recommendation is about, and has it checked: where it is read, it can be done. */
import { useState } from 'preact/hooks';
import { api } from '../../app/client.ts';
import { useAction } from '../../app/use-action.ts';
import { invalidate } from '../../app/use-query.ts';
import { Button } from '../../design/button.tsx';
import { TextArea, TextField } from '../../design/field.tsx';
import { texts } from '../../texts/texts.ts';
import { writeHeading } from '../content/passages.ts';
import type { Checks, Recommendation } from '../page-data.ts';
import { resolveAll } from './verbs.ts';

const t = texts.page.recommendations;

const fixable = ['title', 'meta_description', 'h1'] as const;
type FixableField = (typeof fixable)[number];

/** The field that the recommendation changes, where it is one of a line; null for the body and for structured data. */
export const fixableField = ({ target_field: target }: Recommendation): FixableField | null =>
  fixable.find((field) => field === target) ?? null;

const DRAFT_CHARACTERS_MAX = 20_000;

/** A page has its H1 in its text too: otherwise the editor would go on to show another one than the score reads. */
async function saveHeading(pageId: number, heading: string): Promise<void> {
  const { markdown, content_version_id: versionId, updated_at: updatedAt } = (await api.getContent({ pageId })).data;
  if (versionId === null) return;
  const body = { markdown: writeHeading(markdown, heading), base_version_id: versionId, base_updated_at: updatedAt };
  await api.postContent({ pageId, body });
  invalidate(`page:${pageId}/content`);
}

export function FieldFix(props: {
  readonly field: FixableField;
  readonly recommendation: Recommendation;
  readonly score: number | null;
  readonly fields: Checks['fields'];
}) {
  const { field, recommendation, score } = props;
  const [value, setValue] = useState(recommendation.proposed_text ?? props.fields[field] ?? '');
  const save = useAction(async () => {
    const { page_id: pageId } = recommendation;
    if (field === 'h1' && value.trim() !== '') await saveHeading(pageId, value.trim());
    await api.putDraft({ pageId, field, body: { draft_value: value } });
    await resolveAll([recommendation], [], score);
  });
  const input = { label: t.fields[field], hint: t.length(value.length), value, onInput: setValue };
  return (
    <form
      class="field-fix"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      {field === 'meta_description' ? (
        <TextArea {...input} rows={3} maxLength={DRAFT_CHARACTERS_MAX} />
      ) : (
        <TextField {...input} maxLength={DRAFT_CHARACTERS_MAX} />
      )}
      <Button type="submit" small look="primary" busy={save.busy}>
        {t.saveAndCheck}
      </Button>
    </form>
  );
}
