/** The page: the operations by tag, found by what is typed, and the one that the address names. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { switchTheme, theme } from '../app/theme.ts';
import { Button } from '../design/button.tsx';
import { listRoutes, matches, type OpenapiDocument, type Route } from './document.ts';
import { OperationView } from './operation.tsx';
import { Prose } from './prose.tsx';
import { texts } from './texts.ts';

const named = (): string => decodeURIComponent(location.hash.slice(1));

export function Reference({ document: given }: { readonly document: OpenapiDocument }) {
  const typed = useSignal('');
  const chosen = useSignal(named());
  useEffect(() => {
    const follow = (): void => {
      chosen.value = named();
      document.getElementById('operation')?.focus();
      scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [chosen]);
  const routes = listRoutes(given);
  const route = routes.find(({ operation }) => operation.operationId === chosen.value);
  return (
    <div class="reference">
      <header class="reference__head">
        <button type="button" class="reference__skip" onClick={() => document.getElementById('operation')?.focus()}>
          {texts.skip}
        </button>
        <strong>{texts.title}</strong>
        <a href="/console/">{texts.console}</a>
        <a href="/v1/openapi.yaml">{texts.document}</a>
        <Button look="quiet" small onClick={switchTheme}>
          {texts.theme[theme.value]}
        </Button>
      </header>
      <nav class="reference__nav" aria-label={texts.operations}>
        <label class="field">
          <span class="field__label">{texts.search}</span>
          <input
            class="input"
            type="search"
            autoComplete="off"
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        <Found routes={routes.filter((one) => matches(one, typed.value))} chosen={chosen.value} />
      </nav>
      <main class="reference__main" id="operation" tabIndex={-1}>
        {route ? <OperationView document={given} route={route} /> : <Welcome document={given} chosen={chosen.value} />}
      </main>
    </div>
  );
}

function Welcome({ document: given, chosen }: { readonly document: OpenapiDocument; readonly chosen: string }) {
  return (
    <>
      <h1>{given.info.title}</h1>
      {chosen !== '' && <p role="status">{texts.missing}</p>}
      <Prose text={given.info.description} />
    </>
  );
}

function Found({ routes, chosen }: { readonly routes: readonly Route[]; readonly chosen: string }) {
  if (routes.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <>
      {[...Map.groupBy(routes, ({ operation }) => operation.tags[0] ?? '')].map(([tag, ofTag]) => (
        <section key={tag}>
          <h2>{tag}</h2>
          <ul>
            {ofTag.map(({ method, operation: { operationId, summary } }) => (
              <li key={operationId}>
                <a href={`#${operationId}`} aria-current={operationId === chosen ? 'page' : undefined}>
                  <span class="reference__method mono">{method}</span> {summary}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
