import { useState } from 'preact/hooks';
import { Loaded } from '../../app/loaded.tsx';
import { currentLocation, linkTo, setQuery } from '../../app/router.ts';
import { writeUnlessUndone } from '../../app/toasts.ts';
import { useAction } from '../../app/use-action.ts';
import { Button, LinkButton } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Select, TextArea } from '../../design/field.tsx';
import { EmptyState } from '../../design/states.tsx';
import { texts } from '../../texts/texts.ts';
import { type Checks, type PageDetail, type Recommendation, useAnalysis, useChecks } from '../page-data.ts';
import { FieldFix, fixableField } from './field-fix.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { dismiss, recheck, resolve, showAgain, showDismissed } from './verbs.ts';

const t = texts.page.recommendations;

type Show = keyof typeof t.shows;
const shows: readonly Show[] = ['open', 'done', 'dismissed'];
const statuses: Readonly<Record<Show, readonly Recommendation['status'][]>> = {
  open: ['pending', 'in_progress'],
  done: ['applied'],
  dismissed: ['dismissed'],
};

export function RecommendationsTab({ page }: { readonly page: PageDetail }) {
  const analysis = useAnalysis(page.id);
  const checks = useChecks(page.id);
  const named = currentLocation.value.query.get('show');
  const show = shows.find((one) => one === named) ?? 'open';
  return (
    <Loaded
      query={analysis}
      isEmpty={({ data }) => data === null}
      empty={{ title: texts.page.noAnalysis, text: analysis.data?.not_graded ?? texts.page.noAnalysisText }}
    >
      {({ data }) => {
        const all = data?.recommendations ?? [];
        const listed = all.filter(({ status }) => statuses[show].includes(status));
        return (
          <div class="stack recommendations">
            <h2 class="visually-hidden">{texts.page.tabs.recommendations}</h2>
            <Select
              inline
              label={t.show}
              value={show}
              options={shows.map((value) => ({
                value,
                label: `${t.shows[value]} (${all.filter(({ status }) => statuses[value].includes(status)).length})`,
              }))}
              onChange={(value) => setQuery({ show: value === 'open' ? null : value })}
            />
            {listed.length === 0 && (
              <EmptyState
                title={show === 'open' ? t.none : t.noneHere}
                text={show === 'open' ? t.noneText : undefined}
              />
            )}
            {listed.map((recommendation) => (
              <RecommendationCard key={recommendation.id} recommendation={recommendation}>
                <Verbs
                  recommendation={recommendation}
                  score={data?.overall_score ?? null}
                  fields={checks.data?.data.fields}
                />
              </RecommendationCard>
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}

interface VerbsProps {
  readonly recommendation: Recommendation;
  readonly score: number | null;
  readonly fields: Checks['fields'] | undefined;
}

function Verbs({ recommendation, score, fields }: VerbsProps) {
  const [asksReason, setAsksReason] = useState(false);
  const act = useAction((force: boolean) => resolve(recommendation, score, force ? { force } : {}));
  const again = useAction(() => recheck(recommendation));
  const named = (verb: string): string => t.verbOf(verb, recommendation.title);
  if (recommendation.status === 'dismissed') return null;
  if (recommendation.status === 'applied') {
    return (
      <div class="row">
        <Button small busy={again.busy} label={named(t.recheck)} onClick={() => void again.run()}>
          {t.recheck}
        </Button>
      </div>
    );
  }
  const field = fixableField(recommendation);
  return (
    <>
      {field && fields && <FieldFix field={field} recommendation={recommendation} score={score} fields={fields} />}
      <div class="row">
        {field === null && (
          <>
            <Button small look="primary" busy={act.busy} label={named(t.resolve)} onClick={() => void act.run(false)}>
              {t.resolve}
            </Button>
            <EditLink recommendation={recommendation} />
          </>
        )}
        <Button small busy={act.busy} label={named(t.force)} onClick={() => void act.run(true)}>
          {t.force}
        </Button>
        <Button small label={named(t.dismiss)} onClick={() => setAsksReason(true)}>
          {t.dismiss}
        </Button>
      </div>
      {asksReason && <DismissDialog recommendation={recommendation} onClose={() => setAsksReason(false)} />}
    </>
  );
}

/** Structured data is no part of the Markdown: its draft is what is checked. */
function EditLink({ recommendation }: { readonly recommendation: Recommendation }) {
  const isSchema = recommendation.target_field === 'schema';
  return (
    <LinkButton small href={linkTo(`/pages/${recommendation.page_id}`, { tab: isSchema ? 'drafts' : 'content' })}>
      {isSchema ? texts.page.drafts.write : t.editContent}
    </LinkButton>
  );
}

function DismissDialog(props: { readonly recommendation: Recommendation; readonly onClose: () => void }) {
  const { recommendation, onClose } = props;
  const [rationale, setRationale] = useState('');
  const submit = (): void => {
    onClose();
    showDismissed(recommendation, rationale.trim());
    writeUnlessUndone(
      t.dismissed(recommendation.title),
      () => dismiss(recommendation, rationale.trim()),
      () => showAgain(recommendation),
    );
  };
  return (
    <Dialog
      title={t.dismissTitle}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="primary">
            {t.dismiss}
          </Button>
        </>
      }
    >
      <p class="wrap">{recommendation.title}</p>
      <TextArea label={t.rationale} value={rationale} onInput={setRationale} maxLength={2_000} rows={3} />
    </Dialog>
  );
}
