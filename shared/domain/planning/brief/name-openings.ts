/** "Website brief – Harbour Physio", "Buongiorno, siamo Officine Marzi" */
const heading =
  /^(?:(?:new |our )?(?:web ?site|web|site|project|seo|content)?\s?brief(?:ing)?(?:\s(?:for|für|pour|para|per|voor|dla)\s|\s?[:–—|-]\s)|(?:hello|hi|hey|hallo|bonjour|hola|ciao|olá|cześć|buongiorno|buonasera|salve|hej|guten tag|moin|good morning|bom dia|dobrý den|dzień dobry|здравствуйте|merhaba)[!,.]?\s+(?=\p{L}))/iu;

/** "Grüß Gott im Gasthof zum Ochsen", "Benvenuti all'Agriturismo Le Querce" */
const welcome =
  /^(?:grüß gott|willkommen|welcome|bienvenue|bienvenid[oa]s?|benvenut[aeio]|bem-vind[oa]s?|welkom|välkommen|velkommen)\s(?:(?:all|dall|nell)['’]|à l['’]|a l['’]|(?:im|in der|in dem|in die|in|bei der|bei dem|bei|auf dem|auf der|zum|zur|to|at|à la|à|au|aux|chez|dans le|dans la|dans les|a la|al|alla|allo|agli|ai|alle|a|da|dal|dallo|nel|nella|ao|bij|op|till|hos|til)\s)/iu;

/** "Since 1987 the …", "Depuis trois générations, la Maison Bertin …", "À deux pas de la gare, le Café …": when and where, before who. */
const circumstance =
  /^(?:(?:Today|Now|Heute|Aujourd['’]hui|Hoy|Oggi|Hoje|Vandaag|Dziś|Dzisiaj|Idag|I dag|Dnes),?\s|(?:Since|For|Over|After|Seit|Nach|Depuis|Desde|Da|Dal|Dalla|Há|Sinds|Al|Od|Sedan|Siden|À|A|En|Au|Aux|Im|In|Am|Na|No|Op)\s(?:\p{Ll}|\d)[^,.;:!?]{1,40},\s(?:(?:au|aux|à|en|in|im|am|a|nel|nella|no|na|op)\s(?:\p{Ll}|\d)[^,.;:!?]{2,50},\s)?|(?:Since|Depuis|Desde|Dal|Sinds|Od)\s\d{4}\s)/u;

const article =
  /^(?:the|die|der|das|la|le|les|l['’]|el|los|las|il|lo|i|gli|o|a|os|as|de|het)\s?(?!\p{Lu}\p{L}+\sfamily(?!\p{L}))\p{Lu}/u;

/** A sentence about a business without what stands before its name: greetings, the title of the text, times and places. */
export function removeOpening(text: string): string {
  const titled = text.replace(heading, '');
  const behindWelcome = titled.replace(welcome, '');
  const greeted = /^(?:\p{Lu}|the\s\p{Lu})/u.test(behindWelcome) ? behindWelcome : titled;
  const rest = greeted.replace(circumstance, '');
  // "Heute ist …" goes on with its verb: only an article and a name begin a sentence again.
  return rest !== greeted && article.test(rest) ? rest.slice(0, 1).toUpperCase() + rest.slice(1) : rest;
}
