import { isFunctionWord } from '../../language/function-words.ts';
import type { Language } from '../../language/languages.ts';
import { amountIn } from '../../language/money-amount.ts';
import { normalizeWord } from '../../language/normalize-text.ts';
import { placeMentions } from '../../places/places.ts';
import { opensWithOurVerb } from './first-person.ts';
import { toTitleCase } from './name-evidence.ts';

const NAME_CHARACTERS_MAX = 80;

const notNames =
  /^(?:brief(?:ing)?|statement of work|request for (?:proposals?|quotation)|invitation to tender|rfp|scope of work|lastenheft|pflichtenheft|cahier des charges|pliego|capitolato|caderno de encargos|bestek|transcript|transcription|protokoll|gesprächsnotiz|compte rendu|transcripción|trascrizione|transcrição|notes?|notizen|notities|notatki|anteckningar|ausschreibung|appel d'offres|fragebogen|questionnaire|formular|form|cuestionario|questionario|questionário|vragenlijst|ankieta|kwestionariusz|formulär|dotazník|анкета|опросник|zdravíme|zdravím|witam|witamy|pozdrav|website|web ?site|webseite|homepage|site|page|project|projekt|projet|proyecto|progetto|projeto|about|über|hello|hi|hey|hallo|bonjour|hola|ciao|olá|cześć|buongiorno|buonasera|salve|hej|hejsan|guten tag|moin|servus|good (?:morning|day)|greetings|bom dia|boa tarde|goeden?dag|goedemorgen|goedemiddag|goedenavond|god dag|godmorgon|buenas|buenos|boa noite|добрый|доброе|dobrý den|dzień dobry|dear|company|planned site|untitled|new website|our|unsere?|notre|nuestr[oa]|ignore|system|assistant|soc 2|iso \d+|gdpr|dsgvo|e\.?\s?v\.?|suite à|following|further to|nach unserem|im anschluss|tras nuestra|in seguito|naar aanleiding|in aansluiting|yeah|so|hello yeah|right|okay|ok|well|see you|we|i|it|this|these|here|you|they|there)\b/iu;

/** A found name without what is no part of it; null for what names nothing. */
export function cleaned(found: string, language: Language | null): string | null {
  const bare = found
    .replace(/^(?:At|Bij|Bei|Hos|Chez) (?=\p{Lu})/u, '')
    .replace(/^L['’]\p{Ll}+ (?=\p{Lu})/u, '')
    .replace(/\s(?:i|w|we|v|ve|в|à|en|em)\s(\p{Lu}\p{L}+)\.?$/u, (whole, town: string) =>
      placeMentions(town).length > 0 ? '' : whole,
    );
  const name = bare.replace(/(?<!\b(?:e|V|S|L|r|l|o|s|a|B|Inc|Ltd|Ltda|Co|Dr|Lda|St|j|k|A)\s?)\.$/u, '').trim();
  const [firstWord = ''] = name.split(' ');
  if (
    !/\p{L}{2}|\p{L}\d|\d\p{L}|\p{L}&\p{L}/u.test(name) ||
    name.length > NAME_CHARACTERS_MAX ||
    notNames.test(name) ||
    amountIn(name) !== null ||
    opensWithOurVerb(name)
  )
    return null;
  // "Since 1987 the Harrow family": a small word and a figure say when.
  const opensWithTime = /^\S+\s\d/u.test(name) || !name.includes(' ');
  if (opensWithTime && isFunctionWord(normalizeWord(firstWord, language), language)) return null;
  return toTitleCase(name).toWellFormed();
}
