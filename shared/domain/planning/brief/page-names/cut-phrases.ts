/** Forms of what was cut from a sentence, in any language. */
const forms: readonly RegExp[] = [
  // "Booksellers need a": the end belongs to a word that is gone.
  /\s(?:an?|the|eine?[nmrs]?|der|die|das|den|dem|une?|les?|la|des|du|una?|unos|unas|el|los|las|il|lo|gli|uma?|os|as|een|het|de|di|da|of|to|with|for|and|und|et|y|e|en|och|og|i|a|mit|avec|con|com|met|z|med|s)$/iu,
  // "them directly", "geben"
  /^(?:them|us|him|ihn|ihm|ihnen|uns|eux|leur|ellos|ellas|loro|eles|elas|hen|hun|ich|geben|haben|hebben|avoir|tener|avere)(?:\s|$)/iu,
  // Its cost, alone.
  /^(?:kost|kostet|coûten?t?|cuestan?|costano|custam?|kosztuj[eą]|kostar|koster|stojí|стоит|стоят)$/iu,
  /\s(?:zwischen|ab|bis|von|from|up to|between|entre|de|da|tra|från|van)\s[\d.,]+$/iu,
  // "Café compris": what is part of something else.
  /\s(?:included|inbegriffen|inklusive|compris(?:es?)?|incluse?s?|incluid[oa]s?|compres[oaie]|inclus[oaie]|incluíd[oa]s?|inbegrepen|wliczon[eay])$/iu,
  /^(?:coming|going|goes|comes|getting|keeps|takes|open van|houden|free of charge|inclui|incluye|include|comprend|beinhaltet)(?:\s|$)/iu,
  // "Pubs come"
  /^\p{L}+s\s(?:come|go|ask|call|ring|love|need|want|find|know)$/iu,
  /^(?:à la(?! carte)|aux|alla|agli|alle|zum|zur)\s/iu,
  /^(?:para|per|pour|for|für|voor)\s(?:dos|due|deux|two|zwei|twee|\d|gli|our|nos|unsere)/iu,
  /^(?:ist|sind|is|are|est|sont|es|son|sono|são|zijn|är|jest|są)\s/iu,
  // "Contrats d'une vingtaine de compagnies": how many of whom.
  /(?<!\p{L})(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|centaine|decina|quindicina|ventina|docena|veintena|dezena|tientallen|dutzende?)(?!\p{L})/iu,
  /^(?:s['’]il (?:vous|te) plaît|bitte|please|por favor|per (?:favore|piacere)|alstublieft|tack|proszę|both|each|frau|mann|bruder|schwester|mama|papa|wife|husband|brother|sister|femme|mari|frère|sœur|mujer|marido|moglie|marito|fratello|sorella|vrouw)$/iu,
];

/** True for what was cut from a sentence: "Booksellers need a", "them directly", "geben". */
export const isCutOff = (phrase: string): boolean => forms.some((form) => form.test(phrase));
