import { expect, test } from 'vitest';
import { cosine } from '../../../shared/domain/vectors/unit-vectors.ts';
import { type PlacedPage, readPageVectors } from '../../../shared/page-vectors/read-page-vectors.ts';
import type { Embedder } from '../../../shared/providers/model/embedder.ts';
import { ModelError } from '../../../shared/providers/model/text-model.ts';
import { placeByLetters } from '../../harness/embedding-server.ts';
import { useTable } from '../table/use-table.ts';

const database = useTable();
const SECONDS = 20_000;
let organizations = 0;

const subjects = ['chains', 'brakes', 'saddles', 'wheels', 'lamps', 'pumps', 'tax law', 'espresso'];
const pagesOf = (organizationId: number, count = subjects.length): PlacedPage[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, organizationId, name: null, latestSnapshot: null, primaryKeyword: null, purpose: null },
    title: `All about ${subjects[at % subjects.length]} ${at}`,
  }));

/** A model that places strings by their letters, and what it was asked. */
function startModel(given: Partial<Embedder> = {}): { embedder: Embedder; asked: string[][] } {
  const asked: string[][] = [];
  const embedder: Embedder = {
    ...{ model: 'place-1', textsMax: 64, areOff: async () => false },
    async embed(texts) {
      asked.push([...texts]);
      return texts.map(placeByLetters);
    },
    ...given,
  };
  return { embedder, asked };
}

function start() {
  organizations += 1;
  const pages = pagesOf(organizations);
  const read = (embedder: Embedder | null, of: readonly PlacedPage[] = pages) =>
    readPageVectors({ table: database.table, embedder }, of, SECONDS);
  return { pages, read };
}

test('a page is placed once, and again when it says something else or the model is another one', async () => {
  const { pages, read } = start();
  const { embedder, asked } = startModel();
  const { vectors } = await read(embedder);
  expect(await read(embedder)).toEqual({ vectors, failure: null });
  expect(asked).toEqual([pages.map(({ title }) => title)]);
  const [first, ...rest] = pages;
  await read(embedder, [{ ...(first ?? expect.unreachable()), title: 'All about mudguards' }, ...rest]);
  expect(asked.slice(1)).toEqual([['All about mudguards']]);
  const other = startModel({ model: 'place-2' });
  await read(other.embedder);
  expect(other.asked.flat()).toHaveLength(pages.length);
});

test('what is kept of a vector has the neighbours of the vector itself', async () => {
  const { pages, read } = start();
  const { embedder } = startModel();
  await read(embedder);
  const { vectors } = await read(embedder);
  const [a, b] = [vectors?.get(1), vectors?.get(2)];
  const unit = (text: string) => {
    const vector = placeByLetters(text);
    const length = Math.hypot(...vector);
    return Float32Array.from(vector, (value) => value / length);
  };
  const [first, second] = pages.map(({ title }) => unit(title ?? ''));
  expect(cosine(a ?? expect.unreachable(), b ?? expect.unreachable())).toBeCloseTo(
    cosine(first ?? expect.unreachable(), second ?? expect.unreachable()),
    2,
  );
});

test('a model that fails in the middle leaves words to compare by, and its answers before are not asked for again', async () => {
  organizations += 1;
  const pages = pagesOf(organizations, 150);
  const services = (embedder: Embedder) => ({ table: database.table, embedder });
  const failing = startModel();
  const breaks: Embedder = {
    ...failing.embedder,
    async embed(texts, signal) {
      if (failing.asked.length === 1) throw new ModelError('unavailable', 'overloaded');
      return failing.embedder.embed(texts, signal);
    },
  };
  expect(await readPageVectors(services(breaks), pages, SECONDS)).toEqual({ vectors: null, failure: 'unavailable' });
  const { embedder, asked } = startModel();
  expect((await readPageVectors(services(embedder), pages, SECONDS)).vectors?.size).toBe(150);
  expect(asked.map(({ length }) => length)).toEqual([64, 22]);
});

test('a vector without a direction is a failure of the model', async () => {
  const { read } = start();
  const { embedder } = startModel({ embed: async (texts) => texts.map(() => Array.from({ length: 8 }, () => 0)) });
  expect(await read(embedder)).toEqual({ vectors: null, failure: 'malformed' });
});

test('nothing is asked without a model, and while models are switched off', async () => {
  const { read } = start();
  const { embedder, asked } = startModel({ areOff: async () => true });
  expect(await read(null)).toEqual({ vectors: null, failure: null });
  expect(await read(embedder)).toEqual({ vectors: null, failure: null });
  expect(asked).toEqual([]);
});

test('of five pages nothing is nearer than usual: words compare them', async () => {
  const { pages, read } = start();
  expect((await read(startModel().embedder, pages.slice(0, 5))).vectors).toBeNull();
});
