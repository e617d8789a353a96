import type { Language } from '../language/languages.ts';

/**
 * Verb forms that headlines are made of. A part-of-speech tagger knows more of them, and takes a megabyte; these, the endings below and
 * the evidence of the body (`detect-keyword.ts`) leave few through.
 */
const english = `
  accept accuse achieve add address admit advise agree allow announce apologise apologize appear apply appoint argue arrest arrive ask
  assume avoid ban become begin believe belong bet bite blame block boost bring build buy call cancel can't carry cause celebrate choose claim
  close come compare complain complete condemn confirm confront consider contain continue convict convince create criticise criticize cut
  decide declare defend delay demand deny describe deserve destroy determine die disappear discover discuss donate draw eat elevate embrace
  emerge encourage end endorse enjoy ensure enter escape exist expand expect explain explode explore expose extend face fail fall
  feel fight fill find finish fix follow forget forgive fulfil get give go grow handle happen hear hire hit hold hope hurt identify ignore
  impose improve include increase inform insist inspire introduce invest invite involve join keep kill know lack laugh launch lead learn
  leave lend let lie like listen live lock look lose love maintain make manage marry mean meet miss mock move need observe obtain occur offer
  open oppose overcome overtake own pay perform persuade plummet praise predict prefer prepare present prevent prohibit promise protect
  prove provide publish pull pursue push put question postpone quit raise reach read realise realize receive recommend refuse regret reject
  rejoin release rely remain remember remove renew replace require resign resume retire retrieve return reveal rise rule run save say
  scare see seek seem sell send set settle shake share shed shoot show shut sign sing sink sit skip slam slash sleep slip
  smash solve spark speak spend stand start stay steal stop struggle submit succeed suffer suggest sue surge survive suspect suspend swear
  take talk teach tell tend thank threaten throw topple touch trade transform trigger try turn understand unveil urge use visit vote vow wait wake
  walk want warn wear welcome win wipe wish withdraw wonder worry wrap write`
  .trim()
  .split(/\s+/);
/** Nouns as often as verbs: their plain form, and with an s, may be a subject. */
const nounsToo = new Set(
  `address arrest ban bet bite block boost build call cause claim close cut delay demand draw end face fall fight fix hire hit hold hope
   increase launch lead lie like lock look love need offer open pay present promise question release rise rule run save set shake share
   shed shoot show sign sink skip slip spark stand start stay stop struggle surge suspect talk touch trade trigger turn use visit vote wait wake walk
   welcome win wish withdraw wonder worry wrap trust fear plan move return follow own lack miss mock try read wear manage`.split(
    /\s+/,
  ),
);
const englishPasts = `
  said says came went became began bought brought built chose did died drew ate fell felt fought found gave got grew had heard held hit
  kept knew led left lost made meant met paid ran rose said sang sank sat saw sold sent shot shut slept spent spoke stole stood
  taught thought threw told took understood woke won wore wrote been gone seen taken given known shown grown
  hires fears gets gives goes dies wins loses says sues vows urges faces admits plans hits seeks wants makes takes puts keeps lets
  ends soars jumps slips surges falls rises drops climbs rips sinks gains posts
  rejoins named set sets reports warns reveals slams mocks hails joins meets opens closes adds needs helps may might couldn't won't don't
  using featuring including making getting being having causing saying leaving according based regarding
  does has have be is are was were let lets don't can't isn't going doing getting`
  .trim()
  .split(/\s+/);

const lists: Partial<Record<Language, string>> = {
  de: `ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können konnte konnten muss müssen musste soll sollen sollte
    will wollen wollte darf dürfen mag möchte lässt lassen ließ geht gehen ging gibt geben gab kommt kommen kam machen machte sagt sagen
    sagte steht stehen stand liegt liegen lag bleibt bleiben blieb findet fanden fand hält halten hielt nimmt nehmen nahm sieht sehen sah
    zeigt zeigte stirbt sterben starb gestorben tötet fällt fallen fiel steigt stiegen stieg sinkt sank droht fordert forderte kritisiert warnt
    will plant startet startete beginnt begann endet gewinnt gewann verliert verlor führt führte spielt spielte trifft traf wählen wählt heißt hieß
    bedeutet ehrt ehrte lernt lernen erhält erhielt bekommt bekam feiert feierte erklärt erklärte kämpft kämpfen liebt braucht brauchen suchen
    weiß wissen denkt glaubt hofft sorgt setzt stellt bringt brachte schreibt schrieb spricht sprach läuft lief fährt fuhr schließt schloss öffnet
    wirft greift kauft verkauft baut schafft erreicht verlässt verliess wechselt ändert ändern richtet ansehen behandeln entdecken erfahren buchen`,
  nl: `is zijn was waren wordt worden werd werden heeft hebben had hadden kan kunnen kon konden moet moeten moest zal zullen zou zouden wil
    willen wilde mag gaat gaan ging gingen komt komen kwam maakt maken maakte zegt zeggen zei staat staan stond geeft geven gaf vindt vinden vond
    blijft blijven krijgt krijgen kreeg wint won verliest verloor overlijdt overleden sterft stierf eist vreest waarschuwt opent sluit`,
  sv: `är var blir blev har hade kan kunde ska skall skulle måste vill ville får fick går gick kommer kom säger sa sade ger gav tar tog gör gjorde
    står stod dör dog vinner vann förlorar ser såg finns fanns visar väljer`,
  da: `er var bliver blev har havde kan kunne skal skulle må måtte vil ville får fik går gik kommer kom siger sagde giver gav tager tog gør gjorde
    står stod dør døde vinder vandt taber ser så løfter rammer viser vælger åbner lukker`,
  no: `er var blir ble har hadde kan kunne skal skulle må måtte vil ville får fikk går gikk kommer kom sier sa gir ga tar tok gjør gjorde står sto dør
    døde vinner vant taper ser så løfter rammer viser velger åpner`,
  fr: `est sont était étaient sera seront fut a ont avait avaient aura auront va vont peut peuvent doit doivent veut veulent fait font dit disent met
    mettent prend prennent vient viennent sort sortent perd perdent meurt meurent gagne gagnent lance lancent annonce annoncent demande demandent
    devient deviennent reste restent trouve trouvent donne donnent appelle appellent envisage envisagent refuse refusent souhaite souhaitent récuse
    accuse arrête ouvre ferme revient rate revit brise suspend explique dénonce rejette approuve promet quitte rejoint bat surprend augmente baisse
    choisir découvrez trouvez comprend interpellé condamné relogées blessé blessés tué tués mort morts morte`,
  es: `es son era eran fue fueron será serán está están ha han había habían hay va van puede pueden debe deben quiere quieren hace hacen dice dicen da
    dan pone ponen viene vienen sale salen pierde pierden muere mueren gana ganan lanza lanzan anuncia anuncian pide piden cae caen revela estrena
    sigue siguen llega llegan busca buscan deja dejan abre cierra adoptan adopta decomisa activan activa reanuda transmitirán habla culminan encontramos
    tenemos padeció superó regresa confirma denuncia advierte niega`,
  it: `è sono era erano fu furono sarà saranno ha hanno aveva avevano va vanno può possono deve devono vuole vogliono fa fanno dice dicono dà danno viene
    vengono muore muoiono vince vincono perde perdono lancia annuncia chiede chiedono dirige danneggia apre chiude resta restano trova diventa torna`,
  pt: `é são era eram foi foram será serão está estão tem têm havia há vai vão pode podem deve devem quer querem faz fazem diz dizem dá dão põe vem vêm
    sai morre morrem ganha perde lança anuncia pede cai dificultam empolga capota retorna segue chega busca deixa abre fecha confirma revela`,
  pl: `jest są był była było byli będzie będą ma mają może mogą musi muszą chce chcą robi robią mówi mówią zostanie został została wygrał wygrała zmarł
    zmarła nie ogłosił zapowiada rusza wraca wygrywa przegrywa rywalizować`,
  cs: `je jsou byl byla bylo byli bude budou má mají může mohou musí chce chtějí dělá říká řekl zemřel zemřela vyhrál vyhrála zve hrozí okouzlil začal
    končí přichází odchází`,
  ru: `есть был была было были будет будут может могут должен должны хочет хотят делает говорит сказал сказала заявил заявила сообщил сообщила умер умерла
    погиб погибла открывается купят наградили оправдали обвинялся стал стала стали назвал назвала получил получила`,
  tr: `oldu olacak etti edecek yaptı dedi geldi gitti öldü açıkladı başladı bitti kazandı kaybetti var yok değil`,
};

const endings: Partial<Record<Language, RegExp>> = {
  ru: /.{2}(?:али|или|ели|ался|ился|алась|илась|ается|яется|уется|ются|ится|ятся|ает|ают|яет|яют|ует|уют|[а-я]{2}(?:[шчдтвлмнрпсз]ил|[чш]ал|овал|нул)|.{3}(?:ила|ала|ела|ула))$/,
  cs: /.{2}(?:áme|íme|eme|ují|uje|ají|oval|ovala|ovali|nul|nula)$/,
};

const participle = /.{3}(?:[^aeiou]ed|ing|olen|ven|tten|oken)$|.{2}able$/;

/** True for an English form that may be a participle: it ends no phrase that the text seldom says. */
export const isParticiple = (word: string, language: Language | null): boolean =>
  language === 'en' && participle.test(word);

/** True for an English form that is a verb as often as a noun: `offers`, `plans`. */
export const isVerbToo = (word: string, language: Language | null): boolean =>
  language === 'en' && (nounsToo.has(word) || nounsToo.has(word.replace(/s$/, '')));

const made = new Map<Language, ReadonlySet<string>>();

function listVerbForms(language: Language): ReadonlySet<string> {
  let forms = made.get(language);
  if (forms === undefined) {
    forms = language === 'en' ? englishForms() : new Set((lists[language] ?? '').trim().split(/\s+/));
    made.set(language, forms);
  }
  return forms;
}

function englishForms(): Set<string> {
  const forms = new Set(englishPasts);
  for (const verb of english) {
    const isNoun = nounsToo.has(verb);
    if (!isNoun) forms.add(verb);
    if (!isNoun)
      forms.add(/(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s'));
    forms.add(pastForm(verb));
  }
  return forms;
}

const pastForm = (verb: string): string =>
  verb.endsWith('e')
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)
        ? `${verb}${verb.at(-1)}ed`
        : `${verb}ed`;

/** True for a form that is a verb in nearly every sentence. @param word - normalized. */
export function isVerbForm(word: string, language: Language | null): boolean {
  if (language === null) return false;
  return listVerbForms(language).has(word) || (endings[language]?.test(word) ?? false);
}

/** Whether verbs of the language are known at all: elsewhere a phrase needs more evidence that it is one. */
export const knowsVerbs = (language: Language | null): boolean =>
  language !== null && (language === 'en' || lists[language] !== undefined);
