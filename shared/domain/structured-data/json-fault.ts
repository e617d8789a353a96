import { type ParseError, parse } from 'jsonc-parser';

/** Where and why a text is no JSON. Lines and columns begin with 1. */
export interface JsonFault {
  readonly reason: string;
  /** Characters before the fault. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

type JsonReading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: JsonFault };

const reasonCharactersMax = 200;

/** Parses JSON text; of a text that is none, says where the first fault is. Never throws. */
export function readJson(text: string): JsonReading {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (err) {
    const message = err instanceof Error ? err.message : 'Syntax error';
    return { ok: false, fault: faultAt(text, faultOffset(text, message), reasonIn(message)) };
  }
}

export function faultAt(text: string, offset: number, reason: string): JsonFault {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { reason, offset, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** The message without the position and without the excerpt of the text, which may be long. */
function reasonIn(message: string): string {
  const reason =
    /^(.{0,200}?)(?: in JSON)? at position \d+/s.exec(message)?.[1] ??
    /^Unexpected token '.{1,2}'/su.exec(message)?.[0];
  return (reason ?? message).slice(0, reasonCharactersMax);
}

/** V8 gives no position for an unexpected token and for an early end; a parser with positions does. */
function faultOffset(text: string, message: string): number {
  const position = / at position (\d+) \(line/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  if (message === 'Unexpected end of JSON input') return text.length;
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true });
  return faults[0]?.offset ?? text.length;
}
