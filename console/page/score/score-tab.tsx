import { api, type Output } from '../../app/client.ts';
import { Loaded } from '../../app/loaded.tsx';
import { useQuery } from '../../app/use-query.ts';
import { DroppedTexts } from '../../design/dropped-texts.tsx';
import { texts } from '../../texts/texts.ts';
import { type Analysis, type PageDetail, useAnalysis, useChecks } from '../page-data.ts';
import { CheckAdvice } from './check-advice.tsx';
import { CheckTable, nameChecks } from './check-table.tsx';
import { ComponentBars, type ComponentScore, openComponent } from './component-bars.tsx';
import { ScoreHistory } from './score-history.tsx';

const t = texts.page;
/** As high as the components are, so that nothing below moves when they are there. */
const LINES = 14;
type Rubric = Output<'getRubric'>['data'];

export function ScoreTab({ page }: { readonly page: PageDetail }) {
  const { site_id: siteId } = page;
  const analysis = useAnalysis(page.id);
  const checks = useChecks(page.id);
  const rubric = useQuery(siteId === null ? null : `site:${siteId}/rubric`, (signal) =>
    api.getRubric({ siteId: siteId ?? 0 }, { signal }),
  );
  const names = new Map(analysis.data?.data?.components.map(({ component_type: type, label }) => [type, label]));
  return (
    <div class="score-tab">
      <section class="card stack">
        <h2>{t.components}</h2>
        <Loaded
          query={analysis}
          lines={LINES}
          isEmpty={({ data }) => data === null}
          empty={{ title: t.noAnalysis, text: analysis.data?.not_graded ?? t.noAnalysisText }}
        >
          {({ data }) =>
            data && (
              <>
                <ComponentBars components={componentScores(data, rubric.data?.data)} />
                {data.not_judged && <p class="small muted">{data.not_judged}</p>}
                <DroppedTexts dropped={data.dropped ?? []} names={nameParts(rubric.data?.data)} />
              </>
            )
          }
        </Loaded>
      </section>
      {analysis.data?.data && <ScoreHistory analysis={analysis.data.data} />}
      <section class="stack score-tab__checks">
        <h2>{t.checks}</h2>
        <Loaded query={checks} lines={LINES}>
          {({ data }) => (
            <>
              <p class="muted">
                {t.checksSummary(data.summary.pass, data.summary.warn, data.summary.fail)} {t.checksExact}
              </p>
              <CheckTable checks={data} components={names} onOpen={openComponent} />
              {data.summary.warn + data.summary.fail > 0 && <CheckAdvice pageId={page.id} names={nameChecks(names)} />}
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}

/** Criteria as the rubric names them, fields as the screen does. */
const nameParts = (rubric: Rubric | undefined): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(t.checkedFields),
    ...(rubric?.components ?? []).flatMap(({ criteria }) => criteria.map(({ key, label }) => [key, label] as const)),
  ]);

/** The components of the analysis in the words and weights of the rubric. */
function componentScores({ components }: Analysis, rubric: Rubric | undefined): readonly ComponentScore[] {
  const weighed = new Map(rubric?.components.map((one) => [one.component_type, one]));
  return components.map((component): ComponentScore => {
    const known = weighed.get(component.component_type);
    const labels = new Map(known?.criteria.map(({ key, label }) => [key, label]));
    return {
      id: component.component_type,
      label: component.label,
      score: component.score,
      grade: component.grade,
      estimated: component.estimated_score,
      weight: known?.weight ?? null,
      rationale: component.rationale,
      judgedBy: component.judged_by,
      criteria: Object.entries(component.criteria_scores).map(([key, one]) => ({
        key,
        label: labels.get(key) ?? key,
        score: one.score,
        max: one.max_score,
        rationale: one.rationale,
      })),
    };
  });
}
