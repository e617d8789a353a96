import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
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

const nameInAnyScript = wordsFor('nameInAnyScript');
/** "Le nom de la ferme", "Name of the practice", "Nombre del hotel": a label of the name, whatever it is that has it. */
const nameLabel = compiled(`^(?:${wordsFor('nameLabelArticles')})?(?:${wordsFor('nameLabel')})$`);
/** "Want: case studies, …" */
const wishWord = compiled(
  `^(?:(?:${wordsFor('wishWordIndefinite')}) (?:${wordsFor('wishWordThen')})?)?(?:we )?(?:${wordsFor('wishWord')})$`,
);
/** "Our name: …" */
const ofUsLabel = compiled(String.raw`^\s*(?:${wordsFor('ofUsLabel')})\s`);
/** "Website wishes" */
const ofTheSite = compiled(String.raw`^(?:on the |the |our |new )?(?:${wordsFor('ofTheSite')})[\s-]+`);

/** "Wishes for the new site" */
const forTheSite = compiled(
  String.raw`\s(?:${wordsFor('forTheSiteFor')})\s(?:\p{L}{1,30}\s){0,3}(?:${wordsFor('forTheSite')})$`,
);

const DENIED_LABEL_WORDS_MAX = 4;

/** "Wie heißt Ihr Betrieb?", "What are you called?" */
const whatCalled = compiled(`^(?:${wordsFor('whatCalled')})`);
/** "Wo befindet er sich?" */
const whereIs = compiled(`^(?:${wordsFor('whereIs')})`);
/** "Welche Seiten wünschen Sie sich?" */
const whichPages = compiled(
  String.raw`^(?:${wordsFor('whichPagesThen')})\s(?:\p{L}+\s){0,2}(?:${wordsFor('whichPages')})(?!\p{L})`,
);
/** "Two clinics: Riccarton and Sumner": of several none is the name. */
const severalLabel = compiled(String.raw`^(?:${wordsFor('severalLabel')})\s\p{L}`);

/** The topic of a heading or a label; null for one that says nothing we know. */
export function findTopic(label: string, words: ReadingWords): StatementTopic {
  const own = label.replace(ofUsLabel, '');
  const isOfName = isLabel(own, words.nameHeads) || isLabel(label, nameInAnyScript) || nameLabel.test(label.trim());
  if (isOfName && !severalLabel.test(label)) return 'name';
  if (wishWord.test(label.trim())) return 'wish';
  if (whatCalled.test(label.trim())) return 'name';
  if (isLabel(own, words.placeHeads) || whereIs.test(label.trim())) return 'place';
  if (whichPages.test(label.trim())) return wordPattern(words.negation).test(label) ? 'denied' : 'wish';
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
  if (!wordPattern(words.offers).test(label)) return null;
  return wordPattern(words.negation).test(label) ? 'denied' : 'offer';
}

/** "Wat er niet op hoeft", "Ne yapmıyorsunuz" */
const whatOpens = compiled(String.raw`^(?:${wordsFor('whatOpens')})(?!\p{L})`);
/** "tu me redis ce que vous faites exactement" */
const whatYouDo = compiled(String.raw`(?<!\p{L})(?:${wordsFor('whatYouDo')})(?!\p{L})`);
