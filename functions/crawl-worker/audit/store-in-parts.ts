/** Of what is in a part, as JSON: it fits an item of 400 KB however little it compresses. */
const PART_BYTES_MAX = 350_000;

/** Stores what an audit recorded, in parts. Returns how many. */
export async function storeInParts<Entry>(
  entries: Iterable<Entry>,
  put: (part: number, entries: readonly Entry[]) => Promise<void>,
): Promise<number> {
  let part = 0;
  let waiting: Entry[] = [];
  let bytes = 0;
  const write = async (): Promise<void> => {
    await put(part, waiting);
    part += 1;
    waiting = [];
    bytes = 0;
  };
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(entry));
    if (waiting.length > 0 && bytes + size > PART_BYTES_MAX) await write();
    waiting.push(entry);
    bytes += size;
  }
  if (waiting.length > 0) await write();
  return part;
}
