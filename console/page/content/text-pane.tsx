/** The Markdown of a page and how it reads. */
import type { RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { TextArea } from '../../design/field.tsx';
import { texts } from '../../texts/texts.ts';
import type { PlacedAdvice } from './advice-list.tsx';
import { CopyButtons } from './copy-buttons.tsx';
import { LazyPreview } from './lazy-preview.tsx';
import type { Body } from './use-body.ts';
import { useRested } from './use-rested.ts';

const t = texts.page.content;
/** As the text that is shown. */
const REST_MS = 200;

export function TextPane(props: {
  readonly body: Body;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly advice: readonly PlacedAdvice[];
  /** Called with where the cursor went. */
  readonly onCursor: (at: number) => void;
  readonly onOpen: (id: number) => void;
}) {
  const { body, area, advice } = props;
  const [cursor, setCursor] = useState(0);
  // With each key, the part of a long text around the cursor would be parsed anew.
  const shownAt = useRested(cursor, REST_MS);
  const marks = useMemo(
    () =>
      advice.flatMap(({ number, recommendation: { id, title, content_excerpt: excerpt } }) =>
        excerpt ? [{ id, excerpt, number, label: t.mark(number, title) }] : [],
      ),
    [advice],
  );
  return (
    <div class="editor">
      <div class="stack stack--tight">
        <TextArea
          mono
          label={t.label}
          value={body.text}
          onInput={body.setText}
          onCursor={(at) => {
            setCursor(at);
            props.onCursor(at);
          }}
          inputRef={area}
          error={body.tooLong}
        />
        <CopyButtons markdown={body.rested} />
      </div>
      <div class="editor__preview">
        <span class="field__label">{t.preview}</span>
        <LazyPreview text={body.rested} cursor={shownAt} marks={marks} onOpen={props.onOpen} />
        {marks.length > 0 && <p class="small muted">{t.marked}</p>}
      </div>
    </div>
  );
}
