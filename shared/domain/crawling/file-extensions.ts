/** Extensions of files that are never HTML pages: fetching them would spend the crawl's time on a `content_type` skip. */
const fileExtensions: ReadonlySet<string> = new Set(
  [
    'jpg jpeg jpe png gif webp avif svg svgz ico bmp tif tiff heic heif psd ai eps raw',
    'css js mjs cjs map json jsonld xml xsl xsd rss atom rdf txt csv tsv yaml yml toml md wasm vtt srt',
    'woff woff2 ttf otf eot',
    'mp3 m4a ogg oga wav flac aac opus mid wma',
    'mp4 m4v webm ogv avi mov wmv flv mkv mpg mpeg 3gp m3u m3u8 mpd ts swf',
    'pdf doc docx docm dot dotx xls xlsx xlsm xlsb ppt pptx pps ppsx odt ods odp rtf epub mobi azw3 djvu ps key numbers pages vcf ics',
    'zip gz tgz bz2 xz 7z rar tar jar iso dmg exe msi ipa deb bin dll torrent sql asc',
    'war',
    'apk',
    'rpm',
    'bak',
    'sig',
    'midi',
  ].flatMap((line) => line.split(' ')),
);

/** False for a path whose last segment ends in a known file extension; pages have none, or `.html`, `.php`, `.aspx` … */
export function isPageExtension(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 || !fileExtensions.has(name.slice(dot + 1).toLowerCase());
}
