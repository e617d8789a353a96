/** Inputs with their label, hint and error, tied together for a screen reader. */
import type { ComponentChildren, Ref } from 'preact';
import { useId } from 'preact/hooks';

interface Labelled {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** Label and input on one line, such as a filter above a table. */
  readonly inline?: boolean;
  /** The label is for screen readers alone: what is around the input says it to the eye. */
  readonly hideLabel?: boolean;
}

interface Ids {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
}

function Frame(props: Labelled & { readonly children: (ids: Ids) => ComponentChildren }) {
  const id = useId();
  const described = [props.hint ? `${id}-hint` : '', props.error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const ids: Ids = { id, 'aria-describedby': described || undefined, 'aria-invalid': props.error ? 'true' : undefined };
  return (
    <div class={props.inline ? 'field field--inline' : 'field'}>
      <label class={props.hideLabel ? 'visually-hidden' : 'field__label'} for={id}>
        {props.label}
      </label>
      {props.children(ids)}
      {props.hint && (
        <span class="field__hint" id={`${id}-hint`}>
          {props.hint}
        </span>
      )}
      {props.error && (
        <span class="field__error" id={`${id}-error`} role="alert">
          {props.error}
        </span>
      )}
    </div>
  );
}

interface Typed extends Labelled {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly placeholder?: string;
}

export function TextField(
  props: Typed & {
    readonly type?: 'text' | 'search' | 'url' | 'number' | 'date';
    readonly autoFocus?: boolean;
    readonly min?: number;
    readonly max?: number;
    readonly step?: number | 'any';
  },
) {
  const { type = 'text', value, onInput, maxLength, required, placeholder, autoFocus, min, max, step } = props;
  return (
    <Frame {...props}>
      {(ids) => (
        <input
          {...ids}
          class="input"
          autoComplete="off"
          spellcheck={type === 'text'}
          onInput={(event) => onInput(event.currentTarget.value)}
          // The types of the attributes depend on the kind of input; those used here exist for each kind.
          type={type as 'text'}
          {...{ value, maxLength, required, placeholder, autoFocus, min, max, step }}
        />
      )}
    </Frame>
  );
}

export function TextArea(
  props: Typed & {
    readonly rows?: number;
    readonly mono?: boolean;
    readonly inputRef?: Ref<HTMLTextAreaElement>;
    /** Called with the place of the cursor, each time a key or the mouse moved it. */
    readonly onCursor?: (at: number) => void;
  },
) {
  const moved = props.onCursor && {
    onKeyUp: (event: { currentTarget: HTMLTextAreaElement }) => props.onCursor?.(event.currentTarget.selectionStart),
    onClick: (event: { currentTarget: HTMLTextAreaElement }) => props.onCursor?.(event.currentTarget.selectionStart),
  };
  const { value, onInput, maxLength, required, placeholder, rows = 4, mono = false } = props;
  return (
    <Frame {...props}>
      {(ids) => (
        <textarea
          {...ids}
          ref={props.inputRef ?? null}
          class={mono ? 'input mono' : 'input'}
          onInput={(event) => onInput(event.currentTarget.value)}
          {...moved}
          {...{ value, maxLength, required, placeholder, rows }}
        />
      )}
    </Frame>
  );
}

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export function Select<Value extends string>(
  props: Labelled & {
    readonly value: Value;
    readonly options: readonly Option<Value>[];
    readonly onChange: (value: Value) => void;
  },
) {
  return (
    <Frame {...props}>
      {(ids) => (
        <select
          {...ids}
          class="input"
          value={props.value}
          onChange={(event) => {
            const chosen = props.options.find(({ value }) => value === event.currentTarget.value);
            if (chosen) props.onChange(chosen.value);
          }}
        >
          {props.options.map(({ value, label }) => (
            <option key={value} value={value} selected={value === props.value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

export function Checkbox(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label class="checkbox">
      <input
        type="checkbox"
        checked={props.checked}
        indeterminate={props.mixed ?? false}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span class={props.hideLabel ? 'visually-hidden' : undefined}>{props.label}</span>
    </label>
  );
}
