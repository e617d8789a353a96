/** The document's Markdown, as far as descriptions use it: paragraphs, lists and code. Made of elements, never of markup. */
import type { ComponentChildren } from 'preact';

const inline = (text: string): ComponentChildren[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

export function Prose({ text }: { readonly text: string }) {
  return (
    <div class="reference__prose">
      {text.split(/\n\n+/).map((block) => (
        <Block key={block} lines={block.split('\n')} />
      ))}
    </div>
  );
}

function Block({ lines }: { readonly lines: readonly string[] }) {
  const items = lines.filter((line) => line.startsWith('- '));
  const words = lines.filter((line) => !line.startsWith('- ')).join(' ');
  return (
    <>
      {words && <p>{inline(words)}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{inline(item.slice(2))}</li>
          ))}
        </ul>
      )}
    </>
  );
}
