import { useState } from 'preact/hooks';
import { linkTo } from '../app/router.ts';
import { useAction } from '../app/use-action.ts';
import { Button } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';
import { EditFactDialog } from './edit-fact-dialog.tsx';
import { dismissFact, restoreFact } from './fact-actions.ts';
import { FactCard } from './fact-card.tsx';
import { type Fact, factHeadline, isService, kinds } from './fact-fields.ts';

const t = texts.facts;

interface FactGroupsProps {
  readonly siteId: number;
  readonly facts: readonly Fact[];
  /** These were dismissed: they can be restored, and nothing else. */
  readonly dismissed: boolean;
  readonly marksSheet: boolean;
}

/** Services stand apart from figures, which are facts of the same kind. */
const groups = [
  ...kinds.map((kind) => ({
    name: t.kinds[kind],
    isOf: (fact: Fact) => fact.kind === kind && !isService(fact),
  })),
  { name: t.services, isOf: isService },
];

export function FactGroups({ siteId, facts, dismissed, marksSheet }: FactGroupsProps) {
  const [edited, setEdited] = useState<Fact | null>(null);
  const dismiss = useAction((fact: Fact) => dismissFact(siteId, fact));
  const restore = useAction((fact: Fact) => restoreFact(siteId, fact));
  const renderActions = (fact: Fact) =>
    dismissed ? (
      <Button small label={t.restoreFact(factHeadline(fact))} onClick={() => void restore.run(fact)}>
        {t.restore}
      </Button>
    ) : (
      <>
        <Button small label={t.editFact(factHeadline(fact))} onClick={() => setEdited(fact)}>
          {t.edit}
        </Button>
        <Button small label={t.dismissFact(factHeadline(fact))} onClick={() => void dismiss.run(fact)}>
          {t.dismiss}
        </Button>
      </>
    );
  return (
    <>
      {groups.map(({ name, isOf }) => {
        const ofKind = facts.filter(isOf);
        if (ofKind.length === 0) return null;
        return (
          <section key={name} class="stack stack--tight">
            <h2>
              {name} <span class="muted">{ofKind.length}</span>
            </h2>
            <div class="cards">
              {ofKind.map((fact) => (
                <FactCard
                  key={fact.id}
                  fact={fact}
                  marksSheet={marksSheet}
                  pageHref={(pageId) => linkTo(`/pages/${pageId}`)}
                >
                  {renderActions(fact)}
                </FactCard>
              ))}
            </div>
          </section>
        );
      })}
      {edited && <EditFactDialog siteId={siteId} fact={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
