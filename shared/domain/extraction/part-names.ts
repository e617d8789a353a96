/**
 * Reads an element's place in an article from its ids and classes. Names are read as words (`NewsletterBox_root__x1` is
 * `newsletter box root`): themes, page builders and style compilers put the same few words together in their own ways.
 */

/** Kinds of parts by their names; each kind is believed up to a length and under its own condition. */
export type PartKind = 'apart' | 'linked' | 'byline' | 'author' | 'credit' | 'hidden';

/** Parts that no article has as its text, in the words of several languages. */
const apart = [
  'newsletters?',
  '(?:sub|un)scri(?:be|ptions?)',
  'sign (?:in|up)',
  'signin|signup|login|regwall',
  '(?:paywall|register|registration|piano) (?:\\w{1,24} )?(?:prompt|message|banner|overlay|offer|promo|box|form|wall|cta)',
  'promos?|promotions?|sponsored|advertorials?|advertisements?|adverts?|advertising|commercial',
  'publicidad|publicite|pubblicita|publicidade|werbung|anzeigen?|reklam[ae]?|annonse?r?|advertentie',
  '(?:most|mest) (?:read|viewed|popular|commented|lest|last)|mostread|mostpopular|trending|popular',
  'recommend(?:ed|ations?)|recommender|suggested|recirc(?:ulation)?|outbrain|taboola',
  '(?:read|watch|listen|up) next|readnext|also (?:read|like)|more (?:stories|articles|news|from|posts|on)|lire aussi|leggi anche|lees ook',
  'breadcrumbs?|brotkrumen?|kruimelpad|migas',
  'shar(?:e|es|ing)|teilen|compartir|compartilhar|partage[rs]?|condividi|delen|udostepnij|paylas|addtoany|sharedaddy',
  'social (?:\\w{1,24} )?(?:links?|icons?|buttons?|bar|media|list|box|share|follow|networks?|counter|widget)|follow us',
  'tool ?bars?|(?:article|post|page|story) tools|(?:interaction|action|reaction|engagement) ?(?:bar|buttons?|s)|reactions|bookmark',
  'comments? (?:count|counts|link|links|button|btn|cta|teaser|bar|toggle|number|num|action|icon)|commentcount|kommentare|reacties',
  'polls?|umfragen?|encuesta|sondage|sondaggio',
  '(?:audio|video|media|podcast) ?player|text to speech|tts|vorlese\\w{0,24}|readspeaker',
  '(?:article|post|entry|story|blog|page) ?(?:tags?|topics|keywords|categories|labels)|tags|tag ?(?:list|box|links|cloud)|topic tags|schlagworte?r?',
  'feedback|report (?:error|mistake|typo)|fehler ?meld\\w{0,24}',
  'lightbox|tooltips?|popups?|popovers?|modals?|flyouts?|dialogs?|overlays?',
  '(?:embed|consent|privacy|gdpr) (?:consent|wall|blocked|placeholder|notice|overlay)|consent|opt ?in',
  'app (?:promo|banner|download|store|install)|download app|appbanner',
  'skip ?(?:link|to|nav|links)|skiplinks?',
  'nav ?(?:prev|previous|next)|(?:article|post|blog post|story|entry) ?(?:nav|navigation)(?: wrapper)?',
  '(?:affiliate|advertiser|advertising|advertisement) ?(?:disclosures?|disclaimers?|notices?)',
  'cite wrapper|citation box|zitier\\w{0,24}',
  'jump ?(?:links?$|to)|back to top|top link',
  '(?:contact|lead|download|hubspot|hs|gravity|ninja|marketo|mkto|pardot|request|demo|inquiry|enquiry|optin|email|formidable) ?forms?(?: \\w{1,24}){0,2}|hbspt form|gform wrapper|wpforms container|wpcf7|mktoform|mc4wp form',
  'donat(?:e|ion|ions)|support us|fundraising|spenden\\w{0,24}',
];

/** Parts that lead elsewhere: none of the article where most of their text is links. */
const linked = [
  'teasers?|recs?|onward|cards?',
  'related\\w{0,24}|relacionad[oa]s?|relationad[oa]s?|gerelateerd\\w{0,24}|correlat[ie]|relatert\\w{0,24}|relaterade?|powiazane|ilgili|verwandte?\\w{0,24}|weiterfuhrend\\w{0,24}',
  '(?:read|show|see|view|learn|find) ?more|more ?links?|mor ?links?|mehr ?zum ?thema|weiterlesen',
  '(?:story|article|post|inline|internal|external|source|body|text|link) ?(?:links?|box|teaser|promo|embed)',
  'next ?(?:up|article|post|story)|prev(?:ious)? ?(?:article|post|story)|post ?nav\\w{0,24}',
];

const byline = [
  'bylines?|by line|datelines?|timestamps?|date ?time|post ?date|pub(?:lish(?:ed)?)? ?date|date ?(?:published|modified|pub\\w{0,24}|updated|line|wrapper)|article ?date|entry ?date|news ?date|publish(?:ed)?(?: on| at)?',
  'meta|meta ?(?:data|info|information|line|text|textline|box|block)|metatextline|infobar|info ?bar|post ?info|article ?info|entry ?info',
  'reading ?time|read ?time|lesezeit|lesedauer|posted ?(?:on|by|at|in)|last ?(?:updated|modified)|updated ?(?:on|at)',
  'text ?author|author ?(?:line|name|names|date|text|text link)|authors?|autor(?:e|es|en|a|zeile)?|auteurs?|verfasser|skribent\\w{0,24}|forfatter\\w{0,24}|redakteur\\w{0,24}|writers?',
  'kickers?|eyebrows?|over ?lines?|dachzeile|spitzmarke|rubri(?:c|k|que)(?: name)?|section ?(?:name|label|tag)|category ?(?:name|label|link|tag)',
  'agenc(?:y|ies)|source ?(?:line|name)|article ?source|quelle',
];

const author = [
  'author ?(?:box|bio|biography|info|information|card|profile|description|about|block|container|section|details|content|widget|meta|wrapper|module)|about ?(?:the ?)?authors?|authorbox|bio|short ?bio|biography|contributors?',
  '(?:article|post|entry|story) ?authors?|autoren ?(?:box|info|kasten)|author',
];

const credit = [
  'credits?|copyrights?|photo ?(?:by|credit|source|grapher)|photographers?|image ?(?:credit|source|copyright)|fotograf\\w{0,24}|bildquelle|bildnachweis|foto ?(?:credit|autor)',
];

const hidden = [
  'sr (?:only|label)|srlabel|sronly|visually ?hidden|visuallyhidden|screen ?reader(?: only| text)?|assistive(?: text)?|off ?screen|a11y hidden',
];

const matchWords = (patterns: readonly string[]): RegExp => new RegExp(`(?:^| )(?:${patterns.join('|')})(?: |$)`);

/** In this order: the author of a comment form is apart, the author of an article card leads elsewhere. */
const kinds: readonly (readonly [PartKind, RegExp])[] = [
  ['hidden', matchWords(hidden)],
  ['apart', matchWords(apart)],
  ['credit', matchWords(credit)],
  ['author', matchWords(author)],
  ['byline', matchWords(byline)],
  ['linked', matchWords(linked)],
];

/** Short words that a style compiler's random letters have too: only where signs stand around them. */
const advert = /^(?:ads?|adv|advs|adbox|adslot|adunit|adwrap(?:per)?)$/i;

/** Names by which a system describes a whole text: its subject, its kind, its state. And names of widths and quotes. */
const ofTheText =
  /^(?:category|tag|cat|topic|term|type|format|status|postid|has|is|no|hide|show|with|without|elementor|menu-item|template|lang|col|grid|row|flex|text|font|bg|border)-|^(?:page|post)-\d/i;
const ofQuotes = /quot|cit(?:e|at)|testimon|review|rating|recipe|ingredient/i;

/** Pages repeat their names: each is looked at once, as long as there are not too many. */
const known = new Map<string, PartKind | null>();
const KNOWN_MAX = 5000;

/** The kind of part that one id or class says an element is, or null. */
export function classifyPart(name: string): PartKind | null {
  if (name === '' || name.length > 100 || name.includes(':')) return null;
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const kind = readName(name);
  known.set(name, kind);
  return kind;
}

function readName(name: string): PartKind | null {
  if (ofTheText.test(name) || ofQuotes.test(name)) return null;
  if (/^[\w-]+$/.test(name) && name.split(/[-_]/).some((word) => advert.test(word))) return 'apart';
  const words = wordsIn(name);
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** `ContentMeta_info__Bh2Gq` is `content meta info`: the random end that style compilers add is none of its words. */
export function wordsIn(name: string): string {
  return name
    .replace(/__(?=[a-z_-]{0,7}[A-Z0-9])[A-Za-z0-9_-]{4,8}$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Classes that hide an element, in the frameworks that have them, and those that show it again at another width. */
const hidingClass = /^(?:hidden|d-none|is-hidden|u-hidden|hide|visually-hidden|display-none|uk-hidden)$/;
const showingClass = /^(?:(?:sm|md|lg|xl|2xl|desktop|tablet|mobile)(?::|@)|d-(?:sm|md|lg|xl|xxl)-|(?:show|visible)-)/;

/** Whether the classes of an element hide it at every width. */
export const isHiddenByClass = (names: readonly string[]): boolean =>
  names.some((name) => hidingClass.test(name)) && !names.some((name) => showingClass.test(name));
