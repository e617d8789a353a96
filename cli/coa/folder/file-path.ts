import { createHash } from 'node:crypto';

/** Bytes of a name. File systems allow 255; a suffix and the ending need room. */
const NAME_BYTES_MAX = 100;
/** Characters of a path below the folder: Windows allows 260 for all of it. */
const PATH_MAX = 150;
/** Names of devices on Windows, with any ending. */
const devices = new Set(['con', 'prn', 'aux', 'nul', 'conin$', 'conout$', 'clock$']);
function isDevice(name: string): boolean {
  const [stem = ''] = name.toLowerCase().split('.', 1);
  return devices.has(stem) || /^(?:com|lpt)[0-9¹²³]$/.test(stem);
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The file of a page, relative and with `/`: safe on every file system, whatever the path of the page. */
export function pageFilePath(pagePath: string, pageId: number): string {
  const segments = pagePath.split('/').filter(Boolean).map(safeName);
  const name = segments.pop() ?? 'index';
  // A folder "guides.md" would be where the file of the page /guides/ is.
  const folders = segments.map((segment) => (/\.md$/i.test(segment) ? `${segment}_` : segment));
  const file = [...folders, `${name}.md`].join('/');
  return file.length <= PATH_MAX ? file : `long-paths/${cutBytes(name, 60)}-${pageId}.md`;
}

/** The same path for file systems that do not distinguish case or Unicode forms. */
export const collisionKey = (file: string): string => file.normalize('NFC').toLowerCase().normalize('NFC');

/** The path with the page's id, for one whose path is taken. */
export const addPageId = (file: string, pageId: number): string => file.replace(/\.md$/, `-${pageId}.md`);

function safeName(segment: string): string {
  const decoded = decode(segment).normalize('NFC');
  const allowed = decoded
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"/\\|?*\s]+/g, '-');
  const printable = allowed.replace(/[. ]{1,500}$/, '');
  // ".git" and ".coa" are folders of tools; "-rf" is an option of commands.
  const visible = printable.replace(/^[.-]+/, (start) => '_'.repeat(Math.min(start.length, 2)));
  const cut = cutBytes(visible || '_', NAME_BYTES_MAX);
  const name = cut === visible || visible === '' ? cut : `${cut}-${shortHash(segment)}`;
  return isDevice(name) ? `${name.replace(/^[^.]*/, '$&_')}` : name;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The longest beginning of whole characters with so many bytes. */
function cutBytes(text: string, max: number): string {
  let bytes = 0;
  let cut = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > max) break;
    cut += character;
  }
  return cut;
}
