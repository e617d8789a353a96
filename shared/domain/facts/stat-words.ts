/** Words around the numbers of a business, in the languages that pages are read in. */

export const number =
  '\\+?(?:[$€£]\\s?)?\\d{1,3}(?:[,.  ]\\d{3}){1,3}\\s?\\+?|\\+?(?:[$€£]\\s?)?\\d{1,9}(?:[.,]\\d{1,2})?(?:\\s?(?:k|m|bn|mio|million|billion|thousand)(?!\\p{L}))?\\s?(?:\\+|%)?';
export const approximations =
  '(?:(?:over|more than|nearly|almost|about|around|up to|über|mehr als|rund|fast|plus de|près de|más de|casi|oltre|più di|quasi|mais de|cerca de|meer dan|ruim|ponad|prawie|около|более|свыше)\\s)?';
/** The speaker is the business. */
export const speaksOfUs =
  /(?<!\p{L})(?:we|we['’]ve|our|us|wir|uns|unsere?[rnms]?|nous|notre|nos|nosotros|nuestr[oa]s?|hemos|noi|nostr[oaie]|abbiamo|nós|nosso|nossa|temos|wij|we|onze|ons|my|nasz[aeycm]*|vi|vår|vårt|våra|vores|våre|мы|наш[аеиих]*|нам|нас)(?!\p{L})/iu;
