import { useState } from 'preact/hooks';
import { api, type Output } from '../app/client.ts';
import { showTime } from '../app/dates.ts';
import { describeError } from '../app/messages.ts';
import { showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Select } from '../design/field.tsx';
import { language } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';

const t = texts.crawls.schedule;

type Schedule = Output<'getSite'>['data']['schedule'];
type Chosen = Pick<Schedule, 'every' | 'hour' | 'analyse'>;

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The hour of the day where this person is. */
function hourHere(hour: number): string {
  const today = new Date();
  today.setUTCHours(hour, 0, 0, 0);
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(today);
}

export function ScheduleForm({ siteId, schedule }: { readonly siteId: number; readonly schedule: Schedule }) {
  const before: Chosen = { every: schedule.every, hour: schedule.hour, analyse: schedule.analyse };
  const [chosen, setChosen] = useState(before);
  const store = async (body: Chosen): Promise<void> => {
    const { data } = await api.setSchedule({ siteId, body });
    setChosen({ every: data.every, hour: data.hour, analyse: data.analyse });
    invalidate(`site:${siteId}/detail`);
  };
  const save = useAction(
    async () => {
      await store(chosen);
      showUndo(t.saved, () => store(before));
    },
    { quiet: true },
  );
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(before);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (isChanged) void save.run();
  };
  return (
    <form class="card stack" onSubmit={submit} noValidate>
      <h2>{t.title}</h2>
      <div class="fields">
        <Select
          label={t.every}
          value={chosen.every}
          options={(['off', 'day', 'week', 'month'] as const).map((value) => ({
            value,
            label: t.everyOptions[value],
          }))}
          onChange={(every) => setChosen({ ...chosen, every })}
        />
        <Select
          label={t.hour}
          hint={new Date().getTimezoneOffset() === 0 ? undefined : t.hourHere(hourHere(chosen.hour))}
          value={String(chosen.hour)}
          options={hours}
          onChange={(hour) => setChosen({ ...chosen, hour: Number(hour) })}
        />
        <Select
          label={t.analyse}
          hint={t.analyseHint}
          value={chosen.analyse}
          options={(['none', 'changed', 'all'] as const).map((value) => ({ value, label: t.analyseOptions[value] }))}
          onChange={(analyse) => setChosen({ ...chosen, analyse })}
        />
      </div>
      <p class="small muted">
        {schedule.next_run === null ? t.off : t.next(showTime(schedule.next_run))} <LastRun schedule={schedule} />
      </p>
      {save.error ? (
        <p class="field__error" role="alert">
          {describeError(save.error)}
        </p>
      ) : null}
      <div class="row">
        <Button type="submit" look="primary" disabled={!isChanged} busy={save.busy}>
          {texts.shell.save}
        </Button>
      </div>
    </form>
  );
}

function LastRun({ schedule }: { readonly schedule: Schedule }) {
  const last = schedule.last_run;
  if (!last) return null;
  if (last.outcome === 'started') return <>{t.lastStarted(showTime(last.at))}</>;
  return <>{t.lastSkipped(showTime(last.at), last.reason === null ? '' : t.reasons[last.reason])}</>;
}
