const countries = new Set(
  `united states|usa|uk|danmark|denmark|sverige|sweden|norge|norway|suomi|finland|polska|česko|magyarország|türkiye|united kingdom|great britain|england|scotland|ireland|france|germany|spain|italy|portugal|netherlands|belgium|austria|switzerland|poland|russia
   |ukraine|turkey|greece|china|japan|india|south korea|north korea|korea|australia|new zealand|canada|mexico|brazil|argentina|south africa|north africa|africa|europe|asia|america
   |new york|london|paris|berlin|washington|deutschland|österreich|schweiz|frankreich|italien|spanien|europa|españa|méxico|francia|alemania|estados unidos|états-unis|etats-unis
   |allemagne|royaume-uni|brasil|italia|россия|россии|москва|украина|中国|日本|美国|台灣|香港`
    .split('|')
    .map((name) => name.trim()),
);

/** A country or a capital is where something happens. */
export const isCountry = (phrase: string): boolean => countries.has(phrase);
