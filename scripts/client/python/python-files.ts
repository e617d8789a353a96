/** The generated modules of clients/python, from the description. */
import { parse } from 'yaml';
import {
  addressOf,
  createReader,
  type Method,
  type Operation,
  parametersOf,
  queryOfList,
} from './python-operations.ts';
import { docstring, fold } from './python-text.ts';
import { createPythonTypes, pascalCase, type Schema, snakeCase } from './python-types.ts';

const PYTHON_FOLDER = 'clients/python/src/content_optimization';
const NOTICE = '# Generated from openapi.yaml by `npm run generate`.';

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  webhooks: Readonly<
    Record<string, { post: { requestBody: { content: { 'application/json': { schema: Schema } } } } }>
  >;
  components: { schemas: Readonly<Record<string, Schema>> };
}
/** The two clients: of the one a call returns, of the other it is awaited. */
interface Flavour {
  prefix: '' | 'Async';
  define: 'def' | 'async def';
  wait: '' | 'await ';
}
const flavours: readonly Flavour[] = [
  { prefix: '', define: 'def', wait: '' },
  { prefix: 'Async', define: 'async def', wait: 'await ' },
];

const readDocument = (yaml: string): Document =>
  parse(yaml, (name: unknown, value: unknown) => (name === 'example' ? undefined : value));

/** Every generated file, by its path. */
export function pythonFiles(openapiYaml: string): Map<string, string> {
  const document = readDocument(openapiYaml);
  const types = createPythonTypes();
  for (const [name, schema] of Object.entries(document.components.schemas)) types.declare(name, schema);
  const resolve = <T extends object>(node: T): T => {
    const reference: unknown = Reflect.get(node, '$ref');
    if (typeof reference !== 'string') return node;
    return reference
      .slice(2)
      .split('/')
      .reduce<object>((part, key) => Reflect.get(part, key), document) as T;
  };
  const read = createReader(types, resolve);
  const methods = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, operation]) => read(verb, path, operation) ?? []),
  );
  const events = Object.values(document.webhooks).map(({ post }) =>
    types.typeOf(post.requestBody.content['application/json'].schema, ''),
  );
  const exported = exportedRows(document);
  return new Map([
    [`${PYTHON_FOLDER}/models.py`, modelsFile(types.declarations(), events)],
    [`${PYTHON_FOLDER}/_operations.py`, operationsFile(methods, exported)],
  ]);
}

const modelsFile = (declarations: readonly string[], events: readonly string[]): string =>
  [
    NOTICE,
    '"""Types of requests and responses, by the names of the description. A response may have further fields."""',
    '',
    'from __future__ import annotations',
    '',
    'from typing import Any, Generic, Literal, TypeVar, Union',
    '',
    'from typing_extensions import NotRequired, TypeAlias, TypedDict',
    '',
    'T = TypeVar("T")',
    '',
    '',
    'class Data(TypedDict, Generic[T]):\n    data: T',
    '',
    '',
    'class PageList(TypedDict, Generic[T]):\n    data: list[T]\n    meta: PageMeta',
    '',
    '',
    'class CursorList(TypedDict, Generic[T]):\n    data: list[T]\n    meta: CursorMeta',
    ...declarations.map((declaration) => `\n\n${declaration}`),
    '',
    '',
    fold(
      'WebhookEvent: TypeAlias = Union[',
      events.map((event) => `"${event}"`),
      ']',
    ),
    '',
  ].join('\n');

/** The kinds of export, with the type of their rows: the description has both in the same order. */
function exportedRows({ paths }: Document): { kind: string; row: string }[] {
  const operation = paths['/sites/{siteId}/export/{what}']?.['get'];
  const kinds = operation?.parameters?.find(({ name }) => name === 'what')?.schema.enum ?? [];
  const schema: unknown = operation?.responses['200']?.content?.['application/jsonl']?.schema;
  const { contentSchema } = schema as { contentSchema: { anyOf: readonly { $ref: string }[] } };
  return kinds.map((kind, at) => {
    const row = contentSchema.anyOf[at]?.$ref.split('/').at(-1) ?? '';
    const named = `Exported${pascalCase(String(kind))}`;
    if (named !== row && named !== `${row}s`) throw new Error(`the rows of the export ${kind} are ${row}`);
    return { kind: String(kind), row };
  });
}

const outsideOfModels: ReadonlySet<string> = new Set([
  'None',
  'Any',
  'Literal',
  'True',
  'False',
  'Unpack',
  'CallOptions',
]);

/** The types of the description are those of the module `models`. */
const qualify = (type: string): string =>
  type.replaceAll(/"[^"]*"|\b[A-Z]\w*/g, (word) =>
    word.startsWith('"') || outsideOfModels.has(word) ? word : `models.${word}`,
  );

function methodLines(method: Method, { define, wait }: Flavour): string[] {
  const { name, route, jobOutput, output } = method;
  const documentation = docstring(method.summary, '        ', method.description);
  const signature = (parameters: readonly string[], type: string): string =>
    fold(`    ${define} ${name}(`, parameters.map(qualify), `) -> ${qualify(type)}:`);
  const parameters = parametersOf(method, method.query);
  const call = (...options: string[]): string =>
    fold(
      `        return ${wait}self._call(`,
      [`"${route.verb}"`, ...addressOf(method, method.query), method.body?.name ?? 'None', ...options],
      ')',
    );
  if (jobOutput === null) return ['', signature(parameters, output), documentation, call('options')];
  const withFlag = (flag: string): string[] => {
    const at = parameters.indexOf('*');
    const before = parameters.slice(0, -1);
    return [...before, ...(at === -1 ? ['*'] : []), flag, parameters.at(-1) ?? ''];
  };
  return [
    '',
    '    @overload',
    `${signature(withFlag('respond_async: Literal[True]'), jobOutput)} ...`,
    '    @overload',
    `${signature(withFlag('respond_async: Literal[False] = False'), output)} ...`,
    signature(withFlag('respond_async: bool = False'), `${output} | ${jobOutput}`),
    documentation,
    call('options', 'respond_async'),
  ];
}

function listLines(method: Method, { prefix }: Flavour): string[] {
  const query = queryOfList(method);
  const parameters = parametersOf({ ...method, body: null }, query).map(qualify);
  return [
    '',
    fold(`    def ${method.name}(`, parameters, `) -> ${prefix}Iterator[${qualify(method.item ?? 'Any')}]:`),
    docstring(method.summary, '        '),
    fold('        return self._items(', [...addressOf(method, query), 'options'], ')'),
  ];
}

const exportLines = ({ kind, row }: { kind: string; row: string }, { prefix }: Flavour): string[] => [
  '',
  `    def ${snakeCase(kind)}(self, site_id: int, **options: Unpack[ExportOptions]) -> ${prefix}ExportRows[models.${row}]:`,
  `        """Rows of the export \`${kind}\` of a site."""`,
  `        return self._rows("${kind}", site_id, options)`,
];

function operationsFile(methods: readonly Method[], exported: ReturnType<typeof exportedRows>): string {
  const classesOf = (flavour: Flavour): string[] => {
    const { prefix, define } = flavour;
    return [
      '',
      '',
      `class ${prefix}Operations:`,
      '    """A method for each operation of the API."""',
      '',
      `    ${define} _call(self, verb: str, path: str, query: Query, body: object, options: CallOptions, respond_async: bool = False) -> Any:`,
      '        raise NotImplementedError',
      ...methods.flatMap((method) => methodLines(method, flavour)),
      '',
      '',
      `class ${prefix}Lists:`,
      '    """The items of lists, which are read in parts as they are needed."""',
      '',
      `    def _items(self, path: str, query: Query, options: CallOptions) -> ${prefix}Iterator[Any]:`,
      '        raise NotImplementedError',
      ...methods.filter(({ item }) => item !== null).flatMap((method) => listLines(method, flavour)),
      '',
      '',
      `class ${prefix}Exports:`,
      '    """The rows of exports, which are read in parts as they are needed."""',
      '',
      `    def _rows(self, what: str, site_id: int, options: ExportOptions) -> ${prefix}ExportRows[Any]:`,
      '        raise NotImplementedError',
      ...exported.flatMap((one) => exportLines(one, flavour)),
    ];
  };
  return [
    NOTICE,
    '# mypy: disable-error-code="no-any-return"',
    'from __future__ import annotations',
    '',
    'from collections.abc import AsyncIterator, Iterator',
    'from typing import TYPE_CHECKING, Any, Literal, overload',
    '',
    'from typing_extensions import Unpack',
    '',
    'from ._exports import AsyncExportRows, ExportOptions, ExportRows',
    'from ._requests import CallOptions, Query, segment',
    '',
    'if TYPE_CHECKING:',
    '    from . import models',
    ...flavours.flatMap(classesOf),
    '',
  ].join('\n');
}
