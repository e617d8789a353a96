/**
 * Questions that a business puts to its visitors, or visitors to the business: no one searches for them. "Do you need planning permission
 * for a dormer?" is a search, and "Do you need a trailer?" is none: what is needed is all that it says.
 */
const wanting = words(`
  do you need|do you want|do you have|are you|need|brauchen sie|brauchst du|benötigen sie|haben sie|hast du|avez-vous besoin|avez vous besoin|besoin|necesitas|necesita|tienes|tiene
  hai bisogno|avete bisogno|ti serve|vuoi|precisa|tem|heb je|hebt u|wil je|wilt u|potrzebujesz|masz|chcesz|behöver du|vill du|har du|trenger du|vil du|har du brug for|mangler du|potřebujete|chcete|máte
`);
const looking = words(`
  looking for|are you looking|are you ready|ready|did you know|have you ever|can you help|can you do|do you offer|do you do|suchen sie|suchst du|auf der suche|wussten sie|wusstest du|bereit
  cherchez-vous|cherchez vous|vous cherchez|vous recherchez|à la recherche|saviez-vous|saviez vous|prêt|prête|buscas|busca|estás buscando|sabías|listo|cerchi|cercate|stai cercando|sapevi|sapevate|pronto|pronti
  procura|está à procura|sabia|op zoek|zoek je|zoekt u|ben je op zoek|wist je|wist u|klaar|szukasz|czy wiesz|gotowy|söker du|letar du|visste du|redo|leter du|ser du etter|søger du|leder du|hledáte
`);
/** "What repairs do you handle?" is put to one business; "how do you …" asks how anybody does it. */
const toBusiness = /(?<!^(?:how|why|when) )(?:^|\s)(?:do|can|are|will|would|could|have|did) you(?:\s|$)/u;
/** Articles and the thing: "a trailer", "a new bike". */
const WANTED_WORDS_MAX = 3;

/** True for a question, in the form of `matchable`, that sells rather than asks. */
export function sells(question: string): boolean {
  const rest = (openers: readonly string[]): string | undefined =>
    openers.flatMap((opener) => (question.startsWith(`${opener} `) ? [question.slice(opener.length + 1)] : []))[0];
  const wanted = rest(wanting);
  return (
    toBusiness.test(question) ||
    rest(looking) !== undefined ||
    (wanted !== undefined && wanted.split(' ').length <= WANTED_WORDS_MAX)
  );
}

function words(lines: string): readonly string[] {
  return lines
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
