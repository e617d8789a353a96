import type { Language } from '../../language/languages.ts';

/** Verbs of work that a reader does: with them a search in the infinitive asks how. None of what one orders: to buy, to rent, to book. */
const verbs: Readonly<Partial<Record<Language, string>>> = {
  de: 'tauschen|öffnen|bohren|putzen|braten|grillen|mischen|füllen|zeichnen|falten|binden|schärfen|trocknen|reparieren|reinigen|einrichten|installieren|wechseln|austauschen|aufbauen|anschließen|einstellen|pflanzen|schneiden|pflegen|backen|kochen|zubereiten|selber machen|selbst machen|schreiben|erstellen|planen|lernen|entfernen|wählen|auswählen|vergleichen|prüfen|messen|berechnen|basteln|nähen|stricken|streichen|verlegen|aufladen|konfigurieren|löschen|hochladen|entkalken|waschen|lagern|züchten|vorbereiten|beantragen|kündigen|erkennen|vermeiden|verhindern',
  nl: 'repareren|schoonmaken|instellen|installeren|vervangen|plakken|aansluiten|snoeien|planten|verzorgen|bakken|koken|bereiden|zelf maken|schrijven|leren|verwijderen|kiezen|vergelijken|berekenen|naaien|breien|schilderen|leggen|wassen|bewaren|voorbereiden|aanvragen|opzeggen|herkennen|voorkomen|ontkalken',
  es: 'reparar|limpiar|instalar|configurar|cambiar|montar|conectar|podar|plantar|cuidar|cocinar|preparar|hacer|escribir|crear|aprender|quitar|eliminar|elegir|escoger|comparar|calcular|medir|coser|tejer|pintar|colocar|lavar|conservar|solicitar|reconocer|evitar|prevenir',
  fr: 'réparer|nettoyer|installer|configurer|changer|remplacer|monter|brancher|tailler|planter|entretenir|cuisiner|préparer|faire|écrire|créer|apprendre|enlever|supprimer|choisir|comparer|calculer|mesurer|coudre|tricoter|peindre|poser|laver|conserver|demander|résilier|reconnaître|éviter|prévenir|détartrer',
  it: 'riparare|pulire|installare|configurare|cambiare|sostituire|montare|collegare|potare|piantare|curare|cucinare|preparare|fare|scrivere|creare|imparare|togliere|eliminare|scegliere|confrontare|calcolare|misurare|cucire|dipingere|posare|lavare|conservare|richiedere|riconoscere|evitare|prevenire',
  pt: 'reparar|consertar|limpar|instalar|configurar|trocar|montar|ligar|podar|plantar|cuidar|cozinhar|preparar|fazer|escrever|criar|aprender|tirar|remover|escolher|comparar|calcular|medir|costurar|pintar|colocar|lavar|conservar|pedir|reconhecer|evitar|prevenir',
  pl: 'naprawić|czyścić|wyczyścić|zainstalować|skonfigurować|wymienić|zamontować|podłączyć|przycinać|sadzić|posadzić|pielęgnować|upiec|ugotować|przygotować|zrobić|napisać|stworzyć|usunąć|wybrać|porównać|obliczyć|zmierzyć|uszyć|pomalować|położyć|umyć|przechowywać|złożyć|rozpoznać|uniknąć',
  sv: 'laga|reparera|rengöra|installera|ställa in|byta|montera|koppla|beskära|plantera|sköta|baka|tillaga|göra|skriva|skapa|ta bort|välja|jämföra|beräkna|mäta|sy|sticka|måla|lägga|tvätta|förvara|ansöka|känna igen|undvika|avkalka',
};

/** How a title begins that says how something is done. "How we work" and "how it works" are none. */
const titles: Readonly<Partial<Record<Language, string>>> = {
  en: '^how (?:to|do (?:i|you)|can (?:i|you)) ',
  de: '^(?:so|wie) (?=.*(?<!\\p{L})(?:sie|du|man|ich)(?!\\p{L}))(?!.*arbeite)|^(?:anleitung|schritt für schritt)(?!\\p{L})',
  fr: "^comment (?:(?:bien|mieux|ne pas|s[’']|se |l[’']|le |la |les )\\s?)*\\p{L}+(?:er|ir|re|oir)(?!\\p{L})",
  es: '^¿?c[oó]mo (?:(?:no|se)\\s)?\\p{L}+[aei]r(?:se|l[oa]s?)?(?!\\p{L})',
  it: '^come (?:non )?\\p{L}+(?:are|ere|ire|rre|arsi|ersi|irsi|arl[oiae]|erl[oiae]|irl[oiae])(?!\\p{L})',
  pt: '^como (?:não )?\\p{L}+[aeio]r(?:-[oa]s?)?(?!\\p{L})',
  nl: '^(?:zo|hoe) \\p{L}+ (?:je|jij|u|ik|men)(?!\\p{L})',
  pl: '^jak (?:nie )?(?:\\p{L}+ )?\\p{L}+(?:ć|ść|źć)(?!\\p{L})',
  sv: '^(?:så|hur) \\p{L}+ (?:du|man|jag)(?!\\p{L})',
};

/** Languages whose infinitive ends the phrase: "Fahrrad reparieren", "band plakken". In the others it begins: "réparer un vélo". */
const verbLast: ReadonlySet<Language> = new Set(['de', 'nl']);

/** True for a search in the infinitive that asks how something is done. */
export function isInfinitiveOfWork(keyword: string, language: Language | null): boolean {
  const list = language === null ? undefined : verbs[language];
  if (language === null || list === undefined || !/\s/u.test(keyword)) return false;
  return new RegExp(verbLast.has(language) ? String.raw`\s(?:${list})$` : String.raw`^(?:${list})\s`, 'iu').test(
    keyword,
  );
}

/** True for a title or a search that says in words that it tells how something is done. */
export function saysHow(text: string, language: Language | null): boolean {
  const pattern = titles[language ?? 'en'];
  return pattern !== undefined && new RegExp(pattern, 'iu').test(text.trim());
}
