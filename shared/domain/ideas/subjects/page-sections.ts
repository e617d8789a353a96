import { servicesHeading } from '../../facts/service-words.ts';
import { findSitePage } from '../../pages/page-kind/page-names.ts';

/** A heading with what stands below it. */
export interface MarkdownSection {
  readonly heading: string;
  readonly level: number;
  /** Of the text up to the next heading of the same rank. */
  readonly words: number;
}

/** Where a page names a subject: it decides whether the subject is offered, praised or explained there. */
export interface PageSection {
  readonly words: number;
  /** The heading above that announces what is offered; empty where the page itself is a list of what is offered. */
  readonly offeredBelow?: string;
  /** It stands among reasons to choose the business, its values or the steps of an order: no subject of a search. */
  readonly isReason?: true;
}

/** Headings above which reasons, values, steps and people stand, in the languages that pages are read in. */
const reasons = [
  String.raw`^(?:why|warum|weshalb|wieso|darum|pourquoi|por ?qu[ée]|perch[eéè]|porque|waarom|daarom|dlaczego|varför|därför|hvorfor|proč|почему|как мы)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:advantages?|benefits?|vorteile?|stärken|avantages?|atouts?|points forts|ventajas?|beneficios?|fortalezas|vantaggi|benefici|punti di forza|vantagens|benefícios|diferenciais|voordelen|pluspunten|zalety|korzyści|atuty|fördelar|fordele|fordeler|výhody|преимущества)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:values|werte|valeurs|valores|valori|waarden|wartości|värderingar|verdier|værdier|hodnoty|philosoph(?:y|ie)|filosofía|filosofia|filozofia|filosofi|mission|misión|missione|missão|missie|misja|leitbild|engagements?|commitments?|compromisos?|impegno|compromissos?|approach|approche|herangehensweise|enfoque|approccio|aanpak|podejście)(?!\p{L})`,
  String.raw`^(?:how (?:it|we|does it) works?|how (?:it|we) work|so (?:funktioniert|läuft|arbeiten|einfach)|comment (?:ça|cela) (?:marche|fonctionne)|cómo (?:funciona|trabajamos)|come (?:funziona|lavoriamo)|como (?:funciona|trabalhamos)|hoe (?:werkt|gaat|wij werken|het werkt)|jak (?:to )?(?:działa|działamy|pracujemy|wygląda)|så (?:funkar|fungerar|jobbar|arbetar)|(?:sådan|slik) (?:fungerer|arbejder|jobber)|jak to funguje)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:process|ablauf|vorgehensweise|arbeitsweise|processus|démarche|étapes|proceso|pasos|processo|passaggi|etapas|passos|werkwijze|stappenplan|stappen|proces współpracy|etapy|kroki|arbetsprocess|steg för steg|steps)(?!\p{L})`,
  String.raw`^(?:about|über (?:uns|mich)|wer wir|à propos|qui (?:sommes|suis)|sobre|quiénes|acerca|chi (?:siamo|sono)|quem (?:somos|sou)|over (?:ons|mij)|wie (?:zijn|ben)|o (?:nas|mnie|firmie)|kim|om (?:oss|os|mig|meg)|o nás|о нас|(?:unser|das|our|notre|nuestro|il nostro|nossa?|ons|nasz|vårt) (?:team|équipe|equipo|equipe|zespół))(?!\p{L})`,
  '(?:was uns (?:aus|ausmacht)|ce qui nous|lo que nos|cosa ci|cosa mi|o que nos|wat ons|co nas wyróżnia|vad som|what (?:sets|makes) (?:us|me)|choose us|choosing us|nous choisir|elegirnos|sceglier|escolher|nos escolher|kies(?:t)? u? ?voor|wybrać|välja oss)',
  String.raw`(?<!\p{L})(?:testimonials?|reviews?|kundenstimmen|bewertungen|avis|témoignages|opiniones|testimonios|recensioni|testimonianze|depoimentos|avaliações|beoordelingen|ervaringen|opinie|recensioner|omdömen)(?!\p{L})`,
];
/** Conditions that a practice treats are searched by its patients. */
const treated =
  /^(?:(?:the |common )?(?:conditions|problems|complaints|symptoms|injuries|ailments)(?: (?:we|i) (?:treat|help with|see)| treated)?|(?:what|who) (?:we|i) (?:treat|help)|how (?:we|i) can help(?: you)?|(?:unsere )?(?:krankheitsbilder|beschwerdebilder|beschwerden|indikationen|symptome|anwendungsgebiete|behandlungsfelder)|was (?:wir|ich) behandeln?|(?:les |mes |nos )?(?:motifs de consultation|indications|pathologies|troubles|symptômes)(?: (?:traitée?s|pris(?:es)? en charge))?|ce que (?:je|nous) trait(?:e|ons)|(?:las )?(?:patologías|dolencias|indicaciones|síntomas|lesiones)(?: (?:que tratamos|frecuentes|tratadas))?|qué tratamos|(?:le )?(?:patologie|disturbi|indicazioni|sintomi)(?: trattat[ei])?|cosa (?:trattiamo|curiamo|tratto)|(?:as )?(?:patologias|queixas|indicações|condições)(?: tratadas)?|o que (?:tratamos|trato)|(?:de )?(?:klachten|aandoeningen|klachtenbeelden|indicaties)|wat (?:wij|we|ik) behandelen?|schorzenia|dolegliwości|wskazania|(?:co|w czym) (?:leczę|leczymy|pomagam|pomagamy)|besvär|vad (?:vi|jag) behandlar|(?:lidelser|plager)(?: (?:vi|jeg) behandler)?)\s?[?:]?$/iu;
/** "Tratamentos especializados", "Our dental treatments", "Fachgebiete der Kanzlei". */
const listing =
  /^(?:(?:our|unsere|nos|nuestr[ao]s|i nostri|le nostre|noss[ao]s|onze|nasze|våra|vores|våre) )?(?:services|treatments|leistungen|dienstleistungen|behandlungen|therapien|prestations|soins|servicios|tratamientos|especialidades|servizi|trattamenti|prestazioni|lavorazioni|serviços|tratamentos|diensten|behandelingen|specialisaties|usługi|zabiegi|specjalizacje|tjänster|behandlingar|tjenester|ydelser|behandlinger|služby) \p{L}+(?: \p{L}+)?$|^(?:our|unsere|nos|nuestr[ao]s|i nostri|le nostre|noss[ao]s|onze|nasze|våra|vores|våre) \p{L}+ (?:treatments|services|leistungen|behandlungen|diensten|behandelingen|usługi|zabiegi|tjänster|behandlingar|tjenester)$/iu;
const announces = (heading: string): boolean =>
  servicesHeading.test(heading) || treated.test(heading) || listing.test(heading);

const reasonHeading = new RegExp(reasons.join('|'), 'iu');
/** Above work that was done and what speaks for a business: whom it worked for, no offer. */
const trustHeading =
  /(?<!\p{L})(?:trust|quality|vertrauen|qualität|confiance|qualité|confianza|calidad|fiducia|qualità|confiança|qualidade|vertrouwen|kwaliteit|zaufanie|jakość|kvalitet|kvalita|references|referenzen|références|referencias|referenze|referências|referenties|referencje|referenser|referencer|portfolio|projects|projekte|réalisations|proyectos|progetti|projetos|projecten|realizacje|projekt|clients|customers|kunden|clientes|clienti|klanten|klienci|kunder|partners?|partner(?:s|zy)?)(?!\p{L})/iu;
const HEADING_CHARACTERS_MAX = 160;
/** So many words below a heading introduce what the headings after it list. */
const INTRODUCTION_WORDS_MAX = 25;
const LISTED_WORDS_MAX = 6;
const LISTED_MIN = 3;
const LISTED_READ_MAX = 12;
const ORDERS_SHARE = 0.25;

/** Sections by their headings; of two with the same heading the first that offers, else the longer one. */
export function pageSections(
  sections: readonly MarkdownSection[],
  names: readonly string[],
  isOrder: (heading: string) => boolean = () => false,
): Map<string, PageSection> {
  const found = new Map<string, PageSection>();
  const above: MarkdownSection[] = [];
  // A heading of the same rank may announce what follows it.
  let list: MarkdownSection | null = null;
  const isList = sections.map(({ heading }, at) => announces(heading) && !listsOrders(sections, at, isOrder));
  const lists = sections.filter((_, at) => isList[at]);
  const isPart = lists.some(({ level }) => level > 1);
  const announcing = new Set(lists.filter(({ level }) => level > 1 || !isPart));
  // A page that is named for what is offered is the list itself, unless a part of it is.
  const isOffers = names.some(announces) && !isPart;
  for (const [at, section] of sections.entries()) {
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    if (list !== null && section.level <= list.level && (section.level < list.level || !isListed(section.heading)))
      list = null;
    const placed = placedIn(section, list !== null && section.level === list.level ? [...above, list] : above, {
      isOffers,
      announcing,
    });
    if (announcing.has(section) && listsAfter(sections, at)) list = section;
    const known = found.get(section.heading);
    if (known === undefined || isBetter(placed, known)) found.set(section.heading, placed);
    above.push(section);
  }
  return found;
}

function placedIn(
  section: MarkdownSection,
  above: readonly MarkdownSection[],
  { isOffers, announcing }: { isOffers: boolean; announcing: ReadonlySet<MarkdownSection> },
): PageSection {
  const { words } = section;
  const isReason = (heading: string): boolean =>
    heading.length <= HEADING_CHARACTERS_MAX && reasonHeading.test(heading);
  if (
    [section, ...above].some(({ heading }) => isReason(heading)) ||
    above.some(({ heading }) => trustHeading.test(heading))
  )
    return { words, isReason: true };
  const list = above.findLast((one) => announcing.has(one));
  if (list !== undefined) return { words, offeredBelow: list.heading };
  return isOffers ? { words, offeredBelow: '' } : { words };
}

/** "What we do" above "Remove the gun" and "Make the iron parts" lists the steps of one work. */
function listsOrders(sections: readonly MarkdownSection[], at: number, isOrder: (heading: string) => boolean): boolean {
  const level = sections[at]?.level ?? 1;
  const rest = sections.slice(at + 1);
  const end = rest.findIndex((one) => one.level < level);
  const below = (end === -1 ? rest : rest.slice(0, end)).slice(0, LISTED_READ_MAX);
  return below.filter(({ heading }) => isOrder(heading)).length >= Math.max(2, below.length * ORDERS_SHARE);
}

/** True where headings of the same rank follow one after the other, with hardly a word before the first. */
function listsAfter(sections: readonly MarkdownSection[], at: number): boolean {
  const first = sections[at];
  if (first === undefined || first.words > INTRODUCTION_WORDS_MAX) return false;
  const same = sections.slice(at + 1, at + 1 + LISTED_READ_MAX).filter(({ level }) => level <= first.level);
  const listed = same.findIndex(({ level, heading }) => level < first.level || !isListed(heading));
  return (listed === -1 ? same.length : listed) >= LISTED_MIN;
}

/** No heading of another part of the page: "Our team", "Contact", a sentence. */
const isListed = (heading: string): boolean =>
  heading.split(/\s+/u).length <= LISTED_WORDS_MAX &&
  !/[.!?…]$/u.test(heading) &&
  !reasonHeading.test(heading) &&
  !trustHeading.test(heading) &&
  findSitePage(heading) === null;

const isBetter = (one: PageSection, known: PageSection): boolean =>
  (one.offeredBelow !== undefined) === (known.offeredBelow !== undefined)
    ? one.words > known.words
    : one.offeredBelow !== undefined;
