/** Forms of what was cut from a sentence, in any language. */
const forms: readonly RegExp[] = [
  /^(?:ist|sind|is|are|est|sont|es|son|sono|são|zijn|är|jest|są)\s/iu,
  /^(?:s['’]il (?:vous|te) plaît|bitte|please|por favor|per (?:favore|piacere)|alstublieft|tack|proszę|both|each|frau|mann|bruder|schwester|mama|papa|wife|husband|brother|sister|femme|mari|frère|sœur|mujer|marido|moglie|marito|fratello|sorella|vrouw)$/iu,
];

/** True for what was cut from a sentence: "is open daily", "please". */
export const isCutOff = (phrase: string): boolean => forms.some((form) => form.test(phrase));
