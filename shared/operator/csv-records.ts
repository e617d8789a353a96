/** Reads CSV as RFC 4180 describes it, piece by piece: memory is bounded by one record, whatever the file's size. */

export type CsvRecord =
  /** `line` is where the record begins, counted from 1. */
  { line: number; fields: string[] } | { line: number; problem: string };

/** Longer than any row that we take: what a quote that is never closed may swallow. */
export const RECORD_CHARACTERS_MAX = 10_000;

type State = 'field start' | 'plain' | 'quoted' | 'after quote' | 'skip line';

class CsvParser {
  #state: State = 'field start';
  #field = '';
  #fields: string[] = [];
  #characters = 0;
  #line = 1;
  #recordLine = 1;
  #afterCarriageReturn = false;
  #problem: string | null = null;
  readonly #records: CsvRecord[] = [];

  /** Takes the next characters, and gives the records that they complete. */
  take(text: string): CsvRecord[] {
    for (const character of text) this.#next(character);
    return this.#records.splice(0);
  }

  end(): CsvRecord[] {
    if (this.#state === 'quoted') this.#problem = 'the quote that opens here is never closed';
    if (this.#characters > 0) this.#endRecord();
    return this.#records.splice(0);
  }

  #next(character: string): void {
    const isLineFeedOfPair = character === '\n' && this.#afterCarriageReturn;
    this.#afterCarriageReturn = character === '\r';
    if (isLineFeedOfPair) {
      if (this.#state === 'quoted') this.#field += character;
      return;
    }
    const isLineEnd = character === '\n' || character === '\r';
    if (isLineEnd) this.#line += 1;
    if (isLineEnd && this.#state !== 'quoted') this.#endRecord();
    else this.#inRecord(character);
  }

  #inRecord(character: string): void {
    this.#characters += 1;
    if (this.#characters > RECORD_CHARACTERS_MAX && this.#state !== 'skip line') {
      this.#problem = `a record is longer than ${RECORD_CHARACTERS_MAX} characters (an open quote?); reading goes on at line ${this.#line + 1}`;
      this.#state = 'skip line';
    }
    if (this.#state === 'skip line') return;
    if (this.#state === 'quoted') {
      if (character === '"') this.#state = 'after quote';
      else this.#field += character;
    } else if (this.#state === 'after quote' && character === '"') {
      this.#field += '"';
      this.#state = 'quoted';
    } else if (character === ',') {
      this.#endField();
    } else if (this.#state === 'after quote') {
      this.#problem = 'text follows a closing quote';
      this.#state = 'skip line';
    } else if (this.#state === 'field start' && character === '"') {
      this.#state = 'quoted';
    } else {
      // A quote within an unquoted field stands for itself: 12" monitor.
      this.#field += character;
      this.#state = 'plain';
    }
  }

  #endField(): void {
    this.#fields.push(this.#field);
    this.#field = '';
    this.#state = 'field start';
  }

  #endRecord(): void {
    const line = this.#recordLine;
    if (this.#problem !== null) this.#records.push({ line, problem: this.#problem });
    else if (this.#characters > 0) {
      this.#endField();
      this.#records.push({ line, fields: this.#fields });
    }
    this.#fields = [];
    this.#field = '';
    this.#characters = 0;
    this.#problem = null;
    this.#state = 'field start';
    this.#recordLine = this.#line;
  }
}

/**
 * The records of a CSV text: quotes with doubled quotes in them, line breaks within quotes, LF, CRLF or CR. Empty lines
 * are left out. A record that is no CSV is told as a problem, and reading goes on at the next line.
 * @throws Error when the bytes are not UTF-8. A byte order mark is left out.
 */
export async function* readCsvRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new CsvParser();
  for await (const chunk of bytes) yield parser.take(decoder.decode(chunk, { stream: true }));
  yield [...parser.take(decoder.decode()), ...parser.end()];
}
