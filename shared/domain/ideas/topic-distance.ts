/** The bands of a topic's distance to the core (spec, Authority map). */
export const distanceBands = ['core', 'close', 'adjacent', 'distant'] as const;

const bands = [
  { name: 'core', under: 0.25 },
  { name: 'close', under: 0.5 },
  { name: 'adjacent', under: 0.75 },
] as const;

/** `coreDistance` is 0 (the core) to 1 (unrelated). */
export const distanceBand = (coreDistance: number): (typeof distanceBands)[number] =>
  bands.find(({ under }) => coreDistance < under)?.name ?? 'distant';
