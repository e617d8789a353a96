/** A language model's words that were left out, and why. Plain data in. */
import { texts } from '../texts/texts.ts';

const t = texts.page.outlines;

interface DroppedText {
  readonly kind: string;
  readonly name: string;
  readonly reason: string;
}

export function DroppedTexts({ dropped }: { readonly dropped: readonly DroppedText[] }) {
  if (dropped.length === 0) return null;
  return (
    <div class="small muted">
      {t.dropped}
      <ul class="bullets">
        {dropped.map(({ kind, name, reason }, at) => (
          <li key={`${kind} ${name} ${reason} ${at}`} class="wrap">
            {t.droppedText(name, reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}
