import { useState } from 'preact/hooks';
import { Button } from './button.tsx';

/** A value to take out of the page, with the button that copies it. */
export function CopyField(props: {
  readonly label: string;
  readonly value: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly copyFailed: string };
}) {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(props.value).then(
      () => setSaid(props.words.copied),
      () => setSaid(props.words.copyFailed),
    );
  };
  return (
    <>
      <div class="copy-field">
        <input
          class="input mono"
          type="text"
          readOnly
          value={props.value}
          aria-label={props.label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>{props.words.copy}</Button>
      </div>
      <p class="small muted" role="status">
        {said}
      </p>
    </>
  );
}
