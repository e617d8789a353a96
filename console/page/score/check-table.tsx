/** The fifteen checks of a page: what each says, in which value it looked, and the component that judges the same. */
import type { Output } from '../../app/client.ts';
import { Badge, type Tone } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Table } from '../../design/table.tsx';
import { texts } from '../../texts/texts.ts';
import type { Checks } from '../page-data.ts';

const t = texts.page;

type Check = Checks['checks'][number];
type Component = NonNullable<Output<'getAnalysis'>['data']>['components'][number];

interface CheckedPlace {
  /** Null of links, which are those of the last crawl. */
  readonly field: keyof Checks['sources'] | null;
  readonly component: Component['component_type'];
}

const title: CheckedPlace = { field: 'title', component: 'title' };
const description: CheckedPlace = { field: 'meta_description', component: 'meta_description' };
const heading: CheckedPlace = { field: 'h1', component: 'headings' };
const schema: CheckedPlace = { field: 'schema', component: 'structured_data' };
const links: CheckedPlace = { field: null, component: 'internal_links' };

const places: Readonly<Record<Check['key'], CheckedPlace>> = {
  title_present: title,
  title_length: title,
  title_has_primary_keyword: title,
  meta_description_present: description,
  meta_description_length: description,
  meta_description_has_primary_keyword: description,
  h1_present: heading,
  h1_single: heading,
  h1_has_primary_keyword: heading,
  intro_has_primary_keyword: { field: 'body_content', component: 'keyword_use' },
  word_count: { field: 'body_content', component: 'content_depth' },
  schema_present: schema,
  schema_valid: schema,
  internal_links: links,
  outbound_links: links,
};

const tones: Readonly<Record<Check['status'], Tone>> = {
  pass: 'good',
  warn: 'warn',
  fail: 'bad',
  not_applicable: 'none',
};
const order: readonly Check['status'][] = ['fail', 'warn', 'pass', 'not_applicable'];

/** Each check by the component that judges the same. */
export const nameChecks = (components: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(places).map(([key, { component }]) => [key, components.get(component) ?? key]));

interface CheckTableProps {
  readonly checks: Checks;
  /** The names of the components of the analysis, by their type. */
  readonly components: ReadonlyMap<string, string>;
  readonly onOpen: (componentType: string) => void;
}

export function CheckTable({ checks: { checks, sources }, components, onOpen }: CheckTableProps) {
  // Checks that say the same are one line.
  const distinct = [...new Map(checks.map((check) => [`${check.status} ${check.message}`, check])).values()];
  return (
    <Table
      label={t.checks}
      rows={distinct.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))}
      keyOf={({ key }) => key}
      columns={[
        { id: 'message', label: t.checkColumns.check, cell: ({ message }) => message },
        {
          id: 'status',
          label: t.checkColumns.result,
          cell: ({ status }) => <Badge tone={tones[status]}>{t.checkStatus[status]}</Badge>,
        },
        { id: 'source', label: t.checkColumns.source, cell: ({ key }) => describeSource(places[key].field, sources) },
        {
          id: 'component',
          label: t.checkColumns.component,
          cell: ({ key }) => {
            const { component } = places[key];
            const name = components.get(component);
            return (
              name !== undefined && (
                <Button small look="quiet" label={t.openComponent(name)} onClick={() => onOpen(component)}>
                  {name}
                </Button>
              )
            );
          },
        },
      ]}
    />
  );
}

function describeSource(field: CheckedPlace['field'], sources: Checks['sources']): string {
  if (field === null) return t.checkSources.links;
  return t.checkSource(t.checkedFields[field], t.checkSources[sources[field].source]);
}
