/** Markdown as elements: a parsed tree becomes Preact nodes, so that no text of it can become markup or script. */
import type { Nodes, Root, RootContent } from 'mdast';
import { type ComponentChildren, h } from 'preact';
import { SafeLink } from '../../design/safe-link.tsx';
import { texts } from '../../texts/texts.ts';

const t = texts.page.content;

/**
 * Each block with the place at which it begins in the source.
 * @param markOf - what stands beside a block, by its Markdown, that advice means; null of others
 */
export function renderMarkdown(
  root: Root,
  source: string,
  markOf: (block: string) => ComponentChildren,
): ComponentChildren {
  return root.children.map((block, index) => {
    const start = block.position?.start.offset ?? 0;
    const shown = renderNode(block, index);
    if (shown === null) return null;
    const mark = markOf(source.slice(start, block.position?.end.offset ?? 0));
    return (
      <div key={index} data-at={start} class={mark ? 'preview__marked' : undefined}>
        {mark}
        {shown}
      </div>
    );
  });
}

const renderChildren = (node: { children: readonly RootContent[] }): ComponentChildren[] =>
  node.children.map(renderNode);

/** HTML in Markdown is shown as the text that it is; pictures as a box with their description. */
function renderNode(node: Nodes, key: number): ComponentChildren {
  switch (node.type) {
    case 'root':
      return renderChildren(node);
    case 'heading':
      // One level down, since the screen has its own main heading.
      return h(`h${Math.min(6, node.depth + 1)}`, { key }, renderChildren(node));
    case 'paragraph':
      return <p key={key}>{renderChildren(node)}</p>;
    case 'blockquote':
      return <blockquote key={key}>{renderChildren(node)}</blockquote>;
    case 'list':
      return node.ordered ? (
        <ol key={key} start={node.start ?? 1}>
          {renderChildren(node)}
        </ol>
      ) : (
        <ul key={key}>{renderChildren(node)}</ul>
      );
    case 'listItem':
      return <li key={key}>{renderChildren(node)}</li>;
    case 'table':
      return (
        <table key={key}>
          <tbody>{renderChildren(node)}</tbody>
        </table>
      );
    case 'tableRow':
      return <tr key={key}>{renderChildren(node)}</tr>;
    case 'tableCell':
      return <td key={key}>{renderChildren(node)}</td>;
    case 'strong':
      return <strong key={key}>{renderChildren(node)}</strong>;
    case 'emphasis':
      return <em key={key}>{renderChildren(node)}</em>;
    case 'delete':
      return <s key={key}>{renderChildren(node)}</s>;
    case 'inlineCode':
      return <code key={key}>{node.value}</code>;
    case 'code':
      return (
        <pre key={key}>
          <code>{node.value}</code>
        </pre>
      );
    case 'link':
      return (
        <SafeLink key={key} href={node.url}>
          {renderChildren(node)}
        </SafeLink>
      );
    case 'image':
    case 'imageReference':
      return (
        <span key={key} class="preview__image">
          {t.image(node.alt ?? '')}
        </span>
      );
    case 'break':
      return <br key={key} />;
    case 'thematicBreak':
      return <hr key={key} />;
    case 'linkReference':
      return <span key={key}>{renderChildren(node)}</span>;
    case 'text':
      return node.value;
    case 'html':
      return <code key={key}>{node.value}</code>;
    default:
      return null;
  }
}
