import { ADDRESS_CHARACTERS_MAX } from './page-texts.ts';

const closing: ReadonlySet<string> = new Set('.,;:!?)]"\'”’»>'.split(''));

/**
 * Whether a text has an address, of mail or of the web, that stands nowhere in what was shown, or was not shown whole.
 * @param hrefs The targets of its links.
 * @param lowered What was shown, in lower case.
 */
export const bringsAddress = (text: string, hrefs: readonly string[], lowered: string): boolean =>
  [...hrefs, ...text.split(/\s/).map(removeClosing).filter(isAddress)].some(
    (address) => address.length >= ADDRESS_CHARACTERS_MAX || !lowered.includes(address.toLowerCase()),
  );

/** The text without its addresses. */
export const removeAddresses = (text: string): string =>
  text
    .split(/\s/)
    .filter((word) => !isAddress(removeClosing(word)))
    .join(' ');

function removeClosing(word: string): string {
  let end = word.length;
  while (end > 0 && closing.has(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** With a mark of mail or a scheme, or a host: parts of two characters and more around full stops, the last of letters. */
function isAddress(word: string): boolean {
  if (word.includes('@') || word.includes('://')) return true;
  const parts = word.split('/')[0]?.split('.') ?? [];
  return (
    parts.length > 1 && parts.every((part) => part.length > 1) && Number.isNaN(Number.parseInt(parts.at(-1) ?? '', 10))
  );
}
