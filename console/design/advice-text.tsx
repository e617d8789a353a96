/** Advice, with its example apart: markup as a block of code. Shared by the console and the report. */

/** How the API begins the example at the end of a description. */
const EXAMPLE = ' Example: ';

export function AdviceText({ description, label }: { readonly description: string; readonly label: string }) {
  const at = description.indexOf(EXAMPLE);
  if (at === -1) return <AdviceWords text={description} />;
  const example = description.slice(at + EXAMPLE.length);
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
