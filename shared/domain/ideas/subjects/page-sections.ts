import { factPatterns } from '../../facts/fact-patterns.ts';

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
const reasonHeading = new RegExp(reasons.join('|'), 'iu');
const HEADING_CHARACTERS_MAX = 160;
const LISTED_READ_MAX = 12;
const ORDERS_SHARE = 0.25;

/** Sections by their headings; of two with the same heading the first. */
export function pageSections(
  sections: readonly MarkdownSection[],
  names: readonly string[],
  isOrder: (heading: string) => boolean = () => false,
): Map<string, PageSection> {
  const found = new Map<string, PageSection>();
  const above: MarkdownSection[] = [];
  const isList = sections.map(
    ({ heading }, at) => factPatterns().servicesHeading.test(heading) && !listsOrders(sections, at, isOrder),
  );
  const lists = sections.filter((_, at) => isList[at]);
  const isPart = lists.some(({ level }) => level > 1);
  const announcing = new Set(lists.filter(({ level }) => level > 1 || !isPart));
  // A page that is named for what is offered is the list itself, unless a part of it is.
  const isOffers = names.some((name) => factPatterns().servicesHeading.test(name)) && !isPart;
  for (const section of sections) {
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    const placed = placedIn(section, above, { isOffers, announcing });
    if (!found.has(section.heading)) found.set(section.heading, placed);
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
  if ([section, ...above].some(({ heading }) => isReason(heading))) return { words, isReason: true };
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
