// Every part that repeats is bounded and separated by white space, so that no text makes these backtrack far.
/** One word of a name. */
export const word = String.raw`(?:(?:[dl]['’])?\p{Lu}|\d{1,4}(?=\s\p{Lu}))[\p{L}\p{M}\p{N}'’&.+-]{0,40}`;
/** Small words within a name. */
export const link = String.raw`(?:&|and|und|et|y|e|i|of|the|de|la|le|les|los|las|du|des|di|del|dei|degli|delle|della|da|do|dos|das|sur|sous|aan|op|het|pod|nad|van|von|der|zum|zur|am|im|à|aux|en|den|dr\.|med\.|dent\.|\p{N}{1,4})`;
/** A name of one to seven words. */
export const capitalized = String.raw`${word}(?:\s(?:${link}\s){0,2}${word}){0,6}`;

// "De zaak gaat Trapkracht heten"
const verbLast = new RegExp(
  String.raw`(?<!\p{L})(?:gaat|zal|moet|soll|wird|würde|ska|kommer att)\s(${capitalized})\s(?:heten|heißen|heissen|heta)(?!\p{L})`,
  'u',
);

/** The article of a business that a person founded or runs. */
export const indefinite =
  'an?|eine?[nrm]?|une?|un[ao]?|uma?|um|een|ett?|en|jed(?:en|na|no)|один|одна|bir|the|our|notre|nuestr[oa]|il nostro|la nostra|o nosso|a nossa|onze';
const running = String.raw`(?<!\p{L})(?:runs?|own|betreiben?|führen?|leiten?|tenons|tiens|gérons|gère|gestisco|gestiamo|tengo|tenemos|regento|driver|driv(?:er|s)|run(?:nen)?|prowadz(?:imy|ę)|vedu|vedeme)\s(?:(?:depuis|seit|since|desde|dal|sinds|od|sedan|siden|i)\s\d{4}\s)?`;
// "Jeg heter Ingrid og driver Fjordpust, en liten bedrift"
const runs = new RegExp(
  String.raw`${running}(${capitalized}),\s(?:${indefinite}|two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|six|dos|tres|cuatro|due|tre|quattro|cinque|twee|drie|vier|två|fire|fem)\s\p{L}`,
  'u',
);
// "Mi esposo y yo abrimos La Olla de Refugio en el centro": the business that a person opened.
const opened = new RegExp(
  String.raw`(?<!\p{L})(?:opened|founded|abrimos|abrí|fundamos|fundé|avons (?:ouvert|fondé|créé)|ai (?:ouvert|fondé|créé)|abbiamo (?:aperto|fondato)|ho (?:aperto|fondato)|fundei|öffneten|eröffneten|gründeten|openden|startade|öppnade)\s(?:(?:together|juntas|juntos|ensemble|insieme|gemeinsam|samen|tillsammans)\s)?(${capitalized})(?=,|\.|\s(?:in|en|à|a|em|nel|nella|am|im|i|hace|il y a|ago|vor|seit|since)\s)`,
  'u',
);

/** A name behind "runs" or "opened". */
export const nameRun = (text: string): string | null => runs.exec(text)?.[1] ?? opened.exec(text)?.[1] ?? null;

/** A name that stands before the verb of being called. */
export const nameBeforeVerb = (text: string): string | null => verbLast.exec(text)?.[1] ?? null;

/** Finds a cue in any case, then a name that begins with a capital. */
export function createNameFinder(cue: string, name: string): (text: string) => string | null {
  const cuePattern = new RegExp(cue, 'giu');
  const namePattern = new RegExp(
    String.raw`^(${name})(?![\p{L}])(?!\s(?:certified|compliant|zertifiziert|certifi))`,
    'u',
  );
  return (text) => {
    for (const found of text.slice(0, 1_000).matchAll(cuePattern)) {
      const match = namePattern.exec(text.slice(found.index + found[0].length));
      if (match?.[1] !== undefined) return match[1];
    }
    return null;
  };
}
