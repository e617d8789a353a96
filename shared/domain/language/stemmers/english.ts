/**
 * Inflections of English: step 1 of M. F. Porter, "An algorithm for suffix stripping" (Program 14, 1980), which takes plurals, past
 * tenses and -ing off and leaves derivations alone ("universe" is not "university"), with the irregular words that keywords are made of.
 */
const irregular = new Map(
  `children:child men:man women:woman feet:foot teeth:tooth geese:goose mice:mouse people:person lives:life wives:wife knives:knife
  leaves:leaf shelves:shelf halves:half wolves:wolf thieves:thief loaves:loaf scarves:scarf calves:calf criteria:criterion phenomena:phenomenon
  analyses:analysis crises:crisis theses:thesis bases:base indices:index matrices:matrix vertices:vertex appendices:appendix
  media:media data:data news:news series:series species:species business:business businesses:business lens:lens lenses:lens
  bought:buy sold:sell made:make making:make built:build ran:run running:run chose:choose chosen:choose choosing:choose wrote:write
  written:write writing:writing drove:drive driven:drive driving:drive grew:grow grown:grow taught:teach thought:think brought:bring caught:catch
  paid:pay found:find lost:lose losing:lose won:win kept:keep left:leave leaving:leave led:lead met:meet sent:send spent:spend
  froze:freeze frozen:freeze freezing:freeze broke:break broken:break stolen:steal stole:steal worn:wear wore:wear torn:tear hidden:hide
  better:good best:best bigger:big biggest:big marketing:marketing meeting:meeting wedding:wedding building:building
  buildings:building clothing:clothing bedding:bedding evening:evening morning:morning ceiling:ceiling earring:earring earrings:earring
  king:king ring:ring spring:spring string:string thing:thing wing:wing bring:bring sing:sing during:during nothing:nothing
  need:need speed:speed seed:seed feed:feed breed:breed weed:weed red:red bed:bed shed:shed hundred:hundred bus:bus gas:gas
  plus:plus tax:tax taxes:tax taxi:taxi taxis:taxi shoes:shoe shoe:shoe tries:try ties:tie tie:tie dies:die pies:pie pie:pie movies:movie movie:movie
  cookies:cookie cookie:cookie calories:calorie calorie:calorie zombies:zombie canvas:canvas atlas:atlas`
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [word = '', stem = ''] = pair.split(':');
      return [word, stem];
    }),
);

const vowel = /[aeiouy]/;

export function stemEnglish(word: string): string {
  const base = word.replace(/'(?:s|)$/, '');
  const exception = irregular.get(base);
  if (exception !== undefined) return removeFinalE(exception);
  if (base.length <= 3 || !/^[a-z]+$/.test(base)) return base;
  return removeFinalE(removeVerbEnding(removePlural(base)));
}

/**
 * A word without its English plural, which is that of French, Spanish, Portuguese and Dutch for most words too: what words are compared by
 * where their language is not known (D. Harman's S-stemmer, "How effective is suffixing?", 1991).
 */
export function removePlural(word: string): string {
  if (word.length <= 3) return word;
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return /(?:ss|sh|[^aeo]ch|[eo]ach|tch|x|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function removeVerbEnding(word: string): string {
  const exception = irregular.get(word);
  if (exception !== undefined) return exception;
  if (word.endsWith('eed')) return word;
  const rest = /(?:ed|ing)$/.test(word) ? word.replace(/(?:ed|ing)$/, '') : null;
  if (rest === null || !vowel.test(rest) || rest.length < 2) return word;
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
  return rest;
}

/** "bake" and "baking" meet without the silent e; a short word keeps it, since there it is not silent. */
function removeFinalE(word: string): string {
  if (word.length > 3 && word.endsWith('e') && !word.endsWith('ee') && vowel.test(word.slice(0, -2)))
    return word.slice(0, -1);
  return word;
}
