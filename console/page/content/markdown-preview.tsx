/** The text as it reads, beside the editor, with the parts marked that open recommendations mean. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { texts } from '../../texts/texts.ts';
import { renderMarkdown } from './markdown-nodes.tsx';

const t = texts.page.content;
const parser = unified().use(remarkParse).use(remarkGfm);

/** As HTML for another system: what is HTML in the Markdown becomes text, and only addresses of the web are links. */
export const writeHtml = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** Characters parsed at once while a person types; a longer text is shown in part. */
const PART_CHARACTERS = 30_000;

/** The blocks around the cursor of a text that is too long to be parsed with each change. */
function partAround(text: string, cursor: number): { from: number; part: string } {
  if (text.length <= PART_CHARACTERS) return { from: 0, part: text };
  const from = Math.max(0, cursor - PART_CHARACTERS / 2);
  const start = from === 0 ? 0 : text.indexOf('\n\n', from) + 2;
  const first = start > 1 && start <= cursor ? start : from;
  return { from: first, part: text.slice(first, first + PART_CHARACTERS) };
}

/** A block of fewer characters is in many places. */
const MARKED_CHARACTERS_MIN = 4;

interface Mark {
  readonly id: number;
  readonly number: number;
  readonly label: string;
  readonly excerpt: string;
}

export function MarkdownPreview(props: {
  readonly text: string;
  readonly cursor: number;
  readonly marks: readonly Mark[];
  readonly onOpen: (id: number) => void;
}) {
  const { from, part } = partAround(props.text, props.cursor);
  const frame = useRef<HTMLElement>(null);
  const shown = useMemo(() => {
    const root = parser.parse(part);
    const markOf = (block: string) => {
      const found = props.marks.filter(
        ({ excerpt }) => block.length >= MARKED_CHARACTERS_MIN && excerpt.includes(block.trim()),
      );
      return found.length === 0 ? null : <Marks marks={found} onOpen={props.onOpen} />;
    };
    return { root, blocks: renderMarkdown(root, part, markOf) };
  }, [part, props.marks]);
  const at = shown.root.children.findLast(({ position }) => (position?.start.offset ?? 0) <= props.cursor - from);
  useEffect(() => follow(frame.current, at?.position?.start.offset ?? 0), [at?.position?.start.offset]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <section class="preview" aria-label={t.preview} tabIndex={0} ref={frame}>
      {part.length < props.text.length && <p class="small muted">{t.previewPart}</p>}
      {shown.blocks}
    </section>
  );
}

/** Scrolls to the block that begins there, where it is out of sight. */
function follow(frame: HTMLElement | null, start: number): void {
  const block = frame?.querySelector<HTMLElement>(`[data-at="${start}"]`);
  if (!frame || !block) return;
  const top = block.offsetTop - frame.offsetTop;
  const isInSight = top >= frame.scrollTop && top + block.clientHeight <= frame.scrollTop + frame.clientHeight;
  if (!isInSight) frame.scrollTop = top - frame.clientHeight / 3;
}

function Marks({ marks, onOpen }: { readonly marks: readonly Mark[]; readonly onOpen: (id: number) => void }) {
  return (
    <span class="preview__numbers">
      {marks.map(({ id, number, label }) => (
        <button
          key={id}
          type="button"
          class="advice__number"
          title={label}
          aria-label={label}
          onClick={() => onOpen(id)}
        >
          {number}
        </button>
      ))}
    </span>
  );
}
