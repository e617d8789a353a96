import { type Observation, observed } from './observation.ts';
import { type PageBlock, type PageReadingForFacts, placeOf } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { isFullName } from './person-names.ts';
import { isPlaceholderPerson, isPlaceholderText } from './placeholders.ts';
import { teamHeading } from './section-headings.ts';

const ROLE_CHARACTERS_MAX = 80;
/** A position, no sentence: a few words without a full stop. */
const role = /^\p{L}[\p{L}\p{M} ,&/'’().+·•|-]{2,79}$/u;
const teamNames = /(?:^|[-_ ])(?:team|staff|mitarbeiter|equipe|equipo|zespol|crew)(?:[-_ ]|$)/i;
/** A heading of a section that is none in the markup counts for so many blocks. */
const isHeading = ({ element }: PageBlock): boolean => /^h[1-6]$/.test(element.tagName);
const levelOf = ({ element }: PageBlock): number => Number(element.tagName.slice(1));

/** Below a team heading: a line that is a name, with the role in it or in the short line after it. */
export function personFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if ((!purpose.isAbout && !purpose.isStart) || purpose.isArticle) return [];
  let team: number | null = null;
  return page.blocks.flatMap((block, at) => {
    if (block.location !== 'body') return [];
    const before = page.blocks[at - 1];
    const [name = '', ...described] = block.text.split(', ');
    if (isHeading(block)) {
      // A line right above a heading says what its section is: `Our team`, and below it `The people behind your smile`.
      const isBelowLabel = before !== undefined && !isHeading(before) && teamHeading.test(before.text);
      if (teamHeading.test(block.text) || (isBelowLabel && !isFullName(block.text))) {
        // The title of a page heads all that follows: the next section ends its team.
        team = Math.max(2, levelOf(block));
        return [];
      }
      if (team !== null && levelOf(block) <= team && !isFullName(block.text) && !isFullName(name)) team = null;
    }
    if (team === null && !(purpose.isAbout && teamNames.test(block.names))) return [];
    const line = described.join(', ');
    if (isHeading(block) && described.length > 0 && isFullName(name) && line.length <= 60)
      return person(name, line, block, block.text);
    const next = page.blocks[at + 1];
    if (!next || !isFullName(block.text) || !isRole(next, block)) return [];
    return person(block.text, next.text, next, `${block.text} ${next.text}`);
  });
}

/** The line after a name is a role where it is no name, no heading of the same rank and no sentence. */
const isRole = (next: PageBlock, name: PageBlock): boolean =>
  role.test(next.text) &&
  next.text.length <= ROLE_CHARACTERS_MAX &&
  next.text.split(' ').length <= 9 &&
  !/[.!?]$/.test(next.text.replace(/(?:\p{L}\.){1,3}$/u, '')) &&
  (!isFullName(next.text) || next.element.tagName !== name.element.tagName) &&
  (!isHeading(next) || (isHeading(name) && levelOf(next) > levelOf(name))) &&
  !/(?:mehr|more|read|lire|leer|weiter|kontakt|contact|profil|e-?mail|www\.|@)/i.test(next.text);

const person = (name: string, said: string, block: PageBlock, evidence: string): Observation[] =>
  isPlaceholderPerson(name) || isPlaceholderText(said)
    ? []
    : observed({ kind: 'person', data: { name, role: said }, source: 'crawl', evidence, locator: placeOf(block) });
