import { trimTrailing } from '../../language/trailing-characters.ts';

/** Words that open a letter: "Dear Dana," or "Guten Tag!" says nothing of the site. */
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|moin|servus|grüezi|bonjour|bonsoir|salut|ch(?:er|ère)s?|madame|monsieur|hola|buen[oa]s (?:d[ií]as|tardes|noches)|estimad[oa]s?|ciao|salve|gentil[ei]|buongiorno|buonasera|egregio|ol[áa]|oi+|bo[am] (?:dia|tarde|noite)|prezad[oa]s?|cześć|dzień dobry|witam|szanown[aeiy]|hej|hallå|god (?:dag|morgon)|bästa|beste|geachte|dag|goedemorgen|goedemiddag|merhaba|selam|sayın|iyi günler|здравствуйте|добрый (?:день|вечер)|привет|уважаем(?:ая|ый|ые)|dobrý den|ahoj|vážen[ýáí])(?![\p{L}\p{N}])/iu;
const GREETING_WORDS_MAX = 6;

/** Words that close a letter; what stands below them is a signature. */
const closing =
  /^(?:(?:with )?(?:kind|best|warm) regards|(?:yours )?(?:sincerely|faithfully)|regards|cheers|best(?: wishes)?|many thanks|thanks(?: a lot| so much)?|thank you(?: very much)?|mit (?:freundlichen|besten|herzlichen) grüßen|(?:viele|beste|liebe|herzliche|freundliche) grüße|mfg|lg|vielen dank(?: im voraus)?|danke(?: schön)?|cordialement|bien à vous|(?:avec mes )?(?:meilleures )?salutations(?: distinguées)?|merci(?: beaucoup| d'avance)?|(?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?|atentamente|gracias|(?:muchas )gracias|cordiali saluti|(?:distinti )?saluti|grazie(?: mille)?|(?:com os )?(?:melhores )?cumprimentos|atenciosamente|obrigad[oa]|abraços?|met vriendelijke groet(?:en)?|(?:hartelijke |vriendelijke )?groet(?:en|jes)?|bedankt|(?:z poważaniem|pozdrawiam)(?: serdecznie)?|dziękuję|(?:med )?vänliga hälsningar|hälsningar|mvh|tack|s pozdravem|děkuji|с уважением|спасибо|saygılarımla|saygılarımızla|teşekkürler)[\s,.!]*$/iu;

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** Who is greeted: names, titles, "all", and another greeting. */
const greeted =
  /^(?:\p{Lu}[\p{L}\p{M}.'’-]*|all|everyone|team|there|zusammen|und|damen|herren|à|toutes?|tous|et|e|y|a|todos|todas|tutti|allemaal|alla|państwo|buenas|tardes|días|noches|good|morning|afternoon|guten|tag)$/u;

/** "Oi Fernanda, tudo bem?" */
const howAreYou =
  /^(?:\p{L}+[\s,!]+){0,4}(?:how are you|how's it going|wie geht(?:'s| es)(?: \p{L}+)?|(?:comment )?ça va|comment (?:allez-vous|vas-tu)|qué tal|cómo est[áa][sn]?|come (?:va|stai|state)|tudo (?:bem|bom|certo)|como (?:vai|está)|hoe (?:gaat het|is het)|co słychać|hur (?:mår du|är läget)|nasılsın(?:ız)?)[\s?!.]*$/iu;

/** "Betreff: Neue Webseite Schreinerei": what a letter is about, which its text says again. */
const subjectLine =
  /^(?:subject|betreff|betrifft|objet|sujet|asunto|oggetto|assunto|onderwerp|betreft|temat|ämne|předmět|věc|тема|konu)\s*:/iu;

/** True for a line that greets, names the subject of a letter, or closes one. */
export const isLetterPart = (line: string): boolean => {
  const found = greeting.exec(line);
  const isGreeting =
    found !== null &&
    wordCount(line) <= GREETING_WORDS_MAX &&
    trimTrailing(line.slice(found[0].length), /[\s,.!:]/u)
      .split(/[\s,]+/u)
      .every((word) => word === '' || greeted.test(word)) &&
    !/[.!]\s\S/u.test(line);
  return isGreeting || subjectLine.test(line) || howAreYou.test(line) || closing.test(line);
};
