import type { Language } from './languages.ts';
import { normalizeWord } from './normalize-text.ts';

/**
 * Words and phrases that say how a sentence belongs to the one before or how its parts belong together: addition, contrast, cause,
 * consequence, order, example. After M. A. K. Halliday and R. Hasan, Cohesion in English, 1976 (conjunction); written for this project.
 */
const lists: Partial<Record<Language, string>> = {
  en: `above all|according to|accordingly|actually|after|afterwards|again|also|although|as a result|as long as|as soon as|as well|at first|at last|because|before|besides|but|by contrast|consequently|despite|during|either|especially|even though|eventually|finally|first|firstly|for example|for instance|for this reason|furthermore|hence|however|if|in addition|in contrast|in fact|in other words|in particular|in short|in spite of|in the end|indeed|instead|last|later|likewise|meanwhile|moreover|namely|nevertheless|next|nonetheless|on the contrary|on the one hand|on the other hand|once|otherwise|particularly|rather|second|secondly|similarly|since|so|so that|still|such as|that is|that is why|then|therefore|third|though|thus|to sum up|too|under these circumstances|unless|unlike|until|when|whenever|whereas|while|yet`,
  de: `aber|allerdings|als|also|andererseits|anschließend|auch|auf diese weise|außerdem|bevor|bis|da|dabei|dadurch|dafür|dagegen|daher|damit|danach|dann|darüber hinaus|darum|das heißt|dazu|dennoch|deshalb|deswegen|doch|ebenfalls|ebenso|einerseits|endlich|erst|erstens|etwa|falls|ferner|folglich|gleichzeitig|hingegen|im gegensatz|im gegenteil|indem|infolgedessen|insbesondere|insgesamt|inzwischen|jedoch|kurz gesagt|letztlich|mit anderen worten|nachdem|nachher|nämlich|nicht zuletzt|nun|ob|obwohl|ohnehin|schließlich|seitdem|sobald|sodass|so dass|sogar|solange|somit|sondern|sonst|sowie|später|stattdessen|trotz|trotzdem|überdies|um zu|und zwar|vielmehr|vor allem|vorher|während|währenddessen|weder|weil|weiterhin|wenn|wie gesagt|wobei|wohingegen|zudem|zuerst|zuletzt|zum beispiel|zum schluss|zunächst|zusammenfassend|zwar|zweitens`,
  fr: `afin|ailleurs|ainsi|alors|alors que|après|au contraire|au lieu|aussi|autrement dit|avant|bien que|bref|c'est-à-dire|c'est pourquoi|car|cependant|comme|d'abord|d'ailleurs|d'une part|d'autre part|dans ce cas|de plus|de même|depuis|dès|deuxièmement|donc|du coup|du reste|également|en conclusion|en conséquence|en effet|en fait|en outre|en particulier|en raison|en résumé|en revanche|enfin|ensuite|entre autres|finalement|grâce à|jusqu'à|lorsque|lors|mais|malgré|même si|néanmoins|notamment|or|ou encore|par ailleurs|par conséquent|par contre|par exemple|parce que|pendant|plus tard|pour cette raison|pourtant|premièrement|puis|puisque|puisqu'|quand|quant à|sauf|selon|si|sinon|surtout|tandis que|tant que|tout d'abord|toutefois`,
  es: `a causa de|a diferencia de|a pesar de|además|ahora bien|al contrario|al final|al principio|antes|así|así como|así que|asimismo|aun así|aunque|cuando|de hecho|de modo que|debido a|dado que|del mismo modo|desde|después|durante|en cambio|en concreto|en conclusión|en consecuencia|en lugar de|en otras palabras|en particular|en primer lugar|en resumen|en segundo lugar|entonces|es decir|finalmente|gracias a|hasta|igualmente|incluso|luego|mientras|mientras tanto|no obstante|o sea|pero|por consiguiente|por ejemplo|por el contrario|por eso|por esta razón|por lo tanto|por otra parte|por otro lado|por tanto|por último|por un lado|porque|primero|pues|puesto que|según|si|siempre que|sin embargo|sino|sobre todo|también|tampoco|tan pronto como|ya que`,
  it: `a causa di|a differenza di|affinché|al contrario|allora|anche|anche se|ancora|anzi|anzitutto|benché|cioè|come|così|d'altra parte|da un lato|dato che|dopo|dunque|durante|ecco perché|finché|fino a|grazie a|in altre parole|in breve|in conclusione|in effetti|in particolare|in primo luogo|in realtà|in seguito|infatti|infine|innanzitutto|inoltre|invece|ma|mentre|nonostante|oltre a|ossia|ovvero|per esempio|ad esempio|per questo|perché|perciò|però|pertanto|piuttosto|poi|poiché|prima|pure|purtroppo|quando|quindi|se|secondo|sebbene|siccome|soprattutto|successivamente|tuttavia`,
  pt: `a fim de|afinal|ainda|ainda assim|além disso|além de|antes|apesar de|após|assim|assim como|até|caso|com isso|como resultado|contudo|dado que|de fato|de facto|depois|desde|dessa forma|desse modo|devido a|durante|e sim|em conclusão|em contrapartida|em outras palavras|em particular|em primeiro lugar|em resumo|em vez de|embora|enfim|enquanto|então|entretanto|finalmente|graças a|igualmente|isto é|já que|logo|mas|mesmo|mesmo assim|nesse caso|no entanto|no fim|ou seja|para que|pelo contrário|pois|por causa|por exemplo|por fim|por isso|por outro lado|por um lado|porém|porque|portanto|posteriormente|primeiro|quando|se|segundo|sempre que|sendo assim|sobretudo|também|todavia|uma vez que|visto que`,
  nl: `aangezien|al met al|allereerst|als|alsook|althans|anders|anderzijds|bijgevolg|bijvoorbeeld|bovendien|daarbij|daarentegen|daarna|daardoor|daarnaast|daarom|daarvoor|dan|dankzij|dat wil zeggen|desondanks|dus|echter|eerst|eveneens|evenals|hierdoor|hoewel|immers|in het bijzonder|in plaats van|indien|integendeel|intussen|kortom|later|maar|met andere woorden|mits|na|nadat|namelijk|net als|niettemin|nochtans|nu|ofwel|omdat|ondanks|ondertussen|ook|op die manier|optelsom|samengevat|sinds|tenslotte|ten eerste|ten slotte|ten tweede|tenzij|terwijl|tevens|toch|toen|tot|tot slot|totdat|uiteindelijk|vanwege|vervolgens|volgens|voordat|vooral|voorts|want|wanneer|weliswaar|zoals|zodat|zodra|zolang`,
  pl: `a więc|aby|ale|albowiem|bo|bowiem|by|chociaż|choć|co więcej|czyli|dlatego|dodatkowo|dopóki|dzięki|gdy|gdyż|innymi słowy|jednak|jednakże|jednocześnie|jeśli|jeżeli|kiedy|krótko mówiąc|lecz|mianowicie|mimo|mimo to|na koniec|na początku|na przykład|najpierw|natomiast|następnie|nawet|niemniej|oprócz tego|podczas|ponadto|poza tym|ponieważ|potem|pomimo|podobnie|przede wszystkim|przy tym|skoro|szczególnie|tak więc|także|toteż|tymczasem|w efekcie|w końcu|w przeciwieństwie|w rezultacie|w szczególności|w związku z|według|więc|wobec tego|wreszcie|wówczas|wtedy|z drugiej strony|z jednej strony|zamiast|zanim|zatem|zwłaszcza|żeby|również|też`,
  ru: `а также|благодаря|в заключение|в итоге|в конце концов|в отличие|в первую очередь|в результате|в частности|ведь|во-вторых|во-первых|впрочем|вследствие|далее|для того чтобы|до тех пор|если|еще|ещё|за счет|за счёт|зато|затем|значит|и поэтому|из-за|итак|иначе|иначе говоря|к тому же|как правило|когда|кроме того|между тем|может быть|наконец|например|напротив|несмотря на|но|однако|особенно|поэтому|пока|после|поскольку|потом|потому что|потому|прежде всего|при этом|притом|с другой стороны|с одной стороны|сначала|следовательно|так как|так что|также|таким образом|тем не менее|то есть|тогда|тоже|только|хотя|чтобы`,
  sv: `alltså|allteftersom|andra sidan|annars|bland annat|både|därefter|däremot|därför|därmed|dessutom|det vill säga|det vill säga|då|där|efter|eftersom|emellertid|exempelvis|framför allt|fastän|för att|för det andra|för det första|förrän|först|genom att|i stället|istället|i synnerhet|ifall|innan|inte minst|ju|kort sagt|likaså|medan|men|med andra ord|nu|när|nämligen|och därför|också|om|samtidigt|sedan|senare|sist|slutligen|som|sålunda|särskilt|så|så att|till exempel|till sist|till skillnad|till slut|tills|trots|trots att|tvärtom|under tiden|utan|utom|vidare|å ena sidan|å andra sidan|även|även om|ändå|äntligen`,
};

interface Transitions {
  readonly words: ReadonlySet<string>;
  readonly phrases: readonly string[];
}

const read = new Map<Language, Transitions>();

function readTransitions(language: Language, list: string): Transitions {
  let transitions = read.get(language);
  if (transitions === undefined) {
    const all = list.split('|').map((entry) => normalizeWord(entry, language));
    transitions = {
      words: new Set(all.filter((entry) => !entry.includes(' '))),
      phrases: all.filter((entry) => entry.includes(' ')),
    };
    read.set(language, transitions);
  }
  return transitions;
}

export const hasTransitionWords = (language: Language | null): boolean =>
  language !== null && lists[language] !== undefined;

/** The first transition of a sentence, given as its words in the form of `normalizeWord`; null without any. */
export function transitionIn(words: readonly string[], language: Language): string | null {
  const list = lists[language];
  if (list === undefined) return null;
  const { words: single, phrases } = readTransitions(language, list);
  const word = words.find((one) => single.has(one));
  if (word !== undefined) return word;
  const joined = ` ${words.join(' ')} `;
  return phrases.find((phrase) => joined.includes(` ${phrase} `)) ?? null;
}
