import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';

const site = String.raw`(?:web ?site|site(?: internet| web)?|home ?page|webseite|webpräsenz|internetseite|seite|sito(?: web)?|sitio(?: web)?|página web|web|strona|stronie|stronę|hemsidan|webbplatsen|sajten|sidan|sitede|сайт\p{L}{0,2}|webu?|stránk\p{L}{1,3})`;
const described = String.raw`(?:(?:the|our|my|die|der|unsere[rn]?|le|la|notre|el|nuestr[ao]|il|nostro|o|a|nosso|de|het|onze|nasz[ae]j?|vår)\s)?(?:(?:own|eigenen?|propre|propi[oa]|proprio|próprio|egna|własnej|new|neuen?|nouveau|nouvelle|nuev[oa]|nuovo|novo|nova|nieuwe|now[aey]j?|nya|nov[ýé]m?|нов\p{L}+)\s)?`;
const modal =
  'should|must|needs?(?: to)?|has to|ought to|soll(?:te|en|ten)?|muss|müssen|braucht|doit|doivent|devrait|devra|debe|debería|tiene que|ha de|deve|dovrebbe|deveria|tem de|tem que|precisa(?: de)?|moet(?:en)?|zou(?:den)?|powinn[ayo](?: być)?|musi(?: być)?|mają być|ma być|ma mieć|ska(?:ll)?|bör|borde|måste|má mít|musí|должен|должн[аоы]';
const having =
  'have|show|contain|include|finnas|być|zeigen|haben|enthalten|avoir|montrer|contenir|présenter|tener|mostrar|incluir|contener|avere|mostrare|contenere|ter|conter|hebben|tonen|bevatten|mieć|zawierać|ha|innehålla|visa|mít|obsahovat';

/** "Hemsidan ska ha …", "Auf die Website sollen …": what is said that the site must have. */
const ofSite = compiled(
  String.raw`(?<!\p{L})(?:(?:on|auf|sur|en|su|sul|em|no|na|op|på|for|für|pour|para|per|voor|för)\s)?${described}${site}\s(?:(?:there|es|il|si|se|er|det)\s)?(?:${modal})(?!\p{L})(?:\s(?:${having})(?!\p{L}))?`,
);
/** "On the site we need …": the place of a list of wishes. */
const onSite = compiled(
  String.raw`^(?:(?:and|so|und|et|y|e|en|i|och)\s)?(?:on|for|auf|für|sur|pour|en|para|su|sul|sulla|nel|per|no|na|op|voor|dla|på|för|на|для)\s${described}${site}(?!\p{L})[,:]?\s`,
);
/** "What has to be on the site": the label of a list of wishes. */
const siteLabel = compiled(
  String.raw`(?:^|\s)(?:on|for|auf|für|sur|pour|en|para|su|sul|sulla|nel|per|no|na|op|voor|dla|på|för|на|для)\s${described}${site}(?!\p{L})|${site}\s(?:${modal})(?!\p{L})`,
);

export const labelsWishes = (label: string): boolean => siteLabel.test(label);

/** A page of an indefinite article and what it is about, wherever the verb of the wish stands: "me haría ilusión una página sobre …". */
const aPage = (words: ReadingWords): RegExp =>
  compiled(
    String.raw`(?<!\p{L})(?:an?|one|eine[rn]?|'?ne|une?|una|uma|een|en|jedn[aą]|bir)\s(?:(?!(?:of|der|des|de|di|van|av)\s)\p{Ll}+\s)?(?:${words.page})(?!\p{L})(?=,?\s(?:${words.about})(?:\s|(?<=['’])))|[,;]\s(?:${words.page})\s(?:${words.about})\s`,
  );

export interface WishCue {
  readonly index: number;
  readonly 0: string;
  /** A list of pages and parts follows. */
  readonly isOfSite: boolean;
}

/** Where a statement begins to say what the client wants on the site. */
export function wishCue(said: string, words: ReadingWords): WishCue | null {
  const modalAt = ofSite.exec(said);
  if (modalAt !== null) return { index: modalAt.index, 0: modalAt[0], isOfSite: true };
  const wish = wordPattern(words.wish).exec(said);
  const place = onSite.exec(said);
  if (wish !== null) return { index: wish.index, 0: wish[0], isOfSite: place !== null && place.index < wish.index };
  return aPage(words).test(said) ? { index: 0, 0: '', isOfSite: false } : null;
}

const relativeClause =
  /,?\s(?:où|dont|qui|que|qu['’]|donde|en (?:el|la|los|las) que|con (?:el|la) que|dove|in cui|che|onde|na qual|no qual|gdzie|(?:w|na) któr\p{L}{1,4}|kde|který|která|где|где|where|that|which|wo|in der|in dem|waar|där|hvor)\s\p{L}/iu;

/** "une galerie privée où mes clients retrouvent leurs photos": what visitors do there names no page. */
export const removeRelativeClause = (item: string): string =>
  item.slice(0, relativeClause.exec(item)?.index ?? item.length);

/** "a page on emergencies, since everybody asks": why it is wanted names no page. */
const reason =
  /[,\s]\s?(?:because|since(?!\s\d)|as (?:we|it|this|that|they|many|most|people|everyone)|weil|da (?:wir|das|die|viele|es|uns)|denn|parce qu[e']|car|puisqu[e']|porque|ya que|pues|perché|poiché|dato che|pois|já que|omdat|want|aangezien|bo|ponieważ|gdyż|eftersom|för att|protože|так как|потому что|поскольку|çünkü|cause)\s.*?(?=\s(?:and|und|et|y|e|en|och|i)\s(?:some|an?|also|then an?|eine?n?|des|une?|unas?|unos|einige|noch|uma?|een|också|też)\s|$)/isu;

export const removeReason = (said: string): string => {
  const kept = said.replace(reason, '');
  // "Anfahrt, weil …" is whole; "We'd want" is not, and "want" is Dutch for "because".
  const isWhole = kept.split(' ').length >= 3 || (kept.trim() !== '' && said.charAt(kept.length) === ',');
  return isWhole ? kept : said;
};

/** In notes about the client: "wants a page on …". */
export const thirdPerson =
  /^(?:(?:she|he|they|we)['’]d like(?: to have)?\s|(?:(?:she|he|they|client|sie|er|kundin|kunde|elle|il|cliente|ella|lei|ela|ele|zij|hij|ona|on|hon|han)\s)?(?:wants|would like|needs|will|möchte|wünscht sich|braucht|veut|voudrait|quiere|quisiera|vuole|vorrebbe|quer|gostava|wil|chce|vill ha|chtějí|chce|хочет)\s)(?=\p{L})/iu;

/** Words that add to the wish before. */
export const continues =
  /^(?:and|then|also|plus|and also|og|og også|также и|und|auch|außerdem|dazu|et|aussi|également|y|también|además|e|anche|inoltre|também|en|ook|i|oraz|również|också|och|а также|также|и)\s/iu;

/** Words before the next page of a wish. */
export const leadsTo = (words: ReadingWords): RegExp =>
  compiled(String.raw`,?\s(?:${words.and})\s(?:(?:${words.article})\s)?$`);
