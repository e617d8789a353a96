/** Sends a request of an operation to this server, with a key that is kept in memory alone, or with the person's session. */
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Button } from '../design/button.tsx';
import { jsonMedia, type OpenapiDocument, type Parameter, type Route, resolve, routeAccess } from './document.ts';
import { texts } from './texts.ts';

type Credential = 'key' | 'session' | 'none';

/** For all operations of this page. Never stored. */
const key = signal('');
const credential = signal<Credential>('session');

interface Answer {
  readonly status: number | null;
  readonly headers: string;
  readonly text: string;
}

export function TryIt({ document, route }: { readonly document: OpenapiDocument; readonly route: Route }) {
  const { method, operation } = route;
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in !== 'header');
  const example = operation.requestBody && jsonMedia(resolve(document, operation.requestBody))?.example;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState(
    example === undefined ? (operation.requestBody ? '{}' : '') : JSON.stringify(example, null, 2),
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const address = buildAddress(route, parameters, values);
  const hasBody = operation.requestBody !== undefined;

  const send = async (): Promise<void> => {
    setBusy(true);
    setAnswer(await request(method, address, hasBody ? body : undefined));
    setBusy(false);
  };
  return (
    <form
      class="reference__try"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <h2>{texts.tryIt}</h2>
      <p>{texts.tryHint}</p>
      {parameters.map((parameter) => (
        <label class="field" key={parameter.name}>
          <span class="field__label">{`${parameter.name} (${texts.in[parameter.in]})`}</span>
          <input
            class="input"
            autoComplete="off"
            required={parameter.required === true}
            value={values[parameter.name] ?? ''}
            onInput={(event) => setValues({ ...values, [parameter.name]: event.currentTarget.value })}
          />
        </label>
      ))}
      {hasBody && (
        <label class="field">
          <span class="field__label">{texts.body}</span>
          <textarea class="input mono" rows={10} value={body} onInput={(event) => setBody(event.currentTarget.value)} />
        </label>
      )}
      {routeAccess(operation) === 'key' && <Credentials />}
      <Button type="submit" look="primary" busy={busy}>
        {busy ? texts.sending : texts.send}
      </Button>
      <h3>{texts.command}</h3>
      <pre class="reference__code">{curlCommand(method, address, hasBody ? body : undefined)}</pre>
      <div aria-live="polite">{answer && <Shown answer={answer} />}</div>
    </form>
  );
}

function Credentials() {
  return (
    <>
      <label class="field">
        <span class="field__label">{texts.credential}</span>
        <select
          class="input"
          value={credential.value}
          onChange={(event) => {
            credential.value = event.currentTarget.value as Credential;
          }}
        >
          <option value="session">{texts.asSession}</option>
          <option value="key">{texts.asKey}</option>
          <option value="none">{texts.asNone}</option>
        </select>
      </label>
      {credential.value === 'key' && (
        <label class="field">
          <span class="field__label">{texts.key}</span>
          <input
            class="input mono"
            type="password"
            autoComplete="off"
            value={key.value}
            onInput={(event) => {
              key.value = event.currentTarget.value.trim();
            }}
          />
          <span class="field__hint">{texts.keyHint}</span>
        </label>
      )}
    </>
  );
}

function Shown({ answer }: { readonly answer: Answer }) {
  return (
    <>
      <h3>{answer.status === null ? texts.response : `${texts.response}: ${answer.status}`}</h3>
      {answer.headers && <pre class="reference__code">{answer.headers}</pre>}
      <pre class="reference__code">{answer.text}</pre>
    </>
  );
}

function buildAddress(
  { path }: Route,
  parameters: readonly Parameter[],
  values: Readonly<Record<string, string>>,
): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(values[name] ?? '') || `{${name}}`,
  );
  const query = new URLSearchParams();
  for (const { name, in: where } of parameters) {
    const value = values[name] ?? '';
    if (where === 'query' && value !== '') query.set(name, value);
  }
  return `/v1${filled}${query.size > 0 ? `?${query}` : ''}`;
}

async function request(method: string, address: string, body: string | undefined): Promise<Answer> {
  const usesKey = credential.value === 'key' && key.value !== '';
  const usesSession = credential.value === 'session';
  try {
    const response = await fetch(address, {
      method,
      headers: {
        ...(usesKey ? { authorization: `Bearer ${key.value}` } : {}),
        ...(usesSession ? { 'x-console': '1' } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      credentials: usesSession ? 'same-origin' : 'omit',
      ...(body === undefined ? {} : { body }),
    });
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    return { status: response.status, headers, text: indented(await response.text()) };
  } catch {
    return { status: null, headers: '', text: texts.unreachable };
  }
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The key is not in it: it is named by a variable. */
function curlCommand(method: string, address: string, body: string | undefined): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
  const lines = [
    `curl -X ${method} ${quoted(`${location.origin}${address}`)}`,
    '-H "Authorization: Bearer $COA_API_KEY"',
    ...(body === undefined ? [] : [`-H 'content-type: application/json'`, `-d ${quoted(body)}`]),
  ];
  return lines.join(' \\\n  ');
}
