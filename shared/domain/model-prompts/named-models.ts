/** The models that settings name, each once. */
export const namedModels = (settings: Readonly<Record<string, string | undefined>>): string[] => [
  ...new Set(Object.entries(settings).flatMap(([name, id]) => (id && namesModel(name) ? [id] : []))),
];

const namesModel = (name: string): boolean =>
  name === 'MODEL_ID' || name === 'MODEL_FALLBACK_ID' || name.startsWith('MODEL_ID_');
