/** Text of Python, in lines that people can read. */
const LINE_MAX = 120;

/** A call or a signature, on one line where it fits. */
export function fold(begin: string, parts: readonly string[], end: string): string {
  const line = `${begin}${parts.join(', ')}${end}`;
  const indent = ' '.repeat(line.length - line.trimStart().length);
  return line.length <= LINE_MAX
    ? line
    : `${begin}\n${parts.map((part) => `${indent}    ${part},\n`).join('')}${indent}${end}`;
}

/** A docstring of one paragraph, or of two. */
export function docstring(text: string, indent: string, more = ''): string {
  const paragraphs = [text, more].filter((paragraph) => paragraph !== '').map((paragraph) => wrap(paragraph, indent));
  const all = `${indent}"""${paragraphs.join('\n\n').trimStart()}`;
  return all.includes('\n') || all.length + 3 > LINE_MAX ? `${all}\n${indent}"""` : `${all}"""`;
}

/** Lines of words. What would end the string, or begin an escape, is written otherwise. */
function wrap(paragraph: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.replaceAll('"', "'").replaceAll('\\', '\\\\').split(/\s+/)) {
    if (word === '') continue;
    if (line !== '' && `${line} ${word}`.length + indent.length + 3 > LINE_MAX) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => `${indent}${one}`).join('\n');
}
