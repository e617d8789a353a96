import { Loaded } from '../../app/loaded.tsx';
import { currentLocation, linkTo, setQuery } from '../../app/router.ts';
import { useAction } from '../../app/use-action.ts';
import { Button, LinkButton } from '../../design/button.tsx';
import { Select } from '../../design/field.tsx';
import { EmptyState } from '../../design/states.tsx';
import { texts } from '../../texts/texts.ts';
import { type Checks, type PageDetail, type Recommendation, useAnalysis, useChecks } from '../page-data.ts';
import { DismissButton } from './dismiss-button.tsx';
import { FieldFix, fixableField } from './field-fix.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { markDone, recheck, resolveAll } from './verbs.ts';

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
                  open={listed}
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
  readonly open: readonly Recommendation[];
  readonly score: number | null;
  readonly fields: Checks['fields'] | undefined;
}

function Verbs({ recommendation, open, score, fields }: VerbsProps) {
  const act = useAction(() => resolveAll([recommendation], open, score));
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
            <EditLink recommendation={recommendation} />
            <Button small busy={act.busy} label={named(t.resolve)} onClick={() => void act.run()}>
              {t.resolve}
            </Button>
          </>
        )}
        <Button small label={named(t.force)} onClick={() => markDone(recommendation)}>
          {t.force}
        </Button>
        <DismissButton recommendation={recommendation} />
      </div>
    </>
  );
}

/** Structured data is no part of the Markdown: its draft is what is checked. */
function EditLink({ recommendation }: { readonly recommendation: Recommendation }) {
  const { id, page_id: pageId } = recommendation;
  const isSchema = recommendation.target_field === 'schema';
  return (
    <LinkButton
      small
      look="primary"
      href={linkTo(`/pages/${pageId}`, isSchema ? { tab: 'drafts' } : { tab: 'content', advice: String(id) })}
    >
      {isSchema ? texts.page.drafts.write : t.editContent}
    </LinkButton>
  );
}
