/** Two versions of a text: whole lines, and within a changed line the words. Long equal parts are folded. */
import { type Change, diffLines, diffWords } from 'diff';

interface Line {
  readonly kind: 'same' | 'added' | 'removed' | 'gap';
  readonly text: string;
  /** Of a line that replaces another: the words, with what changed. */
  readonly words?: readonly Change[];
}

const CONTEXT_LINES = 3;
/** Longer lines are shown as a whole: comparing words takes time with the square of what differs. */
const WORDS_LENGTH_MAX = 4_000;
const EDITS_MAX = 4_000;

const splitLines = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/** Pure: also for tests. `gapText` says how many equal lines are folded. */
function diffTexts(before: string, after: string, gapText: (lines: number) => string): readonly Line[] {
  const changes: readonly Change[] = diffLines(before, after, { maxEditLength: EDITS_MAX }) ?? [
    { value: before, removed: true, added: false, count: 1 },
    { value: after, removed: false, added: true, count: 1 },
  ];
  const lines: Line[] = [];
  for (const [index, change] of changes.entries()) {
    const next = changes[index + 1];
    const previous = changes[index - 1];
    if (change.removed && next?.added) lines.push(...replaced(splitLines(change.value), splitLines(next.value)));
    else if (change.added && previous?.removed) continue;
    else if (change.added || change.removed)
      lines.push(...splitLines(change.value).map((text): Line => ({ kind: change.added ? 'added' : 'removed', text })));
    else lines.push(...folded(splitLines(change.value), index > 0, next !== undefined, gapText));
  }
  return lines;
}

function replaced(before: readonly string[], after: readonly string[]): Line[] {
  const words = before.map((line, index) => {
    const other = after[index];
    return other !== undefined && line.length + other.length < WORDS_LENGTH_MAX ? diffWords(line, other) : undefined;
  });
  const shown = (lines: readonly string[], kind: 'added' | 'removed'): Line[] =>
    lines.map((text, index) => {
      const changed = words[index]?.filter((word) => (kind === 'added' ? !word.removed : !word.added));
      return changed ? { kind, text, words: changed } : { kind, text };
    });
  return [...shown(before, 'removed'), ...shown(after, 'added')];
}

function folded(
  lines: readonly string[],
  hasBefore: boolean,
  hasAfter: boolean,
  gapText: (lines: number) => string,
): Line[] {
  const head = hasBefore ? CONTEXT_LINES : 0;
  const tail = hasAfter ? CONTEXT_LINES : 0;
  const hidden = lines.length - head - tail;
  const same = (text: string): Line => ({ kind: 'same', text });
  if (hidden <= 1) return lines.map(same);
  return [
    ...lines.slice(0, head).map(same),
    { kind: 'gap', text: gapText(hidden) },
    ...lines.slice(lines.length - tail).map(same),
  ];
}

const signs = { same: ' ', added: '+', removed: '−', gap: '' } as const;

export function Diff(props: {
  readonly before: string;
  readonly after: string;
  readonly label: string;
  readonly gapText: (lines: number) => string;
}) {
  const lines = diffTexts(props.before, props.after, props.gapText);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <section class="diff" aria-label={props.label} tabIndex={0}>
      {lines.map((line, index) =>
        line.kind === 'gap' ? (
          <div key={index} class="diff__gap">
            {line.text}
          </div>
        ) : (
          <div key={index} class={`diff__line diff__line--${line.kind}`}>
            <span class="diff__sign">{signs[line.kind]}</span>
            <span>{line.words ? line.words.map(showWord) : line.text}</span>
          </div>
        ),
      )}
    </section>
  );
}

function showWord(word: Change, index: number) {
  if (word.added) return <ins key={index}>{word.value}</ins>;
  if (word.removed) return <del key={index}>{word.value}</del>;
  return word.value;
}
