import type { Texts } from '../shape.ts';

export const jobs: Texts['jobs'] = {
  ended: (label) => `${label}: fertig`,
  failed: (label, reason) => `${label}: ${reason || 'fehlgeschlagen'}`,
};
