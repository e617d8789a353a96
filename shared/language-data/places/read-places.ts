import { readData } from '../read-data.ts';
import type { CountryRow } from './places-schema.ts';

/** The countries that briefs name places of. */
export const listPlaces = (): readonly CountryRow[] => readData('places', 'all') as CountryRow[];
