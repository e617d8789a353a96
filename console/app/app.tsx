import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, LinkButton } from '../design/button.tsx';
import { ErrorState, Loading, NoAccess } from '../design/states.tsx';
import { ToastList } from '../design/toast.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { texts } from '../texts/texts.ts';
import { rememberSite } from './current-site.ts';
import { FailedState } from './loaded.tsx';
import { Navigation } from './navigation.tsx';
import { currentLocation, findAddress, linkTo } from './router.ts';
import type { Screen, ScreenProps } from './screen.ts';
import { shownTitle } from './screen-title.ts';
import { screens } from './screens.ts';
import { readSession, type Session, sessionState } from './session.ts';
import { closeToast, toasts } from './toasts.ts';

export function App() {
  return (
    <>
      <Content />
      <ToastList
        toasts={toasts.value}
        label={texts.shell.notifications}
        closeLabel={texts.shell.closeWhat}
        onClose={closeToast}
      />
    </>
  );
}

function Content() {
  const state = sessionState.value;
  if (currentLocation.value.path === '/sign-in' || state.status === 'signed_out') return <SignInScreen />;
  if (state.status === 'signed_in') return <Shell session={state.session} />;
  if (state.status === 'unknown') return <Loading label={texts.states.loading} />;
  return (
    <ErrorState isScreen title={texts.states.noConnectionTitle} text={texts.states.noConnection}>
      <Button onClick={() => void readSession()}>{texts.shell.retry}</Button>
    </ErrorState>
  );
}

interface Found {
  readonly screen: Screen;
  readonly parameters: Readonly<Record<string, string>>;
}

function findScreen(path: string): Found | null {
  const address = findAddress(path);
  const screen = screens.find(({ id }) => id === address?.id);
  return address && screen ? { screen, parameters: address.parameters } : null;
}

/** The code of the screen that is asked for is evaluated while the session is read. Its failure is shown when the screen is opened. */
export function preloadScreen(): void {
  findScreen(currentLocation.value.path)
    ?.screen.load()
    .catch(() => undefined);
}

function Shell({ session }: { readonly session: Session }) {
  const { path } = currentLocation.value;
  const found = findScreen(path);
  const main = useRef<HTMLElement>(null);
  const siteId = found?.parameters['siteId'];
  useEffect(() => {
    if (siteId !== undefined) rememberSite(siteId);
  }, [siteId]);
  const title = shownTitle.value ?? found?.screen.title ?? texts.states.noAccessTitle;
  useEffect(() => {
    document.title = `${title} · ${texts.shell.product}`;
  }, [title]);
  const opened = useRef(path);
  useEffect(() => {
    // Another screen: a screen reader and the keyboard go on at its heading. Not at the first, which the browser places.
    if (opened.current !== path) main.current?.focus();
    opened.current = path;
  }, [path]);
  return (
    <div class="shell">
      <button type="button" class="skip-link" onClick={() => main.current?.focus()}>
        {texts.shell.skip}
      </button>
      <Navigation session={session} current={found?.screen ?? null} />
      <main class="main" id="main" tabIndex={-1} ref={main}>
        {found ? <LazyScreen key={path} {...found} /> : <NotAScreen />}
      </main>
    </div>
  );
}

function NotAScreen() {
  return (
    <NoAccess isScreen title={texts.states.noAccessTitle} text={texts.states.notAScreen}>
      <LinkButton href={linkTo('/sites')}>{texts.states.goToSites}</LinkButton>
    </NoAccess>
  );
}

const loadedScreens = new Map<string, ComponentType<ScreenProps>>();

/** A screen's code is loaded when it is first opened. */
function LazyScreen({ screen, parameters }: Found) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (loadedScreens.has(screen.id)) return;
    setFailure(null);
    screen.load().then((component) => {
      loadedScreens.set(screen.id, component);
      setLoaded(true);
    }, setFailure);
  }, [attempt]);
  const Loaded = loadedScreens.get(screen.id);
  if (Loaded) return <Loaded parameters={parameters} />;
  if (failure) return <FailedState isScreen error={failure} onRetry={() => setAttempt(attempt + 1)} />;
  return <Loading label={texts.states.loading} />;
}
