/** A sentence about the business is no list, wherever it stands. */
export const selfReference =
  /(?<!\p{L})(?:us|we|our|my|uns|wir|unsere?[rnms]?|nous|notre|nos|nosotros|nuestr[oa]s?|noi|nostr[oaie]|nossos?|nossas?|ons|onze|wij|nas|nasz\p{L}*|oss|våra?|nás|naše|нас|наш\p{L}*)(?!\p{L})/iu;
