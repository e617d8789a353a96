/** Reads a PDF of the browser: its pages, tags, outline, and the text that a reader copies out of it. */
import { inflateSync } from 'node:zlib';

interface ReadPdf {
  readonly title: string;
  /** The text of each page, as its fonts map it to Unicode. */
  readonly pages: readonly string[];
  /** Of a page, in points. */
  readonly width: number;
  readonly isTagged: boolean;
  /** Cells that are marked as headers of their table. */
  readonly tableHeaders: number;
  readonly outline: readonly string[];
}

export function readPdf(file: Uint8Array): ReadPdf {
  const source = Buffer.from(file).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(number, body);
  const all = [...objects.values()];
  const fonts = readFonts(source, objects);
  const pages = all.filter((body) => /\/Type \/Page\b/.test(body));
  return {
    title: titlesIn(all.filter((body) => body.includes('/Producer')))[0] ?? '',
    pages: pages.map((body) => textOf(streamOf(objects.get(body.match(/\/Contents (\d+)/)?.[1] ?? '') ?? ''), fonts)),
    width: Number(pages[0]?.match(/\/MediaBox \[0 0 ([\d.]+)/)?.[1]),
    isTagged: /\/Marked true/.test(source) && /\/StructTreeRoot \d+ 0 R/.test(source),
    tableHeaders: all.filter((body) => /\/S \/TH\b/.test(body)).length,
    outline: titlesIn(all.filter((body) => body.includes('/Parent') && body.includes('/Title'))),
  };
}

function titlesIn(bodies: readonly string[]): string[] {
  return bodies.flatMap((body) => {
    const [, plain, hex] = body.match(/\/Title (?:\((.*?)\)\n|<([\dA-F]+)>)/) ?? [];
    if (plain !== undefined) return [plain];
    return hex === undefined ? [] : [new TextDecoder('utf-16be').decode(Buffer.from(hex, 'hex')).replace('\uFEFF', '')];
  });
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')).toString('latin1');
}

type Glyphs = ReadonlyMap<number, string>;

/** The Unicode of each glyph, by the name of the font, which is the same on every page. */
function readFonts(source: string, objects: ReadonlyMap<string, string>): ReadonlyMap<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const [, name = '', number = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = objects.get(number)?.match(/\/ToUnicode (\d+)/)?.[1];
    if (map !== undefined && !fonts.has(name)) fonts.set(name, glyphsOf(streamOf(objects.get(map) ?? '')));
  }
  return fonts;
}

function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<number, string>();
  for (const [, from = '', to = '', second] of map.matchAll(/^<([\dA-F]+)> <([\dA-F]+)>(?: <([\dA-F]+)>)?$/gm)) {
    const first = Number.parseInt(from, 16);
    if (second === undefined) glyphs.set(first, unicode(to));
    else
      for (let at = first; at <= Number.parseInt(to, 16); at += 1)
        glyphs.set(at, String.fromCodePoint(Number.parseInt(second, 16) + at - first));
  }
  return glyphs;
}

const unicode = (hex: string): string => new TextDecoder('utf-16be').decode(Buffer.from(hex, 'hex'));

function textOf(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let font: Glyphs = new Map();
  let text = '';
  for (const [, name, glyphs, end] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-F]+)>|(\bET\b)/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    if (end !== undefined) text += ' ';
    for (const [glyph] of glyphs?.matchAll(/.{4}/g) ?? []) text += font.get(Number.parseInt(glyph, 16)) ?? '';
  }
  return text.replace(/\s+/g, ' ').trim();
}
