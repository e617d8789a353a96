/** A language model's words that were left out, and why. Plain data in. */
import { texts } from '../texts/texts.ts';

const t = texts.dropped;

interface DroppedText {
  readonly kind: keyof typeof t.kinds;
  readonly name: string;
  readonly reason: keyof typeof t.reasons;
}

interface DroppedTextsProps {
  readonly dropped: readonly DroppedText[];
  /** Words for names that are keys of the API; the other names are those that the model gave. */
  readonly names?: ReadonlyMap<string, string>;
}

/** Of an answer that could not be read at all. */
const NO_NAME = 'edits';

export function DroppedTexts({ dropped, names }: DroppedTextsProps) {
  if (dropped.length === 0) return null;
  return (
    <div class="small muted">
      {t.title}
      <ul class="bullets">
        {dropped.map(({ kind, name, reason }, at) => (
          <li key={`${kind} ${name} ${reason} ${at}`} class="wrap">
            {t.line(t.kinds[kind], name === NO_NAME ? '' : (names?.get(name) ?? name), t.reasons[reason])}
          </li>
        ))}
      </ul>
    </div>
  );
}
