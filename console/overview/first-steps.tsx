import { linkTo } from '../app/router.ts';
import { useAction } from '../app/use-action.ts';
import { Button } from '../design/button.tsx';
import { analyzePages } from '../pages/analyze-pages.ts';
import type { PageRow } from '../pages/use-pages.ts';
import { texts } from '../texts/texts.ts';
import type { FirstStep } from './choose-first-steps.ts';

const t = texts.overview;

export function FirstSteps({ siteId, steps }: { readonly siteId: number; readonly steps: readonly FirstStep[] }) {
  return (
    <section class="card stack" aria-labelledby="overview-first">
      <h2 id="overview-first">{t.first}</h2>
      {steps.length === 0 ? (
        <p class="muted">{t.nothingToDo}</p>
      ) : (
        <ol class="first-steps">
          {steps.map((step) =>
            step.kind === 'grade' ? (
              <GradeStep key="grade" siteId={siteId} pages={step.pages} />
            ) : (
              <LinkedStep key={stepKey(step)} siteId={siteId} step={step} />
            ),
          )}
        </ol>
      )}
    </section>
  );
}

type Linked = Exclude<FirstStep, { kind: 'grade' }>;

const stepKey = (step: Linked): string => (step.kind === 'page' ? `page ${step.page.id}` : step.issue.id);

function GradeStep({ siteId, pages }: { readonly siteId: number; readonly pages: readonly PageRow[] }) {
  const grade = useAction(() => analyzePages(siteId, pages));
  return (
    <li>
      <Button small look="primary" icon="analyze" busy={grade.busy} onClick={() => void grade.run()}>
        {t.gradePages(pages.length)}
      </Button>
      <div class="small muted">{t.gradePagesText}</div>
    </li>
  );
}

function LinkedStep({ siteId, step }: { readonly siteId: number; readonly step: Linked }) {
  const { href, title, text } = describeStep(siteId, step);
  return (
    <li>
      <a class="wrap" href={href}>
        {title}
      </a>
      <div class="small muted wrap">{text}</div>
    </li>
  );
}

function describeStep(siteId: number, step: Linked): { href: string; title: string; text: string } {
  if (step.kind === 'issue') {
    const { id, title, pages, severity } = step.issue;
    return {
      href: linkTo(`/sites/${siteId}/issues/${id}`),
      title,
      text: t.issue(texts.issues.severityOne[severity], pages),
    };
  }
  const { id, path, title, overall_score: score, overall_grade: grade, open_recommendation_count: advice } = step.page;
  return {
    href: linkTo(`/pages/${id}`, { tab: 'content' }),
    title: t.improve(title ?? path ?? texts.pages.noPath),
    text: t.improveText(title === null ? null : path, score ?? 0, grade ?? '', advice),
  };
}
