/** The grade of what is on the screen, a moment after typing rests: the API grades what is sent and stores nothing. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api, type Output } from '../../app/client.ts';
import { useRested } from './use-rested.ts';

type Grade = Output<'previewGrade'>['data'];
type Sent = Parameters<typeof api.previewGrade>[0]['body'];

interface LiveGrade {
  /** Undefined before the first one came; null of a page without an analysis. */
  readonly grade: Grade | undefined;
  readonly pending: boolean;
  readonly failed: boolean;
}

/** Beside the rest of the text that is sent: half a second together. */
const REST_MS = 300;

/**
 * @param sent - what differs from what is stored, the same object until it changes; null where nothing is graded while a person types
 * @param revision - of what is stored: when it changes, the same text is graded again
 */
export function useLiveGrade(pageId: number, sent: Sent | null, revision: string): LiveGrade {
  const asked = useMemo(() => JSON.stringify([sent, revision]), [sent, revision]);
  const rested = useRested(asked, REST_MS);
  const [state, setState] = useState<{ of: string; grade: Grade | undefined; failed: boolean }>({
    of: '',
    grade: undefined,
    failed: false,
  });
  useEffect(() => {
    if (sent === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    api.previewGrade({ pageId, body: sent }, { signal }).then(
      ({ data }) => {
        if (!signal.aborted) setState({ of: rested, grade: data, failed: false });
      },
      () => {
        if (!signal.aborted) setState((before) => ({ ...before, of: rested, failed: true }));
      },
    );
    return () => controller.abort();
  }, [rested]);
  return { grade: state.grade, pending: sent !== null && state.of !== asked, failed: state.failed };
}
