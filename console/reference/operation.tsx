/** One operation: what it takes, what it returns, and a form that sends it. */
import { describeType, jsonMedia, type OpenapiDocument, type Route, resolve, routeAccess } from './document.ts';
import { Prose } from './prose.tsx';
import { SchemaTree } from './schema-tree.tsx';
import { texts } from './texts.ts';
import { TryIt } from './try-it.tsx';

interface Props {
  readonly document: OpenapiDocument;
  readonly route: Route;
}

export function OperationView({ document, route }: Props) {
  const { method, path, operation } = route;
  return (
    <>
      <h1>{operation.summary}</h1>
      <p class="reference__route mono">
        <strong>{method}</strong> {`/v1${path}`}
      </p>
      {operation.description && <Prose text={operation.description} />}
      <p>{texts.access[routeAccess(operation)]}</p>
      <Parameters document={document} route={route} />
      <RequestBody document={document} route={route} />
      <Responses document={document} route={route} />
      <TryIt key={operation.operationId} document={document} route={route} />
    </>
  );
}

function Parameters({ document, route }: Props) {
  const parameters = (route.operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  if (parameters.length === 0) return null;
  return (
    <>
      <h2>{texts.parameters}</h2>
      <dl class="reference__fields">
        {parameters.map(({ name, in: where, required, description, schema }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>{' '}
              <span class="reference__type">
                {[texts.in[where], ...(schema ? [describeType(document, schema)] : [])].join(', ')}
              </span>
              {required && <span class="reference__required"> {texts.required}</span>}
            </dt>
            <dd>{(description ?? schema?.description) && <Prose text={description ?? schema?.description ?? ''} />}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function RequestBody({ document, route }: Props) {
  const media = route.operation.requestBody && jsonMedia(resolve(document, route.operation.requestBody));
  if (!media?.schema) return null;
  return (
    <>
      <h2>{texts.body}</h2>
      <SchemaTree document={document} schema={media.schema} />
      <Example value={media.example} />
    </>
  );
}

function Responses({ document, route }: Props) {
  return (
    <>
      <h2>{texts.responses}</h2>
      {Object.entries(route.operation.responses).map(([status, given]) => {
        const response = resolve(document, given);
        const media = jsonMedia(response);
        return (
          <details key={status} open={status.startsWith('2')}>
            <summary>
              <strong>{status}</strong> {response.description?.replaceAll('`', '')}
            </summary>
            {media?.schema ? <SchemaTree document={document} schema={media.schema} /> : <p>{texts.noBody}</p>}
            <Example value={media?.example} />
          </details>
        );
      })}
    </>
  );
}

function Example({ value }: { readonly value: unknown }) {
  if (value === undefined) return null;
  return (
    <details>
      <summary>{texts.example}</summary>
      <pre class="reference__code">{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
