import type { ProseBlock } from './body-parts.ts';
import type { PageReading } from './page-reading.ts';

/**
 * The words of "Lorem ipsum" and of the programs that write more of it, without those that other Latin text has as often. Real Latin
 * has few of them side by side.
 */
const fillerWords: ReadonlySet<string> = new Set(
  `lorem ipsum dolor dolore dolores doloribus dolorem amet consectetur consectetuer consectetaur adipiscing adipisicing adipisci elit elitr eiusmod tempor
  incididunt labore laborum laboris laboriosam magna aliqua aliquam aliquip aliquid aliquyam aliquet enim minim veniam quis nostrud nostrum
  exercitation exercitationem ullamco ullam ullamcorper nisi nisl commodo commodi consequat consequatur consequuntur duis aute irure
  reprehenderit reprehenderet voluptate voluptatem voluptates voluptatum voluptas velit cillum fugiat fugit fugiam nulla nullam pariatur excepteur sint
  occaecat occaecati cupidatat cupiditate proident culpa officia deserunt mollit mollis mollitia anim sadipscing nonumy eirmod invidunt erat
  volutpat diam accusam accusamus accusantium justo duo rebum stet clita kasd gubergren takimata sanctus vestibulum pellentesque
  curabitur vivamus praesent maecenas phasellus vulputate feugiat facilisis facilisi blandit luptatum zzril delenit augue iriure hendrerit
  molestie molestiae eros lobortis nibh euismod tincidunt laoreet wisi suscipit iusto odio dignissim dignissimos tortor turpis mauris
  fermentum sollicitudin ligula vitae porttitor rhoncus sagittis semper pharetra condimentum malesuada fames egestas tristique senectus netus morbi
  habitant cursus dictum dictumst hac habitasse platea gravida arcu cras ornare sapien bibendum interdum sodales scelerisque lacinia
  convallis placerat iaculis faucibus ultrices ultricies posuere cubilia curae donec quam vehicula varius pulvinar elementum integer
  risus imperdiet suspendisse potenti mattis aenean lectus auctor neque porro quisquam quisque viverra luctus metus purus leo felis
  eget congue tellus massa proin nunc lacus vel dapibus dui fusce id nam libero tempus tempora facere soluta nobis eligendi optio cumque
  impedit quo minus maxime placeat assumenda repellendus temporibus autem quibusdam officiis debitis rerum necessitatibus saepe eveniet
  repudiandae recusandae itaque earum tenetur sapiente delectus reiciendis perspiciatis unde omnis natus laudantium totam aperiam eaque
  ipsa ipsam quae inventore veritatis architecto beatae explicabo nemo aspernatur magni ratione sequi nesciunt numquam eius modi
  quaerat similique sunt vero eos harum quidem distinctio nihil voluptatibus maiores alias perferendis asperiores`.split(
    /\s+/,
  ),
);

/** Latin that stands between them. */
const linkingWords: ReadonlySet<string> = new Set(
  'et in ut ad non ex sed do est qui id a ab at ac cum eu ea eum per pro sit te tu se si nec qua hic vel aut quod quo sem orci erat'.split(
    ' ',
  ),
);

const FILLER_SHARE = 0.6;
const FILLER_WORDS_MIN = 3;
/** The beginning decides for a whole block. */
const CHARACTERS_READ = 2_000;

/** True for a designer's placeholder text: most of its words are those of "Lorem ipsum". */
function isFiller(text: string): boolean {
  const words: string[] =
    text
      .slice(0, CHARACTERS_READ)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const found = words.filter((word) => fillerWords.has(word)).length;
  if (found < FILLER_WORDS_MIN && !(found > 1 && words.includes('ipsum'))) return false;
  return found + words.filter((word) => linkingWords.has(word)).length >= FILLER_SHARE * words.length;
}

/** By the blocks, which are the same when another value of a field is tried. */
const fillerBlocks = new WeakMap<readonly ProseBlock[], readonly ProseBlock[]>();

/** The blocks of running text that are filler. */
export function findFillerBlocks({ proseBlocks }: PageReading): readonly ProseBlock[] {
  let found = fillerBlocks.get(proseBlocks);
  if (found === undefined) {
    found = proseBlocks.filter(({ text }) => isFiller(text));
    fillerBlocks.set(proseBlocks, found);
  }
  return found;
}
