import type { Language } from '../../../language/languages.ts';

type Words = Readonly<Partial<Record<Language, string>>>;

/**
 * Words that make a clause of a phrase: finite auxiliaries and copulas, subjects, conjunctions. They are closed classes of a language.
 * What is a noun or an infinitive too is left out: "will", "may", the Dutch "was", "vrijwilliger worden", the Spanish "son".
 */
export const clauseWords: Words = {
  en: "is are were am has have had does did would could should must cannot isn’t isn't aren’t aren't don’t don't won’t won't can’t can't he she they i I we because which whose",
  de: 'ist sind war waren wird wurde wurden hat hatte hatten kann können soll sollen muss müssen darf dürfen wäre kommt folgt gibt steht ich wir dass weil obwohl',
  fr: "est sont était étaient sera seront avait avaient ont peut peuvent doit doivent c’est c'est il elle ils elles je",
  es: 'es eran está están hay tiene tienen puede pueden fue será yo él ellos ellas que',
  it: "è sono erano sarà hanno può possono c’è c'è ci io loro che",
  pt: 'é são eram está estão há tem têm pode podem foi será fica ficam eu ele ela eles elas que',
  nl: 'is zijn wordt heeft had hadden kan moet komt ik wij hij zij omdat dat',
  sv: 'är finns har hade kan ska skall blir kommer jag vi han hon',
  da: 'er findes har havde kan skal bliver kommer jeg vi han hun',
  no: 'er finnes har hadde kan skal blir kommer jeg vi han hun',
  pl: 'jest są był była było były ma mają może mogą będzie będą ja my oni że który która które bo',
  cs: 'je jsou byl byla bylo byly bude budou má mají může mohou já my oni že který která které protože',
  ru: 'был была было были будет будут может могут есть я мы он она они что который которая которые',
  tr: 'var yok değil ben biz ama çünkü',
};

/** Conditions, reasons and verbs that a wish may hold, "a checklist for who wants to move", and the name of an offering never. */
export const conditions: Words = {
  en: 'if whether',
  de: 'wenn weil falls ob',
  fr: 'si va vont veut veulent faut parce puisque',
  es: 'si va van porque aunque',
  it: 'se vuole vogliono perché',
  pt: 'se vai vão quer querem porque',
  nl: 'want omdat begint gaat gaan willen wil',
  sv: 'eftersom',
  pl: 'jeśli ponieważ',
  cs: 'pokud',
};

/** Words that no name of a page begins with: a conjunction, a demonstrative, "each", "not", "still". */
export const openings: Words = {
  en: 'per and or but not never this that these those each every some any such because while although unless until somebody someone everybody everyone nobody most many several few honestly then',
  de: 'und oder aber ja nein nicht nie dies diese dieser dieses jede jeder jedes solche noch schon sogar während obwohl bevor nachdem sobald damit wer man hier dort dazu dabei dann deshalb sehr paar',
  fr: 'et ou mais ce cet cette ces chaque pas jamais encore toujours quand lorsque comme justement se',
  es: 'y o pero este esta estos estas ese esa cada ningún ninguna todavía siempre nunca ya cuando mientras donde gratis se ahora además',
  it: 'e o ma questo questa questi queste quello quella ogni ciascuno ciascuna ancora sempre mai già chi quando mentre minimo massimo poi',
  pt: 'e ou mas este esta estes estas esse essa esses essas cada ainda sempre nunca já quando enquanto embora agora depois',
  nl: 'en of maar deze dit die elke ieder iedere niet nooit nog al als terwijl hoewel daar er hier dan toen zodat wie',
  sv: 'och eller men denna detta dessa varje inte aldrig ännu om när medan så då här där högst minst några ofta idag',
  da: 'og eller men denne dette disse hver hvert ikke aldrig endnu når mens her der højst mindst nogle',
  no: 'og eller men denne dette disse hver hvert ikke aldri ennå når mens her der høyst minst noen',
  pl: 'i lub ale ten ta te każdy każda nie nigdy jeszcze gdy kiedy tylko',
  cs: 'a nebo ale tento tato tyto každý každá ne nikdy ještě když jen většinou',
  ru: 'и или но этот эта эти каждый каждая не никогда ещё',
  tr: 've veya ama bu şu her',
};

/** Adverbs of sentences: behind its first word a name of a page has none. "Doe ook nagels" */
export const adverbs: Words = {
  en: 'also usually often sometimes mostly maybe already again later',
  de: 'auch oft meist meistens manchmal schon sogar gern gerne immer nie wieder dann dabei danach dort heute nur noch',
  fr: 'aussi souvent toujours même parfois jamais déjà ensuite justement',
  es: 'también siempre incluso nunca luego además ahora',
  it: 'anche spesso sempre già mai poi adesso',
  pt: 'também sempre já nunca depois agora ainda',
  nl: 'ook vaak graag altijd soms nooit nog',
  sv: 'också ofta alltid ibland aldrig gärna redan nu',
  da: 'også ofte altid aldrig gerne allerede nu',
  no: 'også ofte alltid aldri gjerne allerede nå',
  pl: 'też także również często zawsze nigdy już teraz czasem',
  cs: 'také taky často vždy nikdy už teď někdy',
};

/** Numbers: alone, or left at the end, "Icing classes for beginners one", they name nothing. */
export const numbers: Words = {
  en: 'one two three four five six seven eight nine ten times',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn mal',
  fr: 'deux trois quatre cinq six sept huit dix fois',
  es: 'dos tres cuatro cinco seis siete ocho diez vez veces',
  it: 'due tre quattro cinque sei sette otto dieci volte',
  pt: 'dois duas três quatro cinco seis sete oito dez vez vezes',
  nl: 'twee drie vier vijf zes zeven acht tien keer',
  sv: 'två tre fyra fem sex sju åtta tio gånger',
  da: 'to tre fire fem seks syv otte ti gange',
  no: 'to tre fire fem seks sju åtte ti ganger',
  pl: 'dwa dwie trzy cztery pięć sześć siedem razy',
  cs: 'dva dvě tři čtyři pět šest sedm krát',
};
