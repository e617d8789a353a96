import type { WritingWords } from '../words/writing-words.ts';
import { rolesIn } from './site-roles.ts';

const overviews = ['services', 'treatments', 'products', 'menu', 'features', 'courses', 'rooms', 'activities'] as const;
/** True for a name that the overview of a plan or another part of any site has: "Prodotti", "Quartos", "Livraison". */
export const isOverview = (value: string, writing: WritingWords): boolean =>
  overviews.some((role) => writing.names[role].toLowerCase() === value.toLowerCase()) ||
  (!value.includes(' ') && rolesIn(value, writing).length > 0);
