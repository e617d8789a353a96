import { compiled } from '../../language/word-pattern.ts';

const days =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}+|czwart\\p{L}+|piąt\\p{L}+|sobot\\p{L}+|niedziel\\p{L}+|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|понедельник\\p{L}*|вторник\\p{L}*|воскресень\\p{L}*';
const daysAndHours = compiled(
  String.raw`(?<!\p{L})(?:${days})(?!\p{L})|(?<!\d)(?!24\s?h|24/|7/7)\d{1,2}(?::\d{2}|\s?(?:am|pm|uhr|h\d{0,2}))(?!\p{L})`,
);
/** "on Sundays", "le mercredi et le samedi": when, beside what. */
const onDays = new RegExp(
  String.raw`\s(?:(?:on|every|am|an|jeden|le|les|chaque|los|cada|il|ogni|aos?|às?|op|elke|w|we|på|varje)\s)?(?:${days})(?:,?\s(?:and|&|und|et|y|e|en|i|och|to|bis|au|a)\s(?:(?:le|les|los|il|el|op|w|på)\s)?(?:${days}))?(?:\s(?:mornings?|afternoons?|evenings?|nights?|vormittags?|nachmittags?|abends?|matins?|après-midi|soirs?|mattina|pomeriggio|sera|ochtend|middag|avond))?(?!\p{L})`,
  'giu',
);

export const removeDays = (said: string): string => said.replaceAll(onDays, '');

/** A line of notes about the hours or how to get in touch. */
export const isNote = (said: string): boolean =>
  daysAndHours.test(said) || /\d{2}[\s/-]?\d{2}[\s/-]?\d{2}|@|https?:/u.test(said);
