import { countryOfLetters, UNITED_STATES } from '../places/places.ts';
import type { BriefReading } from './brief/brief-reading.ts';
import { capitalizedFirst } from './brief/phrase-lists.ts';
import { readBrief } from './brief/read-brief.ts';
import { UNNAMED_SITE } from './site-name.ts';

/** The site in a brief: its name, and where its customers search. */
export interface SiteDescription {
  name: string;
  countryCode: number;
  countryName: string;
  cityName: string | null;
}

const NAME_CHARACTERS_MAX = 80;

/** The United States where neither the brief nor its language says where the customers are (spec, Site planning). */
export function describeSite(brief: string): SiteDescription {
  const reading = readBrief(brief);
  const country = (reading.country && countryOfLetters(reading.country.alpha2)) ?? UNITED_STATES;
  const name = reading.name?.value ?? describedName(reading) ?? UNNAMED_SITE;
  return { name: name.slice(0, NAME_CHARACTERS_MAX).toWellFormed(), ...country, cityName: reading.city?.value ?? null };
}

/** A business without a name is called by what it is and where: "a shoe shop in Leeds" is Leeds Shoe Shop. */
function describedName({ noun, city, planLanguage }: BriefReading): string | null {
  if (noun === null || planLanguage === null) return null;
  const place = city?.value ?? '';
  const name =
    planLanguage === 'en'
      ? `${place} ${noun.split(' ').map(capitalizedFirst).join(' ')}`
      : `${capitalizedFirst(noun)} ${place}`;
  return name.trim();
}
