import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { labelsWishes } from './wish-sentences.ts';

/** The topic of a statement, by the heading or label above it. */
export type StatementTopic =
  | 'offer'
  | 'wish'
  | 'denied'
  | 'rivals'
  | 'audience'
  | 'area'
  | 'place'
  | 'name'
  | 'other'
  | null;

const wholeLabel = (phrases: string): RegExp => compiled(String.raw`^(?:${phrases.trim()})\W{0,3}$`);
const labels = new Map<string, RegExp>();

function isLabel(label: string, phrases: string): boolean {
  let pattern = labels.get(phrases);
  if (pattern === undefined) {
    pattern = wholeLabel(phrases);
    labels.set(phrases, pattern);
  }
  return pattern.test(label.trim());
}

const nameInAnyScript = alternatives('planning', 'nameInAnyScript');
/** "Le nom de la ferme", "Name of the practice", "Nombre del hotel": a label of the name, whatever it is that has it. */
const nameLabel = compiled(
  `^(?:${alternatives('planning', 'nameLabelArticles')})?(?:${alternatives('planning', 'nameLabel')})$`,
);
/** "Want: case studies, …" */
const wishWord = compiled(
  `^(?:(?:${alternatives('planning', 'wishWordIndefinite')}) (?:${alternatives('planning', 'wishWordThen')})?)?(?:we )?(?:${alternatives('planning', 'wishWord')})$`,
);
/** "Our name: …" */
const ofUsLabel = compiled(String.raw`^\s*(?:${alternatives('planning', 'ofUsLabel')})\s`);
/** "Website wishes" */
const ofTheSite = compiled(String.raw`^(?:on the |the |our |new )?(?:${alternatives('planning', 'ofTheSite')})[\s-]+`);

/** "Wishes for the new site" */
const forTheSite = compiled(
  String.raw`\s(?:${alternatives('planning', 'forTheSiteFor')})\s(?:\p{L}{1,30}\s){0,3}(?:${alternatives('planning', 'forTheSite')})$`,
);

const DENIED_LABEL_WORDS_MAX = 4;

/** "Wie heißt Ihr Betrieb?", "What are you called?" */
const whatCalled = compiled(`^(?:${alternatives('planning', 'whatCalled')})`);
/** "Wo befindet er sich?" */
const whereIs = compiled(`^(?:${alternatives('planning', 'whereIs')})`);
/** "Welche Seiten wünschen Sie sich?" */
const whichPages = compiled(
  String.raw`^(?:${alternatives('planning', 'whichPagesThen')})\s(?:\p{L}+\s){0,2}(?:${alternatives('planning', 'whichPages')})(?!\p{L})`,
);
/** "Quels services offrez-vous ?" */
const whichOnes = compiled(String.raw`^(?:${alternatives('planning', 'whichOnes')})\s(?=\p{L})`);
/** "Two clinics: Riccarton and Sumner": of several none is the name. */
export const severalLabel = compiled(String.raw`^(?:${alternatives('planning', 'severalLabel')})\s\p{L}`);

/** The topic of a heading or a label; null for one that says nothing we know. */
export function findTopic(given: string, words: ReadingWords): StatementTopic {
  // "Abteilungen, jede soll ihre eigene Seite haben"
  const [first = ''] = given.split(/,\s/u, 1);
  const label = first !== given && isLabel(first, words.offerHeads) ? first : given;
  const own = label.replace(ofUsLabel, '');
  const isOfName = isLabel(own, words.nameHeads) || isLabel(label, nameInAnyScript) || nameLabel.test(label.trim());
  if (isOfName && !severalLabel.test(label)) return 'name';
  if (wishWord.test(label.trim())) return 'wish';
  if (whatCalled.test(label.trim())) return 'name';
  if (isLabel(own, words.placeHeads) || whereIs.test(label.trim())) return 'place';
  if (whichPages.test(label.trim())) return wordPattern(words.negation).test(label) ? 'denied' : 'wish';
  if (whichOnes.test(label.trim()) && wordPattern(words.offerHeads).test(label)) return 'offer';
  if (isLabel(label, words.negationHeads)) return 'denied';
  if (isLabel(label, words.rivalHeads) || isLabel(own, words.rivalHeads)) return 'rivals';
  if (isLabel(label, words.audienceHeads) || isLabel(own, words.audienceHeads)) return 'audience';
  if (isLabel(label, words.areaHeads) || isLabel(own, words.areaHeads)) return 'area';
  if (
    isLabel(label, words.wishHeads) ||
    isLabel(label.replace(ofTheSite, ''), words.wishHeads) ||
    isLabel(own.replace(forTheSite, ''), words.wishHeads)
  )
    return 'wish';
  if (wordPattern(words.negation).exec(label)?.index === 0 && label.split(' ').length <= DENIED_LABEL_WORDS_MAX)
    return 'denied';
  if (isLabel(label, words.otherHeads)) return 'other';
  if (isLabel(label, words.offerHeads)) return 'offer';
  if (wordPattern(words.rivals).test(label)) return 'rivals';
  if (whatYouDo.test(label)) return 'offer';
  if (wordPattern(words.wish).test(label) || labelsWishes(label))
    return wordPattern(words.negation).test(label) ? 'denied' : 'wish';
  if (whatOpens.test(label) && wordPattern(words.negation).test(label)) return 'denied';
  if (whoAsks.test(label)) return 'audience';
  if (!wordPattern(words.offers).test(label)) return null;
  return wordPattern(words.negation).test(label) ? 'denied' : 'offer';
}

/** "Wat er niet op hoeft", "Ne yapmıyorsunuz" */
const whatOpens = compiled(String.raw`^(?:${alternatives('planning', 'whatOpens')})(?!\p{L})`);
/** "tu me redis ce que vous faites exactement" */
const whatYouDo = compiled(String.raw`(?<!\p{L})(?:${alternatives('planning', 'whatYouDo')})(?!\p{L})`);

/** "who comes to us" */
const whoAsks = compiled(
  String.raw`^(?:${alternatives('planning', 'whoAsksThen')})\s(?!(?:${alternatives('planning', 'whoAsks')})\b)`,
);
