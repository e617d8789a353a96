/** One way in which owners name something that they offer. */
interface OfferWording {
  /** The name of its page: the wording itself, or, where owners say it with a verb, the first name of the thing. */
  readonly name: string;
  /** The words that are searched for. */
  readonly text: string;
  /** False for a verb with its object: its words may stand apart, and in any order. */
  readonly isName: boolean;
}

/** A thing that businesses of a trade offer, in all wordings. */
type Offer = readonly OfferWording[];

/**
 * Reads what a trade offers: `Name = Other name ~ other way, other way; Name; …`. Names are fit for a menu, ways behind `~` are not.
 */
export const parseOffers = (text: string): Offer[] =>
  text.split(';').flatMap((offer) => {
    const [names = '', ways = ''] = offer.split('~', 2);
    const named = splitParts(names, '=').map((name) => ({ name, text: name, isName: true }));
    const [first] = named;
    if (first === undefined) return [];
    return [[...named, ...splitParts(ways, ',').map((way) => ({ name: first.name, text: way, isName: false }))]];
  });

/** The words by which owners call a business of the trade. */
export const parseCalls = (called: string): string[] => splitParts(called, ',');

const splitParts = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
