import type { Image, Nodes, Root, RootContent } from 'mdast';
import { pictureName } from './signals/images.ts';
import type { ImageSignal } from './signals/page-signals.ts';

/** An article with the picture that stands above its text, below its title, where the way to the main content lost it. */
export function addLeadPicture(body: Root, picture: Pick<ImageSignal, 'src' | 'alt'> | null): Root {
  if (picture === null || body.children.length === 0) return body;
  const name = pictureName(picture.src);
  if (imagesIn(body).some(({ url }) => pictureName(url) === name)) return body;
  const [first, ...rest] = body.children;
  const image: RootContent = {
    type: 'paragraph',
    children: [{ type: 'image', url: picture.src, alt: picture.alt ?? '' }],
  };
  const isTitled = first?.type === 'heading' && first.depth === 1;
  return { type: 'root', children: isTitled ? [first, image, ...rest] : [image, ...body.children] };
}

function imagesIn(node: Nodes): Image[] {
  if (node.type === 'image') return [node];
  return 'children' in node ? node.children.flatMap(imagesIn) : [];
}
