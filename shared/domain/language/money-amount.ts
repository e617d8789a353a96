export const amountPattern =
  /(?:(?:[$£€¥₩₹]|\b(?:CHF|EUR|GBP|USD|SEK|NOK|DKK|PLN)\b)\s?\d[\d.,\s]{0,10}|\d[\d.,]{0,10}(?:\s\d{3})?\s?(?:[$£€]|eur\b|euros?\b|zł|kč|kr\b|chf|руб|₽|₺|tl\b|usd|gbp|mxn|pln|sek|czk|brl|cad|aud|kr\.|kronor|złotych|złote|korun|pounds?|dollars?|francs?|franken|円|元|원))/iu;

/** An amount of money in a text, as it is written. */
export const amountIn = (text: string): string | null => amountPattern.exec(text)?.[0].trim() ?? null;
