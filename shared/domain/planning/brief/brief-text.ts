const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", rsquo: '’', lsquo: '‘', copy: '©' },
  ...{ pound: '£', euro: '€', ndash: '–', mdash: '—', hellip: '…', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', ntilde: 'ñ', oacute: 'ó' },
  ...{ aacute: 'á', iacute: 'í', uacute: 'ú', ecirc: 'ê', ocirc: 'ô', atilde: 'ã', otilde: 'õ', aring: 'å' },
};

/** HTML as lines: a heading, an item or a paragraph each. Other text as it stands. */
export function plainText(brief: string): string {
  const written = brief
    .toWellFormed()
    .replaceAll('：', ': ')
    .replaceAll(/(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]):(?=\S)/gu, ': ');
  // Pictures of a README name nothing that is offered.
  const text = written.replaceAll(/\[?!\[[^[\]\n]{0,200}\]\([^)[\s]{0,400}\)(?:\]\([^)[\s]{0,400}\))?/gu, ' ');
  if (!/<\/?[a-z][a-z0-9]{0,10}[\s>/]/iu.test(text)) return text;
  return text
    .replaceAll(/<(script|style)\b[^<]{0,5000}<\/\1>/giu, ' ')
    .replaceAll(/<li[^<>]{0,200}>/giu, '\n- ')
    .replaceAll(/<\/?(?:p|div|ul|ol|table|tr|br|section|h[1-6])\b[^<>]{0,200}>/giu, '\n')
    .replaceAll(/<[^<>]{1,500}>/gu, ' ')
    .replaceAll(
      /&(#39|\p{L}{2,7});/gu,
      (whole, name: string) => entities[name] ?? entities[name.toLowerCase()] ?? whole,
    );
}
