/** Days, times and what is said of closed days, in the languages that pages are read in. */

const dayNames = [
  'mon(?:day)?s?|tue(?:s(?:day)?s?)?|wed(?:nesday|s)?s?|thu(?:r(?:s(?:day)?s?)?)?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|weekdays?|weekends?',
  'mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|feiertags?|werktags',
  'lun(?:di)?s?|mar(?:di)?s?|mer(?:credi)?s?|jeu(?:di)?s?|ven(?:dredi)?s?|sam(?:edi)?s?|dim(?:anche)?s?',
  'lunes|martes|mi[ée](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[áa]b(?:ados?)?|dom(?:ingos?)?|festivos',
  'luned[ìi]|marted[ìi]|mercoled[ìi]|gio(?:ved[ìi])?|venerd[ìi]|sabato|domenica|festivi',
  '(?:seg(?:unda)?|ter(?:ça)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?)s?(?:[- ]feiras?)?|feriados',
  '(?:maan|dins|woens|donder|vrij|zater|zon)dag|ma|wo|vr|za|zo',
  'poniedziałek|poniedziałku|wtorek|wtorku|środ[ay]|czwart(?:ek|ku)|piąt(?:ek|ku)|sobot[ay]|niedziel[ae]|pon|pn|wt|śr|czw|pt|sob|niedz|nd',
  'понедельник|вторник|сред[ау]|четверг|пятниц[ауы]|суббот[ауы]|воскресенье|пн|вт|ср|чт|пт|сб|вс|будни|выходные',
  '(?:man|tirs|ons|tors|fre|lør|søn)dag(?:er)?|(?:mån|tis|ons|tors|fre|lör|sön)dag(?:ar)?|man(?=\\s?[.:–-])|tirs?|ons|tors?|fre|lør|søn|mån|tis|lör|sön|hverdage?r?|vardagar|helge?r?|pondělí|úterý|středa|čtvrtek|pátek|neděle|po|út|st|čt|pá|ne',
].join('|');
const japaneseDays =
  '[月火水木金土日祝](?:曜日?|日)?(?:[・、･,/〜～-](?:[月火水木金土日祝](?:曜日?|日)?)){0,7}|平日|毎日';
const everyDay =
  'daily|every ?day|7 days a week|täglich|tous les jours|todos los días|tutti i giorni|todos os dias|dagelijks|codziennie|ежедневно|每日|dagligen|dagligt|denně';

const joiner =
  '(?:\\s?(?:[-–—/,&+·]|\\.\\s?-)\\s?|\\.?\\s(?:to|through|thru|till|until|and|bis|und|au|à|et|a|al|e|ed|y|até|às|ao|t/m|tot|en|do|i|по|до|и|til|till|og|och|až)\\s)(?:(?:le|el|il|los|der)\\s)?';
const day = `(?<![\\p{L}])(?:${dayNames})(?![\\p{L}])\\.?`;
/** One day or several: `Mon - Fri`, `du mardi au vendredi`, `月・火`. */
export const daysPattern = new RegExp(
  `(?:${day}(?:${joiner}${day}){0,6}|${everyDay}|(?<=^|[\\s(【])(?:${japaneseDays})(?=$|[\\s\\d:：]))`,
  'giu',
);

const half = '(?:\\s?[ap]\\.?\\s?m\\b\\.?)';
const clock = `(?:[01]?\\d|2[0-4])(?:\\s?[:.hu：]\\s?[0-5]\\d)?(?:${half}|\\s?(?:h|uhr|uur|u|ч|時)(?![\\p{L}]))?`;
const until =
  '\\s?(?:[-–—−‐~〜～]|to|until|till|bis|à|a|al|alle|às|até|tot|do|до|til|och|and|y las|a las)\\s?(?:las |ore )?';
/** `9:00 - 18:30`, `9h à 19h`, `7AM - 5PM`, `8-12`. */
export const timesPattern = new RegExp(`(?<![\\d:.,/])${clock}${until}${clock}(?![\\d:/%€$]|[.,]\\d)`, 'giu');

export const closedPattern =
  /(?<!\p{L})(?:closed|geschlossen|ruhetag|fermé(?:e|s)?|cerrado|chiuso|fechado|gesloten|zamknięte|nieczynne|выходной|закрыто|定休日?|休診日?|休業日?|休み|lukket|stengt|stängt|zavřeno|by appointment|nach vereinbarung|sur rendez-vous|su appuntamento|con cita previa|op afspraak)(?!\p{L})/giu;

/** Headings and lines that announce hours. */
export const announcesHours =
  /(?<!\p{L})(?:hours|opening|open|öffnungszeiten|sprechzeiten|ordinationszeiten|praxiszeiten|geschäftszeiten|bürozeiten|horaires?|ouvert(?:ure)?|horarios?|orari[oe]?|aperto|apertura|abierto|atendimento|funcionamento|openingstijden|openingsuren|geopend|godziny|otwarcia|åbningstider|öppettider|åpningstider|otevírací)|(?:часы|время|режим|график) работы|営業時間|診療時間|受付時間|開院/iu;

/** A date: what is open then is an exception or an event. */
export const hasDate =
  /\b(?:19|20)\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]|\b\d{1,2}\.? ?(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|gennaio|janeiro|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)\b|\d月\d{1,2}日/iu;
