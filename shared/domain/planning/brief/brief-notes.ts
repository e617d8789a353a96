const streets =
  /(?<!\p{L})(?:rue|avenue|boulevard|place|chemin|quai|calle|avda|plaza|paseo|carrer|via|viale|corso|piazza|rua|largo|travessa|ul\.|aleja|plac|street|road|lane|st\.|rd\.|avenue|square|улица|ул\.)\s(?:\p{L}+\s){0,2}\p{Lu}|\p{L}(?:straße|strasse|str\.|gasse|weg|platz|allee|straat|laan|gracht|plein|gatan|vägen)(?!\p{Ll})/u;
const daysAndHours =
  /(?<!\p{L})(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedział\p{L}+|wtor\p{L}+|środ\p{L}+|czwart\p{L}+|piąt\p{L}+|sobot\p{L}+|niedziel\p{L}+|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|понедельник\p{L}*|вторник\p{L}*|воскресень\p{L}*)(?!\p{L})|\d{1,2}(?::\d{2}|\s?(?:am|pm|uhr|h\d{0,2}))(?!\p{L})/iu;

/** A line of notes about the address, the hours or how to get in touch. */
export const isNote = (said: string): boolean =>
  streets.test(said) || daysAndHours.test(said) || /\d{2}[\s/-]?\d{2}[\s/-]?\d{2}|@|https?:/u.test(said);
