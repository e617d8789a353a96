import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FailedState } from '../../app/loaded.tsx';
import { Loading } from '../../design/states.tsx';
import { texts } from '../../texts/texts.ts';
import type { MarkdownPreview } from './markdown-preview.tsx';

type Props = ComponentProps<typeof MarkdownPreview>;

/** The parser is half of the console's code: it is loaded when a preview is first shown. */
export function LazyPreview(props: Props) {
  const [loaded, setLoaded] = useState<{ Preview: ComponentType<Props> } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = (): void => {
    setError(null);
    import('./markdown-preview.tsx').then(({ MarkdownPreview: Preview }) => setLoaded({ Preview }), setError);
  };
  useEffect(load, []);
  if (error) return <FailedState error={error} onRetry={load} />;
  if (!loaded) return <Loading label={texts.states.loading} />;
  return <loaded.Preview {...props} />;
}
