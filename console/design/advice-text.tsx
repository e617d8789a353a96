/** Advice, with its example apart: markup as a block of code. Shared by the console and the report. */

import { exampleMarks } from './example-marks.ts';

export function AdviceText({ description, label }: { readonly description: string; readonly label: string }) {
  const mark = exampleMarks.find((one) => description.includes(one));
  if (mark === undefined) return <AdviceWords text={description} />;
  const at = description.indexOf(mark);
  const example = description.slice(at + mark.length);
  const code = formatCode(example);
  return (
    <>
      <AdviceWords text={description.slice(0, at)} />
      <span class="advice-example">
        <span class="muted">{label}</span>{' '}
        {code === null ? (
          <AdviceWords text={example} />
        ) : (
          <code class="advice-code" dir="ltr">
            {code}
          </code>
        )}
      </span>
    </>
  );
}

const AdviceWords = ({ text }: { readonly text: string }) => (
  <span class="advice-words wrap" dir="auto">
    {text}
  </span>
);

/** Structured data one property a line, other markup as it is; null for a sentence. */
function formatCode(example: string): string | null {
  if (!/^[{[<]/.test(example)) return null;
  try {
    return JSON.stringify(JSON.parse(example), null, 2);
  } catch {
    return example.startsWith('<') || example.endsWith('}') ? example : null;
  }
}
