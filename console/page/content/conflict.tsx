import { Button } from '../../design/button.tsx';
import { Diff } from '../../design/diff.tsx';
import { texts } from '../../texts/texts.ts';

const t = texts.page.content;

/** Two people changed the content from the same version: both versions are shown, and neither is lost before a decision. */
export function Conflict(props: {
  readonly mine: string;
  readonly theirs: { readonly markdown: string };
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onGoOn: () => void;
}) {
  return (
    <section class="card stack conflict" role="alert" aria-label={t.conflictTitle}>
      <h2>{t.conflictTitle}</h2>
      <p>{t.conflictText}</p>
      <Diff before={props.theirs.markdown} after={props.mine} label={t.conflictDiff} gapText={texts.page.diff.gap} />
      <div class="row">
        <Button look="primary" busy={props.busy} onClick={props.onKeepMine}>
          {t.keepMine}
        </Button>
        <Button onClick={props.onTakeTheirs}>{t.takeTheirs}</Button>
        <Button onClick={props.onGoOn}>{t.goOn}</Button>
      </div>
    </section>
  );
}
