/** The way from the worst page to a gain, pointed out to each person of this browser until they close it. */
import { linkTo } from '../app/router.ts';
import { sessionState } from '../app/session.ts';
import { storedSignal } from '../app/stored.ts';
import { Button } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.overview.introduction;

/** Ids of the people who have closed it. */
const closedBy = storedSignal<readonly number[]>('local', 'introduction-closed', (found) =>
  Array.isArray(found) ? found.filter((id) => typeof id === 'number') : [],
);

export function Introduction({ worstPageId }: { readonly worstPageId: number }) {
  const state = sessionState.value;
  const userId = state.status === 'signed_in' ? state.session.user.id : null;
  if (userId === null || closedBy.value.includes(userId)) return null;
  const steps = [
    { ...t.open, tab: null },
    { ...t.edit, tab: 'content' },
    { ...t.check, tab: 'recommendations' },
  ];
  const close = (): void => {
    closedBy.value = [...closedBy.value, userId];
  };
  return (
    <section class="card stack introduction" aria-labelledby="overview-introduction">
      <div class="row row--spread">
        <h2 id="overview-introduction">{t.title}</h2>
        <Button small onClick={close}>
          {t.close}
        </Button>
      </div>
      <ol class="introduction__steps">
        {steps.map(({ title, text, tab }) => (
          <li key={title}>
            <a href={linkTo(`/pages/${worstPageId}`, { tab })}>{title}</a>
            <div class="small muted">{text}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
