import { ToolError } from './tool-error.ts';

interface TextEdit {
  find: string;
  replace: string;
}

const readAgain = 'Call get_content, and copy the text to find exactly, with its Markdown.';

/**
 * Replaces each text by its replacement, one edit after the other.
 * @throws ToolError when a text is not there exactly once; then nothing is replaced.
 */
export function applyEdits(markdown: string, edits: readonly TextEdit[]): string {
  return edits.reduce((text, { find, replace }, at) => {
    const first = text.indexOf(find);
    if (first === -1) {
      throw new ToolError('text_not_found', `edits.${at}.find is not in the text; nothing was changed`, readAgain);
    }
    if (text.indexOf(find, first + 1) !== -1) {
      const message = `edits.${at}.find is in the text more than once; nothing was changed`;
      throw new ToolError('text_not_unique', message, 'Add words before or after it, so that it is there once.');
    }
    return text.slice(0, first) + replace + text.slice(first + find.length);
  }, markdown);
}
