import type { Language } from './languages.ts';

/**
 * Words that are in every text of their language and in no one's subject: a phrase does not cross one, and none names a topic. Beside the
 * function words, which a keyword may have between its words; these it may not. A word that is missing makes a label a little duller.
 */
const fillers: Partial<Record<Language, string>> = {
  en: `
    able above accordingly across actual actually additional additionally after afterwards again against ago almost alone
    along already although always among amount another any anyone anything anyway apart appear appropriate arbitrary around
    aside available away based because become becomes before behind being below beside besides better between beyond both
    bring call called came cannot certain certainly clear clearly come comes coming common commonly complete completely
    consider contain containing contains corresponding could couldn't course current currently desired despite detail
    details determine did didn't different directly doesn't doing don't done down due during each early easily easy
    effectively either else empty enough entire entirely especially etc even eventually ever every everyone everything exact
    exactly example examples except exist existing exists explicit explicitly fact far few fewer find fine first five
    following follows former forward found four frequently fully further furthermore gave general generally get gets getting
    give given gives giving go goes going gone good got great greater happen happens having he hence her here him his
    however important include included includes including indeed individual initial initially inside instead intended itself
    keep keeps kept know known last late later latter least left less let likely likewise list listed little longer look
    looking lot made mainly make makes making many matter may maybe mean means meant mentioned merely might million minute
    minutes moreover mostly much multiple must my myself name named namely names near nearly necessarily necessary need
    needed needs neither never nevertheless next nine none nonetheless nor normal normally note nothing now number numerous
    obtain obviously occur occurs off often once one ones onto opposed optional optionally original other others otherwise
    ought ourselves out outside over overall own part particular particularly past per perhaps plus possible possibly
    potentially preceding preferred present previous previously primarily probably properly provide provided provides
    purpose put quick quickly quite rather read ready really recent recently regard regarding regular related relatively
    remain remaining required respective respectively right round said same saw say says second section see seem seems seen
    separate set seven several shall she should show shown shows similar similarly simple simply since six so-called some
    someone something sometimes soon special specific specifically specified start started starts step still stop subsequent
    such sufficient suitable sure take taken takes taking tell ten thank thanks themselves therefore thereof thing things
    think third those though thought thousand three through throughout thus together told too took toward towards tried true
    try trying turn twice two type types typical typically under unless unlike until upon upper usage use used useful
    user-defined uses using usual usually value values various very via want wants way ways well went whatever whenever
    whereas wherein wherever whether while whole whose wish within without won't worth would wouldn't yes yet mm cm km kg mg
    ml mb gb kb tb pm description overview introduction summary synopsis compatibility appendix chapter table-of-contents
    contents copyright prev click read-more lorem ipsum dolor amet consectetur adipiscing elit sed eiusmod tempor incididunt
    labore dolore magna aliqua`,
  de: `
    aber alle allem allen aller alles andere anderen bereits beim bis bisher da dabei dadurch dafür damit danach dann darauf
    darf daran dazu dein deine deiner deshalb diese diesem diesen dieser dieses doch dort durch eben etwa etwas euch eure
    ganz geht gegen gibt haben hatte hier hin hinter ihm ihn ihnen ihre ihrem ihren ihrer immer indem innerhalb ja jede
    jedem jeden jeder jedes jedoch jetzt kann kein keine keinem keinen keiner können könnte lassen machen mehr meine mich
    mir mit möchten muss müssen neben neu neue neuen ob ohne sehr sein seine seinem seinen seiner seit selbst sind sobald
    sodass sofern sogar soll sollte sollten sondern sonst soweit statt unter viel viele vielen vom weil weiter weitere
    weiteren welche welchen welcher welches werden wieder wurde wurden würde zwar zwei zwischen`,
  fr: `
    ainsi alors après aucun aussi autre autres avant avoir bien cela celle celui chaque chez comment depuis deux dont encore
    entre être fait faire faut ici ils elles jamais jour jusque leurs lors même mes moins non notamment peu peut peuvent
    plusieurs pouvez première premier puis quand quel quelle quelques quoi sans selon seulement si sous souvent toujours
    tous toute toutes très trop voici voir vers`,
  es: `
    además ahora algo algunos ambos antes año años aquí así aunque bajo cada casi contra cual cualquier cuando desde después
    dos durante ella ellos entonces esa ese eso esto estos estas está están fue gran hace hacer hacia han hasta hay mientras
    mismo mucho muchos nada otra otro otros poco porque primera primero puede pueden según siempre sino sí sólo solo tal
    también tanto tiene tienen toda todas todo todos tras tres tus unos usted ustedes vez`,
  it: `
    alla allo anche ancora altri altro avere bene bisogno ciò dalla dopo dove essere fare fino già hanno loro meno mentre
    molti molto nostra nostro ogni oppure perché poi possono prima può qual quale quali quando quanto quasi quella quelli
    quello questa queste questi sempre senza sia stata stato stessa stesso sua sue tra tutta tutte tutti tutto`,
  nl: `
    alleen daar dan doen dus echter eens eigen elk elke geen gaan goed heb hebben heeft hun iedere jouw kan kunnen maken
    meer mijn moet moeten na nu omdat onder ons onze tegen toch tussen uw veel vanaf waarom werd wordt worden zal zeer zich
    zo zonder`,
  pt: `
    ainda além algum alguns apenas após até com depois deve dois ela ele eles essa esse esta este estão isso isto já mais
    mesmo muito muitos onde outra outras outro outros pode podem seus sobre também tem ter você vocês`,
};

const sets = new Map<Language, ReadonlySet<string>>();

function listFillers(language: Language): ReadonlySet<string> {
  let words = sets.get(language);
  if (words === undefined) {
    words = new Set((fillers[language] ?? '').trim().split(/\s+/));
    sets.set(language, words);
  }
  return words;
}

const listed = Object.keys(fillers) as Language[];

/** True for a normalized word that says nothing of a subject though it is no function word; without a language, in any of those listed. */
export const isFillerWord = (word: string, language: Language | null): boolean =>
  language === null ? listed.some((one) => listFillers(one).has(word)) : listFillers(language).has(word);
