/** Takes the text out of the console, for the system that publishes the site. */
import { useState } from 'preact/hooks';
import { Button } from '../../design/button.tsx';
import { texts } from '../../texts/texts.ts';

const t = texts.page.content;

async function toHtml(markdown: string): Promise<string> {
  const { writeHtml } = await import('./markdown-preview.tsx');
  return writeHtml(markdown);
}

export function CopyButtons({ markdown }: { readonly markdown: string }) {
  const [said, setSaid] = useState('');
  const copy = (text: Promise<string>): void => {
    text
      .then((written) => navigator.clipboard.writeText(written))
      .then(
        () => setSaid(t.copied),
        () => setSaid(t.copyFailed),
      );
  };
  return (
    <div class="row">
      <Button small onClick={() => copy(Promise.resolve(markdown))}>
        {t.copyMarkdown}
      </Button>
      <Button small onClick={() => copy(toHtml(markdown))}>
        {t.copyHtml}
      </Button>
      <span class="small muted" role="status">
        {said}
      </span>
    </div>
  );
}
