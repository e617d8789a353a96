/** Signs in with the one-time link of the address, or says how to get one. */
import { useEffect, useState } from 'preact/hooks';
import { resumeJobs } from '../app/jobs.ts';
import { LanguageSwitch } from '../app/language-switch.tsx';
import { currentLocation, goTo, linkTo } from '../app/router.ts';
import { readSession, type SignInResult, sessionState, signIn } from '../app/session.ts';
import { readStored, writeStored } from '../app/stored.ts';
import { closeFailures } from '../app/toasts.ts';
import { Button, LinkButton } from '../design/button.tsx';
import { Loading } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.signIn;

export function SignInScreen() {
  const { path, query } = currentLocation.value;
  const token = path === '/sign-in' ? query.get('token') : null;
  const [result, setResult] = useState<SignInResult | 'running' | null>(token === null ? null : 'running');
  const use = async (): Promise<void> => {
    if (token === null) return;
    setResult('running');
    const outcome = await signIn(token);
    // The link was used before, by a person who is signed in by now.
    if (outcome === 'refused') await readSession();
    if (outcome !== 'signed_in' && sessionState.value.status !== 'signed_in') return setResult(outcome);
    closeFailures();
    // The token is used up: it leaves the address, and the history with it.
    const before = readStored('session', 'return-to');
    goTo(typeof before === 'string' && before.startsWith('#/') ? before : linkTo('/sites'), { replace: true });
    writeStored('session', 'return-to', undefined);
    resumeJobs();
  };
  useEffect(() => {
    if (token === null) writeStored('session', 'return-to', path === '/sign-in' ? undefined : location.hash);
    void use();
  }, [token]);
  return (
    <main class="sign-in">
      <div class="card stack">
        <strong>{texts.shell.product}</strong>
        {result === 'running' ? <Loading label={t.working} lines={3} /> : <Explanation result={result} onRetry={use} />}
        <div>
          <LanguageSwitch />
        </div>
      </div>
    </main>
  );
}

function Explanation({
  result,
  onRetry,
}: {
  readonly result: SignInResult | null;
  readonly onRetry: () => Promise<void>;
}) {
  const state = sessionState.value;
  if (result === 'unreachable') {
    return (
      <>
        <h1>{texts.states.noConnectionTitle}</h1>
        <p>{texts.states.noConnection}</p>
        <Button onClick={() => void onRetry()}>{texts.shell.retry}</Button>
      </>
    );
  }
  const expired = state.status === 'signed_out' && state.expired;
  const oidc = state.status === 'signed_out' && state.signIn === 'oidc';
  return (
    <>
      <h1>{result === 'refused' ? t.refusedTitle : expired ? t.expiredTitle : t.title}</h1>
      {result === 'refused' && <p role="alert">{t.refused}</p>}
      {expired && <p role="alert">{t.expired}</p>}
      {oidc ? (
        <>
          <p>{t.oidcHow}</p>
          <LinkButton look="primary" href="/v1/console/sign-in">
            {t.oidc}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{t.linkHow}</p>
          <p>
            <code>{t.linkCommand}</code>
          </p>
          <Button onClick={() => void readSession().then(resumeJobs)}>{t.checkAgain}</Button>
        </>
      )}
    </>
  );
}
