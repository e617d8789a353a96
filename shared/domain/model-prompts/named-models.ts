/** The models that settings name, each once. */
export const namedModels = (settings: Readonly<Record<string, string | undefined>>): string[] => [
  ...new Set(Object.entries(settings).flatMap(([name, id]) => (id && namesModel(name) ? [id] : []))),
];

const namesModel = (name: string): boolean =>
  ['MODEL_ID', 'MODEL_FALLBACK_ID', 'EMBEDDING_MODEL_ID'].includes(name) || name.startsWith('MODEL_ID_');
