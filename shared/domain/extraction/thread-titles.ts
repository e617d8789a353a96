import type { Root, RootContent } from 'hast';
import { toLetters } from './article-line.ts';
import { visibleText } from './hast-text.ts';

/** Marks that mail and forum programs put before the title of a reply, in the languages of their users. */
const replyMark = /^(?:\s*(?:re|aw|sv|vs|antw|odp|rif|res|rép|ynt|ответ|回复|回覆|答复|返信)\s*[:：])+/iu;

/** A thread without the headings that say its title again above each post. The given tree is not changed. */
export function removeRepeatedTitles(thread: Root): Root {
  let title: string | null = null;

  function keep(node: RootContent): RootContent[] {
    if (node.type !== 'element') return [node];
    if (/^h[1-6]$/.test(node.tagName)) {
      const text = visibleText(node);
      const letters = toLetters(text.replace(replyMark, ''));
      const isRepeated = letters !== '' && letters === title;
      title ??= letters;
      return isRepeated || replyMark.test(text) ? [] : [node];
    }
    return [{ ...node, children: node.children.flatMap((child) => keep(child) as typeof node.children) }];
  }

  return { type: 'root', children: thread.children.flatMap(keep) };
}
