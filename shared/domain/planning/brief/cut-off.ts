/** "Booksellers need a", "them directly", "geben": what was cut from a sentence names no page. */
export const isCutOff = (phrase: string): boolean => cutOff.test(phrase);

const cutOff =
  /\s(?:an?|the|eine?[nmrs]?|der|die|das|den|dem|une?|les?|la|des|du|una?|unos|unas|el|los|las|il|lo|gli|uma?|os|as|een|het|de|di|da|of|to|with|for|and|und|et|y|e|en|och|og|i|a|mit|avec|con|com|met|z|med|s)$|^(?:them|us|him|ihn|ihm|ihnen|uns|eux|leur|ellos|ellas|loro|eles|elas|hen|hun|ich|geben|haben|hebben|avoir|tener|avere)(?:\s|$)|^(?:kost|kostet|coûten?t?|cuestan?|costano|custam?|kosztuj[eą]|kostar|koster|stojí|стоит|стоят)$|^(?:ist|sind|is|are|est|sont|es|son|sono|são|zijn|är|jest|są)\s|^(?:s['’]il (?:vous|te) plaît|bitte|please|por favor|per (?:favore|piacere)|alstublieft|tack|proszę|both|each|frau|mann|bruder|schwester|wife|husband|brother|sister|femme|mari|frère|sœur|mujer|marido|moglie|marito|fratello|sorella|vrouw)$/iu;
