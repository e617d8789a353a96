/**
 * Questions that a business puts to its visitors, or visitors to the business: no one searches for them. "Do you need planning permission
 * for a dormer?" is a search, and "Do you need a trailer?" is none: what is needed is all that it says.
 */
const wanting = words(`
  do you need|do you want|do you have|are you|need|brauchen sie|brauchst du|benötigen sie|haben sie|hast du|avez-vous besoin|avez vous besoin|besoin|necesitas|necesita|tienes|tiene
  hai bisogno|avete bisogno|ti serve|vuoi|precisa|tem|heb je|hebt u|wil je|wilt u|potrzebujesz|masz|chcesz|behöver du|vill du|har du|trenger du|vil du|har du brug for|mangler du|potřebujete|chcete|máte
`);
const looking = words(`
  why choose|warum sollten sie|warum sie sich|pourquoi choisir|pourquoi nous choisir|pourquoi faire appel|por qué elegir|perché scegliere|por que escolher|waarom kiezen|waarom kiest|waarom kies|dlaczego warto|dlaczego my|varför välja|hvorfor velge|hvorfor vælge|proč si vybrat
  any questions|have questions|do you have questions|do you have any questions|haben sie fragen|hast du fragen|noch fragen|avez-vous des questions|avez vous des questions|une question|tiene preguntas|tienes preguntas|tienes dudas|hai domande|avete domande|tem dúvidas|heeft u vragen|hebt u vragen|heb je vragen|masz pytania|mają państwo pytania|har du frågor|har du spørgsmål|har du spørsmål|máte otázky
  looking for|are you looking|are you ready|ready|did you know|have you ever|can you help|can you do|do you offer|do you do|suchen sie|suchst du|auf der suche|wussten sie|wusstest du|bereit
  cherchez-vous|cherchez vous|vous cherchez|vous recherchez|à la recherche|saviez-vous|saviez vous|prêt|prête|buscas|busca|estás buscando|sabías|listo|cerchi|cercate|stai cercando|sapevi|sapevate|pronto|pronti
  procura|está à procura|sabia|op zoek|zoek je|zoekt u|ben je op zoek|wist je|wist u|klaar|szukasz|czy wiesz|gotowy|söker du|letar du|visste du|redo|leter du|ser du etter|søger du|leder du|hledáte
`);
/** Questions of a customer before or after an order: "Can I cancel?", "Do I get a copy?". */
const dealing = words(`
  do i get|will i get|will i receive|when will i|when do i|can i pay|can i cancel|can i book|can i reschedule|can i bring|can i return|can i order|can i change|can i visit|can i pick|may i bring|is there parking|where can i park|where can i buy
  bekomme ich|kann ich bezahlen|kann ich stornieren|kann ich bestellen|kann ich umtauschen|wann bekomme ich|wie bestelle ich|wie kann ich bezahlen|wie kann ich bestellen|wo kann ich parken|muss ich mitbringen|wie lange dauert die lieferung
  puis-je payer|puis-je annuler|puis-je réserver|puis-je commander|comment réserver|comment commander|comment payer|comment puis-je payer|comment puis-je réserver|où puis-je|où se garer|quand vais-je|quand recevrai-je
  puedo pagar|puedo cancelar|puedo reservar|puedo devolver|puedo pedir|puedo cambiar|cómo puedo pagar|cómo puedo reservar|cómo reservar|cómo reservo|cuándo recibiré|cuándo recibo|dónde puedo aparcar
  posso pagare|posso annullare|posso prenotare|posso ordinare|posso restituire|come posso pagare|come posso prenotare|come prenotare|come si prenota|quando ricevo|quando riceverò|dove posso parcheggiare|posso pagar|posso cancelar|posso reservar|como posso pagar|como reservar|quando recebo
  kan ik betalen|kan ik annuleren|kan ik reserveren|kan ik bestellen|kan ik ruilen|krijg ik|hoe kan ik betalen|hoe kan ik reserveren|wanneer krijg ik|wanneer ontvang ik|waar kan ik parkeren
  czy mogę zapłacić|czy mogę odwołać|czy mogę anulować|czy mogę zwrócić|czy dostanę|czy otrzymam|kiedy otrzymam|jak mogę zapłacić|jak zamówić|jak złożyć zamówienie|jak zarezerwować|gdzie mogę zaparkować
  kan jag betala|kan jag avboka|kan jag boka|kan jag beställa|får jag|hur betalar jag|hur bokar jag|när får jag|hur beställer jag|kan jeg betale|kan jeg avbestille|får jeg|hvordan betaler jeg|hvordan bestiller jeg
`);
/** "What repairs do you handle?" is put to one business; "how do you …" asks how anybody does it. */
const toBusiness = /(?<!^(?:how|why|when) )(?:^|\s)(?:do|can|are|will|would|could|have|did) you(?:\s|$)/u;
/** Chinese and Japanese put the reader, or the choice of the business, anywhere in a question. */
const toReader = /[你您]|貴社|御社|あなた|选择|選擇|選ばれ|当(?:院|社|店|サロン)/u;
/** Articles and the thing: "a trailer", "a new bike". */
const WANTED_WORDS_MAX = 3;

/** True for a question, in the form of `matchable`, that sells rather than asks. */
export function sells(question: string): boolean {
  const rest = (openers: readonly string[]): string | undefined =>
    openers.flatMap((opener) => (question.startsWith(`${opener} `) ? [question.slice(opener.length + 1)] : []))[0];
  const wanted = rest(wanting);
  return (
    toBusiness.test(question) ||
    toReader.test(question) ||
    rest(looking) !== undefined ||
    rest(dealing) !== undefined ||
    (wanted !== undefined && wanted.split(' ').length <= WANTED_WORDS_MAX)
  );
}

function words(lines: string): readonly string[] {
  return lines
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
