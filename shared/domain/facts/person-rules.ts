import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { factPatterns } from './fact-patterns.ts';
import { type Observation, observed } from './observation.ts';
import {
  describePlace,
  isHeading,
  type PageBlock,
  type PageReadingForFacts,
  rankHeading,
  splitElementLines,
} from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { isFirstName, isFullName } from './person-names.ts';
import { isPlaceholderPerson, isPlaceholderText } from './placeholders.ts';
import { namesPosition } from './position-words.ts';
import { teamHeading } from './section-headings.ts';

const ROLE_CHARACTERS_MAX = 80;
/** A position, no sentence: a few words without a full stop. */
const role = /^\p{L}[\p{L}\p{M} ,&/'’().+·•|-]{2,79}$/u;
const teamNames = new RegExp(`(?:^|[-_ ])(?:${alternatives('facts', 'teamNames')})(?:[-_ ]|$)`, 'i');
/** One word with a position may be anything; several of a kind are people. */
const FIRST_NAMES_MIN = 2;
const LINE_CHARACTERS_MAX = 140;
/** In the line of the name a role is short; what is longer tells something. */
const ROLE_WORDS_MAX = 5;

interface Member {
  name: string;
  role: string;
  named: PageBlock;
  block: PageBlock;
}

/** Below a team heading: a line that is a name, with the role in it or in the line after it. */
export function personFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (!(purpose.isAbout || purpose.isStart || purpose.isContact) || purpose.isArticle) return [];
  const inTeam = teamBlocks(page);
  const members = page.blocks
    .filter(({ location }) => location === 'body')
    .filter((block) => inTeam.has(block) || (purpose.isAbout && teamNames.test(block.names)))
    .flatMap((block) => memberIn(block, page.blocks[block.at + 1]));
  return members.filter((member) => isFullName(member.name) || hasKin(member, members)).flatMap(person);
}

/** The blocks of the sections about the team. */
function teamBlocks(page: PageReadingForFacts): ReadonlySet<PageBlock> {
  const found = new Set<PageBlock>();
  let team: number | null = null;
  page.blocks.forEach((block, at) => {
    if (block.location !== 'body') return;
    if (isHeading(block)) {
      const before = page.blocks[at - 1];
      const [name = ''] = block.text.split(', ');
      // A line right above a heading says what its section is: `Our team`, and below it `The people behind your smile`.
      const isBelowLabel = before !== undefined && !isHeading(before) && teamHeading.test(before.text);
      // The services of a page about the business end its team, whatever their rank.
      if (factPatterns().servicesHeading.test(block.text)) {
        team = null;
        return;
      }
      if (teamHeading.test(block.text) || (isBelowLabel && !isFullName(block.text))) {
        // The title of a page heads all that follows: the next section ends its team.
        team = Math.max(2, rankHeading(block));
        return;
      }
      if (team !== null && rankHeading(block) <= team && !isPersonHeading(block, page.blocks[at + 1], name))
        team = null;
    }
    if (team !== null) found.add(block);
  });
  return found;
}

const isPersonHeading = (block: PageBlock, next: PageBlock | undefined, name: string): boolean =>
  isFullName(block.text) ||
  isFullName(name) ||
  (isFirstName(block.text) && next !== undefined && namesPosition(firstLine(next)));

const aboutUs = new RegExp(`^(?:${alternatives('facts', 'aboutUs')})$`, 'iu');

const firstLine = (block: PageBlock): string => splitElementLines(block.element)[0] ?? '';

/** `Ada Byron – dentist`, or a name with its role on the line below. */
function memberIn(block: PageBlock, next: PageBlock | undefined): Member[] {
  const { text } = block;
  if (text.length > LINE_CHARACTERS_MAX) return [];
  const [name = '', ...described] = text.split(', ');
  const line = described.join(', ');
  if (isHeading(block) && described.length > 0 && isFullName(name) && line.length <= 60)
    return [{ name, role: line, named: block, block }];
  const [, said, does] = /^(.{3,60}?)(?:\s[–—|-]\s|:\s|,\s|\s\()([^()]{3,80}?)\)?\.?$/u.exec(text) ?? [];
  if (
    said !== undefined &&
    does !== undefined &&
    isFullName(said) &&
    isRoleText(does) &&
    namesPosition(does) &&
    does.split(' ').length <= ROLE_WORDS_MAX
  )
    return [{ name: said, role: does, named: block, block }];
  if (next === undefined) return [];
  const role = firstLine(next);
  // `About us` heads more than people.
  if (aboutUs.test(block.heading) && !namesPosition(role)) return [];
  if (isFullName(text) && isRole(next, block)) return [{ name: text, role, named: block, block: next }];
  return isFirstName(text) && isRole(next, block) && namesPosition(role)
    ? [{ name: text, role, named: block, block: next }]
    : [];
}

/** Another member of the team of whom only the first name is given, in an element of the same kind. */
const hasKin = (member: Member, members: readonly Member[]): boolean =>
  members.filter(({ name, named }) => isFirstName(name) && named.element.tagName === member.named.element.tagName)
    .length >= FIRST_NAMES_MIN;

const cardLinks = new RegExp(`(?:${alternatives('facts', 'cardLinks')})`, 'i');

const education = new RegExp(`^(?:${alternatives('facts', 'education')})`, 'iu');

const isRoleText = (text: string): boolean =>
  role.test(text) &&
  text.length <= ROLE_CHARACTERS_MAX &&
  text.split(' ').length <= 9 &&
  !text.endsWith('.') &&
  !education.test(text) &&
  !cardLinks.test(text);

/** The line after a name is a role where it is no name, no heading of the same rank and no sentence. */
function isRole(next: PageBlock, name: PageBlock): boolean {
  const text = firstLine(next);
  return (
    isRoleText(text) &&
    (!isFullName(text) || namesPosition(text) || next.element.tagName !== name.element.tagName) &&
    (!isHeading(next) || (isHeading(name) && rankHeading(next) > rankHeading(name)))
  );
}

function person({ name, role: said, named, block }: Member): Observation[] {
  if (isPlaceholderPerson(name) || isPlaceholderText(said)) return [];
  const evidence = named === block ? block.text : `${named.text} ${block.text.startsWith(said) ? said : block.text}`;
  return observed({
    kind: 'person',
    data: { name, role: said },
    source: 'crawl',
    evidence,
    locator: describePlace(block),
  });
}
