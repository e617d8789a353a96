/** The text as it reads, beside the editor, with the parts marked that open recommendations mean. */
import { useMemo } from 'preact/hooks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { texts } from '../../texts/texts.ts';
import { renderMarkdown } from './markdown-nodes.tsx';

const t = texts.page.content;
const parser = unified().use(remarkParse).use(remarkGfm);

/** Characters parsed at once while a person types; a longer text is shown in part. */
const PART_CHARACTERS = 30_000;

/** The blocks around the cursor of a text that is too long to be parsed with each change. */
function partAround(text: string, cursor: number): string {
  if (text.length <= PART_CHARACTERS) return text;
  const from = Math.max(0, cursor - PART_CHARACTERS / 2);
  const start = from === 0 ? 0 : text.indexOf('\n\n', from) + 2;
  const first = start > 1 && start <= cursor ? start : from;
  return text.slice(first, first + PART_CHARACTERS);
}

/** A block of fewer characters is in many places. */
const MARKED_CHARACTERS_MIN = 4;

export function MarkdownPreview(props: {
  readonly text: string;
  readonly cursor: number;
  readonly excerpts: readonly string[];
}) {
  const part = partAround(props.text, props.cursor);
  const shown = useMemo(() => {
    const isMarked = (block: string): boolean =>
      block.length >= MARKED_CHARACTERS_MIN && props.excerpts.some((excerpt) => excerpt.includes(block.trim()));
    return renderMarkdown(parser.parse(part), part, isMarked);
  }, [part, props.excerpts]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <section class="preview" aria-label={t.preview} tabIndex={0}>
      {part.length < props.text.length && <p class="small muted">{t.previewPart}</p>}
      {shown}
    </section>
  );
}
