import type { Language } from './languages.ts';

/** An auxiliary, up to two other words, and a participle. */
interface PassiveForms {
  readonly auxiliary: RegExp;
  readonly participle: RegExp;
  /** Forms that look like a participle and are none, or make another tense. */
  readonly except?: RegExp;
  /** Words that may stand between the two. */
  readonly between: number;
  /**
   * The verb that makes a future of an auxiliary and an infinitive, with a participle as an adverb between them: "wird
   * entspannt laufen".
   */
  readonly infinitive?: RegExp;
}

const movement = 'allé|arrivé|entré|monté|né|passé|rentré|resté|retourné|tombé|décédé'
  .split('|')
  .flatMap((stem) => [stem, `${stem}e`, `${stem}s`, `${stem}es`]);

/**
 * Only forms that an auxiliary and a participle mark. Passives of one word (Swedish "används", Russian "используется") and those that look
 * like a past tense are left out, so the count is the least there are. Swedish and other languages are not judged.
 */
const forms: Partial<Record<Language, PassiveForms>> = {
  en: {
    auxiliary: /^(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't)$/,
    participle:
      /^(?:\p{L}{2,}(?:ed|ied)|built|bought|brought|broken|caught|chosen|cut|done|driven|drawn|eaten|found|forgotten|given|grown|held|hidden|kept|known|laid|led|left|lost|made|meant|paid|put|read|said|seen|sent|set|shown|sold|spent|spoken|stolen|struck|taken|taught|thought|thrown|told|understood|won|worn|written)$/u,
    except:
      /^(?:need|indeed|red|bed|hundred|interested|tired|excited|pleased|concerned|married|used|based|supposed|located|scared|worried|advanced|limited|united|detailed|sacred|aged)$/,
    between: 2,
  },
  de: {
    auxiliary: /^(?:wird|werden|wurde|wurden|worden)$/,
    participle: /^(?:\p{L}{0,8}ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer|über|unter)\p{L}{2,}t|\p{L}{2,}iert)$/u,
    except:
      /^(?:gehen|geben|gewinnen|genießen|gelten|gelingen|geschehen|gefallen|gehören|gesellschaften|gemeinden|gebieten|gut|gebiet|gerät|geld|\p{L}*heit|\p{L}*keit|gegen|gegenüber|gerne|genau|entspannt|bekannt|beliebt|begeistert|verrückt|vertraut)$/u,
    between: 8,
    infinitive: /^(?!werden$|worden$|können$|müssen$|sollen$|dürfen$|wollen$)\p{Ll}{2,}(?:en|eln|ern)$/u,
  },
  nl: {
    auxiliary: /^(?:word|wordt|worden|werd|werden)$/,
    participle: /^(?:\p{L}{0,6}ge\p{L}{2,}(?:d|t|en)|(?:be|ver|ont|her)\p{L}{2,}[dt])$/u,
    except:
      /^(?:geen|geld|gebied|gemeenten|gebieden|gevallen|mogelijkheid|gevoel|geven|gebruiken|genieten|gesprekken)$/,
    between: 8,
  },
  fr: {
    auxiliary: /^(?:est|sont|était|étaient|fut|furent|sera|seront|été|être|soit|soient|serait|seraient)$/,
    participle:
      /^\p{L}{2,}(?:é|ée|és|ées)$|^(?:fait|faite|faits|faites|mis|mise|mises|pris|prise|prises|écrit|écrite|écrits|écrites|vu|vue|vus|vues|conçu|conçue|conçus|connu|connue|connus|rendu|rendue|obtenu|obtenue|produit|produite|produits|construit|construite)$/u,
    except: new RegExp(`^(?:${movement.join('|')}|âgé|âgée|situé|située|marché|\\p{L}{1,40}tés?)$`, 'u'),
    between: 2,
  },
  es: {
    auxiliary: /^(?:es|son|fue|fueron|era|eran|ser|sido|será|serán|sea|sean|sería|serían)$/,
    participle: /^\p{L}{2,}(?:ado|ada|ados|adas|ido|ida|idos|idas)$|^(?:escrit|hech|vist|puest|abiert|descrit)[oa]s?$/u,
    except:
      /^(?:demasiado|estado|lado|grado|sido|nada|todavía|cada|vida|partido|sentido|resultado|mercado|adecuad[oa]s?|complicad[oa]s?|delicad[oa]s?|pesad[oa]s?|válid[oa]s?|rápid[oa]s?|sólid[oa]s?)$/,
    between: 2,
  },
  pt: {
    auxiliary: /^(?:é|são|foi|foram|era|eram|ser|sido|será|serão|seja|sejam|seria|seriam)$/,
    participle: /^\p{L}{2,}(?:ado|ada|ados|adas|ido|ida|idos|idas)$|^(?:escrit|feit|vist|post|abert|descrit)[oa]s?$/u,
    except:
      /^(?:estado|lado|grado|sido|nada|cada|vida|partido|sentido|resultado|mercado|adequad[oa]s?|complicad[oa]s?|delicad[oa]s?|pesad[oa]s?|válid[oa]s?|rápid[oa]s?|sólid[oa]s?|obrigad[oa]s?)$/,
    between: 2,
  },
  it: {
    auxiliary: /^(?:viene|vengono|veniva|venivano|venne|vennero|verrà|verranno|stato|stata|stati|state|essere)$/,
    participle:
      /^\p{L}{2,}(?:ato|ata|ati|ate|ito|ita|iti|ite|uto|uta|uti|ute)$|^(?:fatt|dett|scritt|mess|pres|vist|apert|sceltt|prodott)[oaie]$/u,
    except: /^(?:stat[oaie]|vita|vite|lato|lati|capacità|minut[oi]|sito|siti|privat[oaie]|adeguat[oaie])$/,
    between: 2,
  },
  pl: {
    auxiliary: /^(?:został|została|zostało|zostały|zostali|zostanie|zostaną|zostać)$/,
    participle: /^\p{L}{2,}(?:ny|na|ne|ni|ty|ta|te|ci)$/u,
    between: 4,
  },
  ru: {
    auxiliary: /^(?:был|была|было|были|будет|будут|быть)$/,
    participle: /^\p{L}{2,}(?:ан|ана|ано|аны|ен|ена|ено|ены|ён|ята|ято|яты|ыта|ыто|ыты)$/u,
    except:
      /^(?:один|одна|страна|страны|цена|цены|сторона|стороны|жена|должен|должна|должно|должны|нужен|нужна|нужны|очень|день|нужно)$/,
    between: 3,
  },
};

export const judgesPassive = (language: Language | null): boolean => language !== null && forms[language] !== undefined;

/** Whether a sentence, given as its words in the form of `normalizeWord`, is marked as passive. */
export function isPassive(words: readonly string[], language: Language): boolean {
  const form = forms[language];
  if (form === undefined) return false;
  return words.some((word, at) => {
    if (!form.auxiliary.test(word)) return false;
    const near = words.slice(at + 1, at + 2 + form.between);
    // German and Dutch subordinate clauses end with the auxiliary: "weil es verkauft wird".
    const before = form.between > 4 ? words.slice(Math.max(0, at - 1), at) : [];
    const isParticiple = (other: string, index: number): boolean =>
      form.participle.test(other) &&
      form.except?.test(other) !== true &&
      !near.slice(index + 1, index + 4).some((later) => form.infinitive?.test(later) === true);
    return (
      near.some(isParticiple) ||
      before.some((other) => form.participle.test(other) && form.except?.test(other) !== true)
    );
  });
}
