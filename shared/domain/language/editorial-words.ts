import type { Language } from './languages.ts';
import { listTermKeys, termKey } from './subject-terms.ts';

/**
 * Words of editors about any page: whom it is for, what it shows, how to get in touch. None of them describes a
 * business.
 */
const words: Readonly<Partial<Record<Language, string>>> = {
  en: `visitor reader customer client people person user owner business company site website page homepage home offer offering service work
    process step price pricing cost quote contact address telephone phone email hours map route location town area booking appointment request enquiry
    inquiry form question example picture photo result detail overview summary introduction information fact reason way first next other main look search find
    want need know learn see choose decide reach get use start end place section heading sentence word topic legal law privacy notice terms required order buy
    subject keyword search query guide briefly clearly plainly vs versus compared comparison alternative directly whether which what decision option kind difference page's`,
  de: `besucher besucherin besuchern leser leserin lesern kunde kunden kundin menschen leute interessenten website seite startseite betrieb unternehmen
    firma angebot leistung arbeit ablauf schritt preis kosten kostet anfrage kontakt adresse anfahrt telefon e-mail öffnungszeiten termin karte ort buchung
    frage beispiel bild foto ergebnis überblick übersicht einleitung angaben informationen grund weg nächste nächsten erste weitere andere suchen sucht finden
    findet wissen brauchen möchten lesen wählen entscheiden erreichen bekommen abschnitt satz wörter überschrift rechtlich gesetzlich impressum datenschutz
    verlangt text thema stichwort suche etwa ungefähr kurz klar vergleich alternative unterschied möglichkeit art`,
  fr: `visiteur visiteurs lecteur lecteurs client clients gens personne personnes site page accueil entreprise offre service services prestation prestations
    travail déroulement étape étapes prix tarif tarifs coût coûte devis demande contact adresse accès téléphone courriel e-mail horaires rendez-vous carte lieu
    réservation question questions exemple exemples image photo photos résultat aperçu présentation introduction informations raison façon suivante première
    autres chercher cherchent cherche trouver savoir besoin lire choisir décider joindre obtenir section phrase mots titre légal légales mentions
    confidentialité obligatoires texte sujet recherche environ clairement brièvement comparaison comparatif alternative différence choix sorte`,
  es: `visitante visitantes lector lectores cliente clientes gente persona personas sitio web página inicio empresa oferta servicio servicios trabajo proceso
    paso pasos precio precios tarifa tarifas coste cuesta presupuesto solicitud contacto dirección cómo llegar teléfono correo horario horarios cita mapa lugar
    reserva pregunta preguntas ejemplo ejemplos imagen foto fotos resultado resumen presentación introducción información motivo manera siguiente primera otras
    buscar buscan busca encontrar saber necesitan leer elegir decidir contactar obtener sección frase palabras título legal legales aviso privacidad
    obligatorios texto tema búsqueda claramente brevemente comparación alternativa diferencia opción tipo`,
  it: `visitatore visitatori lettore lettori cliente clienti gente persona persone sito pagina home azienda offerta servizio servizi lavoro processo passo passi
    fase fasi prezzo prezzi tariffa tariffe costo costa preventivo richiesta contatto contatti indirizzo telefono posta orari appuntamento mappa luogo
    prenotazione domanda domande esempio esempi immagine foto risultato panoramica presentazione introduzione informazioni motivo modo seguente prima altre
    cercare cercano cerca trovare sapere serve leggere scegliere decidere contattare ottenere sezione frase parole titolo legale legali note privacy
    obbligatorie testo tema ricerca circa chiaramente brevemente confronto alternativa differenza opzione tipo`,
  pt: `visitante visitantes leitor leitores cliente clientes gente pessoa pessoas site página início empresa oferta serviço serviços trabalho processo passo
    passos etapa etapas preço preços tarifa custo custa orçamento pedido contacto contato morada endereço telefone email horário horários marcação mapa lugar
    reserva pergunta perguntas exemplo exemplos imagem foto fotos resultado resumo apresentação introdução informação informações motivo maneira seguinte
    primeira outras procurar procuram procura buscar buscam encontrar saber precisam ler escolher decidir contactar obter secção seção frase palavras título
    legal legais aviso privacidade obrigatórios texto tema pesquisa busca claramente brevemente comparação alternativa diferença opção tipo`,
  nl: `bezoeker bezoekers lezer lezers klant klanten mensen persoon website site pagina home bedrijf aanbod dienst diensten werk verloop stap stappen prijs
    prijzen kosten kost tarief tarieven offerte aanvraag contact adres route telefoon e-mail openingstijden afspraak kaart plaats boeking vraag vragen voorbeeld
    voorbeelden beeld foto foto's resultaat overzicht inleiding informatie gegevens reden manier volgende eerste andere zoeken zoekt vinden weten nodig lezen
    kiezen beslissen bereiken krijgen sectie zin woorden kop wettelijk wettelijke privacy verplichte tekst onderwerp zoekwoord ongeveer duidelijk kort vergelijking alternatief verschil optie
    soort`,
  pl: `odwiedzający odwiedzającym odwiedzających czytelnik czytelnicy klient klienci klientów klientom ludzie osoby witryna strona strony strona główna firma
    oferta usługa usługi praca przebieg krok kroki cena ceny cennik koszt kosztuje wycena zapytanie kontakt adres dojazd telefon e-mail godziny termin mapa
    miejsce rezerwacja pytanie pytania przykład przykłady obraz zdjęcie zdjęcia wynik przegląd wstęp informacje powód sposób następny pierwszy inne szukać
    szukają szuka znaleźć wiedzieć potrzebują czytać wybrać zdecydować skontaktować uzyskać sekcja zdanie słowa nagłówek prawne prawny prywatność wymagane
    tekst temat wyszukiwanie około jasno krótko porównanie alternatywa różnica opcja rodzaj`,
  sv: `besökare besökaren läsare läsaren kund kunder människor folk webbplats webbplatsen sida sidan startsida företag företaget erbjudande tjänst tjänster
    arbete förlopp steg pris priser kostnad kostar offert förfrågan kontakt adress vägbeskrivning telefon e-post öppettider tid karta plats bokning fråga frågor
    exempel bild foto foton resultat översikt inledning information uppgifter skäl sätt nästa första andra söka söker hitta veta behöver läsa välja bestämma nå
    få avsnitt mening ord rubrik juridisk lagstadgad integritet krävs text ämne sökord ungefär tydligt kort jämförelse alternativ skillnad alternativ sort`,
};

/** How guidance tells a writer what to do. */
const verbs: Readonly<Partial<Record<Language, string>>> = {
  en: `say says show shows explain explains describe describes answer answers list lists name names tell tells give gives help helps lead leads link links win
    wins invite invites compare compares introduce introduces present presents summarise summarize mention mentions include cover covers point state states
    write add keep note outline define set begin close quote cite offer use make put leave bring walk address discuss`,
  de: `sagt sagen sage zeigt zeigen zeige erklärt erklären erkläre beschreibt beschreiben beschreibe beantwortet beantworten beantworte nennt nennen nenne listet
    auflisten führt führen leitet lädt einladen gewinnt gewinnen hilft helfen vorstellen stellt stellen vergleicht vergleichen vergleiche verlinkt verlinken
    erwähnt erwähnen zusammenfassen fasst geben gibt machen macht schreiben schreibt hinzufügen ergänzen eingehen einleiten aufzählen darstellen angeben
    beginnen enden verweisen erläutern erläutert definieren behandeln`,
  fr: `dire dites dit montrer montrez montre expliquer expliquez explique décrire décrivez décrit répondre répondez répond lister listez liste nommer nommez
    nomme aider aidez aide mener mène lier liez attirer attire inviter invite comparer comparez compare présenter présentez présente résumer résumez résume
    mentionner mentionnez mentionne donner donnez donne faire écrire écrivez ajouter ajoutez indiquer indiquez citer citez détailler détaillez préciser précisez
    définir aborder traiter commencer terminer renvoyer`,
  es: `decir diga dice mostrar muestre muestra explicar explique explica describir describa describe responder responda responde listar enumerar enumere nombrar
    nombre ayudar ayuda llevar lleva enlazar enlace atraer atrae invitar invita comparar compare compara presentar presente presenta resumir resuma resume
    mencionar mencione menciona dar dé da escribir escriba añadir añada indicar indique citar cite detallar precisar definir abordar tratar empezar terminar`,
  it: `dire dica dite dice mostrare mostri mostra spiegare spieghi spiega descrivere descriva descrive rispondere risponda risponde elencare elenchi elenca
    nominare nomini aiutare aiuta portare porta collegare collega attirare attira invitare invita confrontare confronti confronta presentare presenti presenta
    riassumere riassuma riassume menzionare menziona dare dia dà scrivere scriva aggiungere aggiunga indicare indichi citare citi precisare definire trattare
    iniziare terminare`,
  pt: `dizer diga diz mostrar mostre mostra explicar explique explica descrever descreva descreve responder responda responde listar liste enumerar nomear ajudar
    ajuda levar leva ligar ligue atrair atrai convidar convida comparar compare compara apresentar apresente apresenta resumir resuma resume mencionar
    mencione menciona dar dê dá escrever escreva adicionar acrescentar indicar indique citar cite precisar definir tratar começar terminar`,
  nl: `zeggen zeg zegt tonen toon toont laten laat uitleggen leg legt uit beschrijven beschrijf beschrijft beantwoorden beantwoord beantwoordt opsommen noemen
    noem noemt helpen helpt leiden leidt linken link trekken trekt uitnodigen nodigt vergelijken vergelijk vergelijkt voorstellen stel stelt samenvatten vat
    vermelden vermeld vermeldt geven geef geeft maken schrijven schrijf toevoegen voeg aangeven definiëren behandelen beginnen eindigen zien`,
  pl: `powiedzieć powiedz mówi pokazać pokaż pokazuje wyjaśnić wyjaśnij wyjaśnia opisać opisz opisuje odpowiedzieć odpowiedz odpowiada wymienić wymień wymienia
    nazwać pomóc pomaga prowadzi prowadzić podlinkować przyciąga przyciągnąć zaprasza zaprosić porównać porównaj porównuje przedstawić przedstaw przedstawia
    podsumować podsumuj wspomnieć wspomnij podać podaj podaje napisać napisz pisze dodać dodaj wskazać omówić omów zdefiniować zacząć zakończyć`,
  sv: `säg säga säger visa visar förklara förklarar beskriv beskriva beskriver besvara besvarar svara lista listar nämn nämna nämner hjälp hjälpa hjälper led leda
    leder länka länkar vinn vinna vinner bjud bjuder jämför jämföra presentera presenterar sammanfatta sammanfattar ge ger gör skriv skriva skriver lägg ange
    anger citera precisera definiera behandla börja avsluta berätta berättar`,
};

interface Editorial {
  readonly keys: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
}
const read = new Map<Language, Editorial>();

/** The words of editors in a language; null for one that we have none of. */
function findEditorial(language: Language): Editorial | null {
  const known = read.get(language);
  if (known !== undefined) return known;
  const [nouns, said] = [words[language], verbs[language]];
  if (nouns === undefined || said === undefined) return null;
  const forms = said.split(/\s+/u);
  const made = {
    keys: new Set([...listTermKeys(nouns, language), ...forms.map((verb) => termKey(verb, language))]),
    verbs: new Set(forms),
  };
  read.set(language, made);
  return made;
}

/** Letters that two forms of a word share at least; of a short word one less. */
const STEM_LETTERS = 4;
const SHORT_LETTERS = 5;
/** Of a longer word: "stripping" is a form of "strip". */
const STEM_SHARE = 0.7;
const sharedLettersMin = (key: string): number => (key.length <= SHORT_LETTERS ? STEM_LETTERS - 1 : STEM_LETTERS);

/** The beginnings of the words of a text, by which other forms of them are found. */
export function listBeginnings(text: string, language: Language | null): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const key of listTermKeys(text, language).map(reduceDoubleVowels)) {
    for (let length = Math.min(sharedLettersMin(key), key.length); length <= key.length; length += 1)
      stems.add(key.slice(0, length));
  }
  return stems;
}

/** Whether the text has a form of the word. */
export function isSaid(word: string, stems: ReadonlySet<string>): boolean {
  const key = reduceDoubleVowels(word);
  const least = Math.max(sharedLettersMin(key), Math.min(key.length - 2, Math.floor(STEM_SHARE * key.length)));
  return [0, 1, 2, 3, 4].some((more) => stems.has(key.slice(0, least + more)));
}

/** Dutch doubles the vowel of a closed syllable: "maken", "maakt". */
const reduceDoubleVowels = (key: string): string => key.replaceAll(/([aeou])\1/gu, '$1');

/** Whom a page is for says nothing of the business: "for riders", "für Familien". */
const audience =
  /(?<!\p{L})(?:for|to|für|pour|aux|para|per|ai|agli|voor|dla|för)\s+(?:(?:les?|la|los|las|die|der|den|gli|os|as|the|de|het)\s+)?\p{L}+(?:,?\s+(?:who|die|qui|che|które|którzy|som)\s+\p{L}+(?=[.,;!]|$))?/giu;

/** Whether a sentence has only words of the sources and those of editors. True in a language that we have no words of. */
export function saysOnly(sentence: string, stems: ReadonlySet<string>, language: Language | null): boolean {
  return unsaidIn(sentence.replaceAll(audience, ' '), stems, language).length === 0;
}

function unsaidIn(text: string, stems: ReadonlySet<string>, language: Language | null): string[] {
  const editorial = language === null ? null : findEditorial(language);
  if (editorial === null) return [];
  // "Dites-le" is two words.
  const words = text.replaceAll(/-(?:le|la|les|lui|leur|y|en)(?!\p{L})/giu, ' ');
  return listTermKeys(words, language).filter((key) => !editorial.keys.has(key) && !isSaid(key, stems));
}

/** Instructions to explain something; "mention the showroom" says that there is one. */
const explaining =
  /^(?:expla|expli|descri|décri|compar|defin|défin|discuss|outlin|answer|address|summar|introduc|erklär|erläuter|beschreib|vergleich|beantwort|zusammenfass|einleit|darstell|behand|répon|résum|abord|détail|préci|respond|resum|detall|spieg|confront|rispond|riassum|uitleg|leg$|beschrij|vergelijk|beantwo|samenvat|wyjaśn|opis|porówn|zdefin|omów|odpow|podsum|förklar|beskr|jämför|besvar|sammanfatta|berätt)/u;
/** Text behind such a word is stated, not asked for. */
const stating = /(?<!\p{L})(?:that|dass|que|qu['’]\p{L}+|che|dat|że|att)(?!\p{L})/iu;
/** Our own things, and those that they are compared with, have to be known. */
const presupposing =
  /(?<!\p{L})(?:our|unser\p{L}*|notre|nos|nuestr[oa]s?|nostr[oiae]|noss[oa]s?|onze|ons|nasz\p{L}*|vår[at]?|compar\p{L}+ (?:\p{L}+ ){0,4}(?:with|to|avec|con|com)|vergleich\p{L}* (?:\p{L}+ ){0,4}mit|confront\p{L}+ (?:\p{L}+ ){0,4}con|vergelijk\p{L}* (?:\p{L}+ ){0,4}met|porówn\p{L}+ (?:\p{L}+ ){0,4}z|jämför\p{L}* (?:\p{L}+ ){0,4}med)(?!\p{L})/iu;
const TOLD_FIRST = 2;

/** Whether a sentence tells a writer to explain something, and states nothing. */
export function isInstruction(sentence: string): boolean {
  const spoken = sentence.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const told = [...spoken.slice(0, TOLD_FIRST), ...spoken.slice(-1)];
  const asked = sentence.replace(/^[\p{L}\p{M}]+(?:\s+(?:Sie|here|hier|ici|aquí|qui|aqui))?,?\s+/u, '');
  if (stating.test(sentence) || presupposing.test(sentence)) return false;
  return told.some((word) => explaining.test(word)) || asking.test(asked);
}

/** Whether a text has a word that only the denials of a brief have. */
export const hasDenied = (text: string, denied: ReadonlySet<string>, language: Language | null): boolean =>
  denied.size > 0 && listTermKeys(text, language).some((key) => denied.has(key));

/** The first words of a heading that asks. */
const asking =
  /^(?:what|which|who|how|when|where|why|was|welche\p{L}*|wer|wie|wann|wo|warum|que|quoi|quels?|quelles?|qui|comment|quand|où|pourquoi|combien|qué|cuál\p{L}*|quién|cómo|cuándo|dónde|por qué|cuánto\p{L}*|che|cosa|quale|quali|chi|come|quando|dove|perché|quanto\p{L}*|o que|qual|quais|quem|como|onde|por que|wat|welke|wie|hoe|wanneer|waar|waarom|co|jak\p{L}*|kto|kiedy|gdzie|dlaczego|ile|vad|vilk\p{L}+|vem|hur|när|var|varför)(?!\p{L})/iu;
const asserting =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|can|we|our|also|others?|included|open|oldest|ist|sind|wird|werden|hat|haben|kann|wir|unser\p{L}*|auch|andere\p{L}*|inbegriffen|geöffnet|älteste\p{L}*|est|sont|sera|peut|nous|notre|nos|aussi|autres|inclus\p{L}*|ouverte?s?|es|son|somos|puede|nuestr[oa]s?|también|otr[oa]s|incluid[oa]s?|abiert[oa]s?|è|sono|abbiamo|può|nostr[oiae]|anche|altr[ie]|inclus[oaie]|apert[oaie]|é|são|está|temos|pode|há|noss[oa]s?|também|outr[oa]s|incluíd[oa]s?|abert[oa]s?|zijn|wordt|worden|kan|wij|onze|ons|ook|ander[es]?n?|inbegrepen|jest|są|mamy|można|nasz\p{L}*|też|także|inne|är|blir|vi|vår[at]?|även|andra|ingår)(?!\p{L})/iu;
/** A heading names a thing in few words; more new words are a statement. */
const NEW_WORDS_MAX = 2;

/** Whether a heading or a title asserts something in words that are neither of the sources nor of editors: "Bosch motors are serviced here". */
export function assertsMore(heading: string, stems: ReadonlySet<string>, language: Language | null): boolean {
  const editorial = language === null ? null : findEditorial(language);
  if (editorial === null) return false;
  const behind = heading.slice(heading.indexOf(':') + 1).trim();
  if (asking.test(heading) || asking.test(behind) || /[?¿？]/u.test(heading)) return false;
  const unsaid = unsaidIn(heading, stems, language);
  const [first = ''] = heading.toLowerCase().match(/[\p{L}\p{M}]+/u) ?? [];
  const isToldOrAsserted = asserting.test(heading) || editorial.verbs.has(first);
  return unsaid.length > (isToldOrAsserted ? 0 : NEW_WORDS_MAX);
}
