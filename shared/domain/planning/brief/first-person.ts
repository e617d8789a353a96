/** Nouns that end as a verb of "we" does. */
const nouns = String.raw`(?:ramos|tramos|extremos|supremos|reclamos|racimos|mimos|primos|remos|gramos|kilogramos|termos|ambos|kremy|filmy|firmy|formy|zimy|problemy|programy|systemy|normy|ramy|dramy|panoramy|reklamy|tamy|jedynymi)`;
const verb = new RegExp(
  String.raw`^(?!${nouns}(?!\p{L}))(?:[a-zñç]{2,}(?:amos|emos|imos|iamo)|\p{L}{2,}(?:ujemy|jmujemy|amy|imy|ymy|emy|ujeme|áme|íme|аем|яем|уем)|nous\s\p{Ll}+ons)\s(?=\S)`,
  'iu',
);

/** True for "Atendemos autos, …": a sentence that begins with what "we" do. */
export const opensWithOurVerb = (text: string): boolean => verb.test(text);
