import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Output } from '../../app/client.ts';
import { api } from '../../app/client.ts';
import { linkTo } from '../../app/router.ts';
import { useAction } from '../../app/use-action.ts';
import { invalidate } from '../../app/use-query.ts';
import { Badge, type Tone } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { texts } from '../../texts/texts.ts';

export type Outline = Output<'getOutline'>['data'];

const t = texts.page.outlines;
type Section = Outline['sections'][number];

const tones: Readonly<Record<Section['status'], Tone>> = {
  proposed: 'info',
  accepted: 'good',
  revised: 'good',
  rejected: 'none',
};

export function OutlineSectionCard({ pageId, section }: { readonly pageId: number; readonly section: Section }) {
  const { key, status, words } = section;
  const heading = section.revised_heading ?? section.heading;
  const [revised, setRevised] = useState<string | null>(null);
  const change = useAction(async (body: { status?: 'accepted' | 'rejected'; revised_heading?: string }) => {
    await api.updateOutlineSection({ pageId, key, body });
    setRevised(null);
    invalidate(`page:${pageId}/outline`);
  });
  return (
    <article class="card stack" aria-label={heading}>
      <header class="row row--spread">
        <h3 class="wrap">{heading}</h3>
        <span class="row">
          <span class="small muted">{t.sources[section.source]}</span>
          {section.basis && section.basis !== 'rules' && (
            <span class="small muted" title={section.basis_words ?? undefined}>
              {t.bases[section.basis]}
            </span>
          )}
          {section.worded_by && !section.worded_by.startsWith('rules-') && (
            <span class="small muted">{t.wordedBy(section.worded_by)}</span>
          )}
          {words && <span class="small muted">{t.words(words.min, words.max)}</span>}
          <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
        </span>
      </header>
      <p class="wrap">{section.guidance}</p>
      <Listed title={t.questions} items={section.questions} />
      <Listed title={t.facts} items={section.facts.map(({ text }) => text)} />
      <Listed
        title={t.links}
        items={section.links.map(({ page_id: id, path }) => (
          <a key={id} href={linkTo(`/pages/${id}`)}>
            {path}
          </a>
        ))}
      />
      {revised === null ? (
        <div class="row">
          <Button small busy={change.busy} onClick={() => void change.run({ status: 'accepted' })}>
            {t.accept}
          </Button>
          <Button small busy={change.busy} onClick={() => void change.run({ status: 'rejected' })}>
            {t.reject}
          </Button>
          <Button small onClick={() => setRevised(heading)}>
            {t.revise}
          </Button>
        </div>
      ) : (
        <form
          class="field-fix"
          onSubmit={(event) => {
            event.preventDefault();
            void change.run({ revised_heading: revised });
          }}
        >
          <TextField label={t.heading} value={revised} onInput={setRevised} autoFocus />
          <span class="row">
            <Button type="submit" small look="primary" busy={change.busy}>
              {texts.shell.save}
            </Button>
            <Button small onClick={() => setRevised(null)}>
              {texts.shell.cancel}
            </Button>
          </span>
        </form>
      )}
    </article>
  );
}

function Listed({ title, items }: { readonly title: string; readonly items: readonly ComponentChildren[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4 class="small muted">{title}</h4>
      <ul class="bullets">
        {items.map((item, index) => (
          <li key={index} class="wrap">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
