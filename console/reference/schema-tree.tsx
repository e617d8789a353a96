/** The fields of a schema, opened one level at a time: schemas refer to each other, and to themselves. */
import { useState } from 'preact/hooks';
import { describeType, type OpenapiDocument, resolve, type Schema, schemaName } from './document.ts';
import { Prose } from './prose.tsx';
import { texts } from './texts.ts';

interface Props {
  readonly document: OpenapiDocument;
  readonly schema: Schema;
}

/** The schemas within one that have their own fields. */
function listParts(document: OpenapiDocument, schema: Schema): Schema[] {
  const found = resolve(document, schema);
  const choices = found.anyOf ?? found.oneOf ?? found.allOf;
  if (choices) return choices.flatMap((choice) => listParts(document, choice));
  if (found.items) return listParts(document, found.items);
  if (typeof found.additionalProperties === 'object') return listParts(document, found.additionalProperties);
  return found.properties ? [found] : [];
}

export function SchemaTree({ document, schema }: Props) {
  const parts = listParts(document, schema);
  if (parts.length === 0) return <p class="mono">{describeType(document, schema)}</p>;
  return (
    <>
      {schemaName(schema) && <p class="mono">{schemaName(schema)}</p>}
      {parts.map((part, at) => (
        <dl class="reference__fields" key={at}>
          {Object.entries(part.properties ?? {}).map(([name, field]) => (
            <Field
              key={name}
              name={name}
              field={field}
              required={part.required?.includes(name) ?? false}
              document={document}
            />
          ))}
        </dl>
      ))}
    </>
  );
}

function Field(
  props: Pick<Props, 'document'> & { readonly name: string; readonly field: Schema; readonly required: boolean },
) {
  const { document, name, field, required } = props;
  const [open, setOpen] = useState(false);
  const description = field.description ?? resolve(document, field).description;
  const hasFields = listParts(document, field).length > 0;
  return (
    <>
      <dt>
        <code>{name}</code> <span class="reference__type">{describeType(document, field)}</span>
        {required && <span class="reference__required"> {texts.required}</span>}
      </dt>
      <dd>
        {description && <Prose text={description} />}
        {hasFields && (
          <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>
              <code>{name}</code>
            </summary>
            {open && <SchemaTree document={document} schema={field} />}
          </details>
        )}
      </dd>
    </>
  );
}
