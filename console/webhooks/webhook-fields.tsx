/** Address, description and events of a webhook, as they are typed. */
import type { Output } from '../app/client.ts';
import { Checkbox, TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.webhooks;

export type Webhook = Output<'listWebhooks'>['data'][number];
type WebhookEvent = NonNullable<Webhook['events']>[number];

export interface TypedWebhook {
  readonly url: string;
  readonly description: string;
  /** Null: all of them. */
  readonly events: readonly WebhookEvent[] | null;
}

const isEvent = (name: string): name is WebhookEvent => Object.hasOwn(t.events, name);
const allEvents: readonly WebhookEvent[] = Object.keys(t.events).filter(isEvent);

export const isComplete = ({ url, events }: TypedWebhook): boolean =>
  url.trim() !== '' && (events === null || events.length > 0);

/** As the API takes them. */
export const toWebhookBody = ({ url, description, events }: TypedWebhook) => ({
  url: url.trim(),
  description: description.trim(),
  events: events === null ? null : [...events],
});

interface WebhookFieldsProps {
  readonly typed: TypedWebhook;
  /** Faults are shown once the person has tried to send it. */
  readonly tried: boolean;
  readonly onChange: (typed: TypedWebhook) => void;
}

export function WebhookFields({ typed, tried, onChange }: WebhookFieldsProps) {
  const { url, description, events } = typed;
  const toggle = (event: WebhookEvent, chosen: boolean): void => {
    const others = (events ?? []).filter((other) => other !== event);
    onChange({ ...typed, events: chosen ? [...others, event] : others });
  };
  return (
    <>
      <TextField
        type="url"
        label={t.url}
        hint={t.urlHint}
        value={url}
        required
        error={tried && url.trim() === '' ? t.urlRequired : null}
        onInput={(value) => onChange({ ...typed, url: value })}
      />
      <TextField
        label={t.description}
        value={description}
        maxLength={500}
        onInput={(value) => onChange({ ...typed, description: value })}
      />
      <fieldset class="stack stack--tight">
        <legend class="field__label">{t.eventsLegend}</legend>
        <Checkbox
          label={t.allEvents}
          checked={events === null}
          onChange={(all) => onChange({ ...typed, events: all ? null : allEvents })}
        />
        {events !== null &&
          allEvents.map((event) => (
            <Checkbox
              key={event}
              label={t.events[event]}
              checked={events.includes(event)}
              onChange={(chosen) => toggle(event, chosen)}
            />
          ))}
        {tried && events?.length === 0 && (
          <p class="field__error" role="alert">
            {t.someEvents}
          </p>
        )}
      </fieldset>
    </>
  );
}
