import { Button } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';
import type { Parts } from './use-parts.ts';

const t = texts.lists;

/** Below a list that has more. What was read is counted, so that the end of the list is known to be the end. */
export function MoreButton<Row>({ parts }: { readonly parts: Parts<Row> }) {
  return (
    <div class="row">
      <span class="small muted" role="status">
        {t.shown(parts.rows.length)}
      </span>
      {parts.hasMore && (
        <Button small busy={parts.busy} onClick={parts.readMore}>
          {t.more}
        </Button>
      )}
    </div>
  );
}
