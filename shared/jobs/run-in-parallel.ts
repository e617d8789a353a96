/** Runs the work for each item, at most `concurrency` at a time; the results are in the order of the items. */
export async function runInParallel<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const pending = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of pending) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, worker));
  return results;
}
