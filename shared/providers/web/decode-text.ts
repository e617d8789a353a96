import { TextDecoder } from 'node:util';
import type { WebAccept } from './web-fetcher.ts';

/** How far into a document its own encoding declaration is looked for. HTML says 1,024; real heads put scripts first. */
const prescanBytes = 4_096;

interface DecodedText {
  readonly text: string;
  /** WHATWG name of the encoding. */
  readonly encoding: string;
}

/** Characters of several bytes that prove UTF-8: bytes of another encoding pass for one or two of them by chance. */
const provingCharacters = 4;

/**
 * Bytes to text as a browser would: byte-order mark, then the Content-Type's charset, then the document's own declaration
 * (HTML meta, XML declaration), then UTF-8, and windows-1252 for what is not UTF-8 (WHATWG HTML, section 13.2.3.2). Unlike
 * a browser, it does not believe a declaration against bytes that prove to be UTF-8: servers and templates outlive the
 * encodings that they declare, and search engines read such pages right.
 * @param source.isTruncated - the last character may be cut in half; it is dropped rather than held against UTF-8
 */
export function decodeText(
  bytes: Uint8Array,
  source: { readonly contentType: string | null; readonly accept: WebAccept; readonly isTruncated: boolean },
): DecodedText {
  const label = byteOrderMark(bytes) ?? charsetParameter(source.contentType) ?? declaredEncoding(bytes, source.accept);
  const decoder = label === null ? null : createDecoder(label, false);
  const options = { stream: source.isTruncated };
  if (decoder !== null && !(isOneByteOrTwo(decoder.encoding) && provesUtf8(bytes)))
    return { text: decoder.decode(bytes, options), encoding: decoder.encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, options), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes, options), encoding: 'windows-1252' };
  }
}

function createDecoder(label: string, fatal: boolean): TextDecoder | null {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return null;
  }
}

function isOneByteOrTwo(encoding: string): boolean {
  return !encoding.startsWith('utf-');
}

/** True for bytes that are UTF-8 throughout (the end may be cut off), with enough characters beyond ASCII. */
function provesUtf8(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return false;
  }
  let count = 0;
  for (const _ of text.matchAll(/[\u0080-\uffff]/g)) {
    count += 1;
    if (count >= provingCharacters) return true;
  }
  return false;
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return null;
}

/** A label without a decoder counts as none. */
function knownLabel(label: string | undefined): string | null {
  return label !== undefined && createDecoder(label, false) !== null ? label : null;
}

function charsetParameter(contentType: string | null): string | null {
  return knownLabel(/;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? '')?.[1]);
}

function declaredEncoding(bytes: Uint8Array, accept: WebAccept): string | null {
  if (accept === 'robots') return null;
  // UTF-16 without a mark: the zero beside the "<" shows the byte order.
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, prescanBytes)).toString('latin1');
  const declared = xmlDeclaration(head) ?? (accept === 'html' ? metaCharset(head) : null);
  // The declaration was readable as ASCII, so the document cannot be UTF-16, whatever it says.
  return declared !== null && /^(utf-?16|ucs-2|unicode$)/i.test(declared) ? 'utf-8' : declared;
}

function xmlDeclaration(head: string): string | null {
  return knownLabel(/^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]+)["']/i.exec(head)?.[1]);
}

/** Covers `<meta charset=x>` and `<meta http-equiv="Content-Type" content="text/html; charset=x">`. */
function metaCharset(head: string): string | null {
  for (const [tag] of head.replace(/<!--[\s\S]*?(?:-->|$)/g, '').matchAll(/<meta\s[^<>]*>/gi)) {
    const label = knownLabel(/\bcharset\s*=\s*(?:["']\s*)?([^\s"'/>;]+)/i.exec(tag)?.[1]);
    if (label !== null) return label;
  }
  return null;
}
