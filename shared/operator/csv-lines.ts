export interface CsvLine {
  /** Counted from 1. */
  number: number;
  /** With its line end; null when it is longer than `maxBytes`. */
  text: string | null;
}

/** Everything to the end of a line: LF, CRLF or CR. */
const LINE = /[^\r\n]*(?:\r\n|\n|\r)/y;

/**
 * The lines of a text file, in memory bounded by one line.
 * @throws TypeError when the bytes are not UTF-8. A byte order mark is left out.
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<CsvLine> {
  let number = 0;
  let rest = '';
  let isTooLong = false;
  const end = (text: string): CsvLine => {
    const line = { number: ++number, text: isTooLong || Buffer.byteLength(text) > maxBytes ? null : text };
    isTooLong = false;
    return line;
  };
  for await (const chunk of decodeUtf8(bytes)) {
    const text = rest + chunk;
    let at = 0;
    for (const found of wholeLines(text)) {
      at += found.length;
      yield end(found);
    }
    rest = text.slice(at);
    // Its beginning is of no use: the line is reported when its end is found. A CR at the end may belong to a CRLF.
    if (rest.length > maxBytes) {
      isTooLong = true;
      rest = rest.endsWith('\r') ? '\r' : '';
    }
  }
  if (rest !== '' || isTooLong) yield end(rest);
}

function* wholeLines(text: string): Generator<string> {
  for (let at = 0; ; ) {
    LINE.lastIndex = at;
    const [found] = LINE.exec(text) ?? [];
    at += found?.length ?? 0;
    if (found === undefined || (found.endsWith('\r') && at === text.length)) return;
    yield found;
  }
}

async function* decodeUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
