import type { MessageId } from '../../messages/message.ts';
import type { EditReading } from '../edit-reading.ts';
import { questionsAreAnswered } from './about-answers.ts';
import { askedIsThere } from './about-asked.ts';
import { authorsAreNamed } from './about-authors.ts';
import { isNoBoilerplate } from './about-boilerplate.ts';
import { contactsAreReal } from './about-contact.ts';
import { doesNotRepeatItself, isNoCopy } from './about-copies.ts';
import { datesAreReal } from './about-dates.ts';
import { figuresAreExplained } from './about-figures.ts';
import { titleIsNoLabel } from './about-greetings.ts';
import { headingsHaveText } from './about-headings.ts';
import { isVisible } from './about-hiding.ts';
import { altTextsDescribe, imagesExist } from './about-images.ts';
import { isInPageLanguage } from './about-language.ts';
import { linksExist, linksLeadElsewhere, sourcesAreLinked } from './about-links.ts';
import { itemsSaySomething } from './about-lists.ts';
import { pricesAreOfThePage } from './about-prices.ts';
import { keepsTheText } from './about-removal.ts';
import { saysMore } from './about-restating.ts';
import { markupMatchesPage } from './about-structured-data.ts';
import { additionIsOnTopic, fieldIsOnTopic } from './about-topic.ts';
import { doesNotShout, isNotAPromise, isNotStuffed, isRunningText } from './about-wording.ts';
import type { Objection, ObjectionRule } from './objection.ts';

/** Every rule that an edit has to keep, whatever it is for. */
const rules: readonly ObjectionRule[] = [
  isVisible,
  isInPageLanguage,
  isNotAPromise,
  isRunningText,
  fieldIsOnTopic,
  titleIsNoLabel,
  additionIsOnTopic,
  isNoBoilerplate,
  isNoCopy,
  doesNotRepeatItself,
  saysMore,
  isNotStuffed,
  doesNotShout,
  keepsTheText,
  askedIsThere,
  linksExist,
  linksLeadElsewhere,
  sourcesAreLinked,
  imagesExist,
  altTextsDescribe,
  authorsAreNamed,
  datesAreReal,
  questionsAreAnswered,
  headingsHaveText,
  itemsSaySomething,
  figuresAreExplained,
  pricesAreOfThePage,
  contactsAreReal,
  markupMatchesPage,
];

/** Lists the faults of an edit, in full sentences; empty where it has none. No grade outweighs one. */
export const objectionsTo = (edit: EditReading): Objection[] => rules.flatMap((rule) => [...rule(edit)]);

/** Shares of common words, and the form of a question: signs of a fault, and no proof of one to whoever reads the text. */
const signs: ReadonlySet<MessageId> = new Set(['objections.boilerplate.any-page', 'objections.answers.none']);

/** Whether no model outweighs an objection either. */
export const isCertain = ({ id }: Objection): boolean => !signs.has(id);
