/** The work on one page: its text, title and description, beside the score that follows and the open advice. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api } from '../../app/client.ts';
import { currentLocation, goTo, linkTo } from '../../app/router.ts';
import { showToast } from '../../app/toasts.ts';
import { useAction } from '../../app/use-action.ts';
import { Button } from '../../design/button.tsx';
import { texts } from '../../texts/texts.ts';
import type { Analysis, Checks, PageDetail, Recommendation } from '../page-data.ts';
import { resolveAll } from '../recommendations/verbs.ts';
import { AdviceList, type PlacedAdvice } from './advice-list.tsx';
import { Conflict } from './conflict.tsx';
import { LiveScore } from './live-score.tsx';
import { findHeading, findPassage, readHeading, selectPassage } from './passages.ts';
import { SearchResult } from './search-result.tsx';
import { TextPane } from './text-pane.tsx';
import { type Content, useBody } from './use-body.ts';
import { editedFields, useFields } from './use-fields.ts';
import { useLiveGrade } from './use-live-grade.ts';

const t = texts.page.content;

/** A longer text takes seconds to grade: it is graded by an analysis. */
const GRADED_CHARACTERS_MAX = 200_000;

interface WorkbenchProps {
  readonly page: PageDetail;
  readonly saved: Content;
  readonly checks: Checks;
  readonly analysis: Analysis | null;
}

export function Workbench({ page, saved, checks, analysis }: WorkbenchProps) {
  const body = useBody(page.id, saved);
  const fields = useFields(page.id, checks.fields);
  const [opened, setOpened] = useState<number | null>(() => Number(currentLocation.value.query.get('advice')) || null);
  const area = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const changed = body.changed || fields.changed.length > 0;
  const advice = usePlacedAdvice(analysis, body.rested);
  const open = advice.map(({ recommendation }) => recommendation);
  // A drafted H1 stands in for that of the text: where one is asked for, or drafted, the one that is typed is both.
  const isHeadingAsked =
    checks.sources.h1.source === 'draft' || open.some(({ target_field: target }) => target === 'h1');
  const heading = readHeading(body.text);
  const h1 = isHeadingAsked && heading !== null && heading !== readHeading(saved.markdown) ? heading : null;
  const isGraded = body.text.length <= GRADED_CHARACTERS_MAX;
  const changedFields = JSON.stringify(fields.changed.map((field) => [field, fields.values[field]]));
  const typed = body.changed ? body.rested : null;
  // Made when typing rests: a long text is not written anew with each key.
  const edits = useMemo(
    () =>
      isGraded
        ? {
            ...Object.fromEntries(fields.changed.map((field) => [field, fields.values[field]])),
            ...(typed === null ? {} : { markdown: typed }),
            ...(h1 === null ? {} : { h1 }),
          }
        : null,
    [isGraded, changedFields, typed, h1],
  );
  const live = useLiveGrade(
    page.id,
    edits,
    `${analysis?.id} ${saved.content_version_id} ${saved.updated_at} ${JSON.stringify(checks.fields)}`,
  );

  const saveAll = async (over?: Content): Promise<boolean> => {
    if (!changed) return true;
    if ((body.changed || over) && !(await body.save(over))) return false;
    if (h1 !== null) await api.putDraft({ pageId: page.id, field: 'h1', body: { draft_value: h1 } });
    await fields.save();
    showToast({ tone: 'good', text: t.saved });
    return true;
  };
  const save = useAction(saveAll);
  const check = useAction(async (wanted: readonly Recommendation[]) => {
    if (await saveAll()) await resolveAll(wanted, open, analysis?.overall_score ?? null);
  });
  const saveNow = useRef<() => void>(() => {});
  saveNow.current = () => {
    if (changed && body.tooLong === null) void save.run();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      saveNow.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  const placeOf = ({ recommendation, passage }: PlacedAdvice) => {
    const field = editedFields.find((one) => one === recommendation.target_field);
    if (field) return { label: t.editField(texts.page.recommendations.fields[field]), go: () => focusField(field) };
    if (recommendation.target_field === 'schema') {
      return { label: texts.page.drafts.write, go: () => goTo(linkTo(`/pages/${page.id}`, { tab: 'drafts' })) };
    }
    if (!passage) return null;
    const label = recommendation.operation === 'insert' ? t.showPlace : t.showPassage;
    return { label, go: () => area.current && selectPassage(area.current, passage) };
  };
  const focusField = (field: (typeof editedFields)[number]): void => {
    const inputs = root.current?.querySelectorAll<HTMLElement>('.search-result .input');
    inputs?.[editedFields.indexOf(field)]?.focus();
  };
  // Advice that was left to be followed here is where it was left.
  useEffect(() => {
    const left = advice.find(({ recommendation }) => recommendation.id === opened);
    if (left) placeOf(left)?.go();
  }, []);
  const openAt = (cursor: number): void => {
    const found = advice.find(({ passage }) => passage && passage.start <= cursor && cursor <= passage.end);
    if (found) setOpened(found.recommendation.id);
  };

  return (
    <div class="stack" ref={root}>
      <div class="row row--spread workbench__bar">
        <span class="row">
          <Button busy={save.busy} disabled={!changed || body.tooLong !== null} onClick={() => void save.run()}>
            {t.save}
          </Button>
          {advice.length > 0 && (
            <Button
              look="primary"
              busy={check.busy}
              disabled={body.tooLong !== null}
              onClick={() => void check.run(wantedChecks())}
            >
              {changed ? t.saveAndCheck : t.checkAll}
            </Button>
          )}
          {changed && <Button onClick={discard}>{t.discard}</Button>}
          <span class="muted" role="status">
            {changed ? (body.kept ? t.unsaved : t.notKept) : t.upToDate}
          </span>
        </span>
        <span class="muted small workbench__keys">{t.saveHint}</span>
      </div>
      {body.conflict && (
        <Conflict
          mine={body.text}
          theirs={body.conflict}
          busy={save.busy}
          onKeepMine={() => body.conflict && void save.run(body.conflict)}
          onTakeTheirs={() => body.conflict && body.discard(body.conflict)}
          onGoOn={body.closeConflict}
        />
      )}
      <div class="workbench">
        <div class="stack workbench__text">
          <TextPane body={body} area={area} advice={advice} onCursor={openAt} onOpen={setOpened} />
        </div>
        <div class="stack workbench__side">
          {isGraded ? <LiveScore live={live} analysis={analysis} /> : <p class="card muted">{t.tooLongToGrade}</p>}
          <AdviceList
            advice={advice}
            opened={opened}
            onOpen={setOpened}
            placeOf={placeOf}
            onCheck={(recommendation) => check.run([recommendation])}
          />
          <SearchResult page={page} values={fields.values} onInput={fields.set} />
        </div>
      </div>
    </div>
  );

  function discard(): void {
    const before = fields.values;
    const names = fields.changed;
    fields.discard();
    body.discard(saved, () => {
      for (const name of names) fields.set(name, before[name]);
    });
  }

  /** Advice on what was changed; on everything where nothing is left to save. */
  function wantedChecks(): readonly Recommendation[] {
    if (!changed) return open;
    return open.filter(
      ({ target_field: target }) =>
        fields.changed.some((field) => field === target) ||
        (target === 'h1' && h1 !== null) ||
        (target === 'body_content' && body.changed),
    );
  }
}

function usePlacedAdvice(analysis: Analysis | null, text: string): readonly PlacedAdvice[] {
  return useMemo(
    () =>
      (analysis?.recommendations ?? [])
        .filter(({ status }) => status === 'pending' || status === 'in_progress')
        .map((recommendation, at) => ({
          recommendation,
          number: at + 1,
          passage:
            recommendation.target_field === 'h1'
              ? findHeading(text)
              : findPassage(text, recommendation.content_excerpt ?? recommendation.after_excerpt),
        })),
    [analysis, text],
  );
}
