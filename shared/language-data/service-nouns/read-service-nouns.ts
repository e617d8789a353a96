import { readData } from '../read-data.ts';
import type { ServiceNouns } from './service-nouns-schema.ts';

/** The nouns of services in a language; null where they were not written down in it. */
export const readServiceNouns = (language: string): ServiceNouns | null =>
  readData('service-nouns', language) as ServiceNouns | null;
