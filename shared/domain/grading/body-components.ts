import type { ComponentType } from '../rubric/rubric.ts';

/** Components that grade what the fields say; all others grade the body. */
const fieldComponents: ReadonlySet<string> = new Set<ComponentType>(['title', 'meta_description', 'structured_data']);

/** Whether a component says something about the body: of a body that was not read, it would say what is not so. */
export const gradesBody = (componentType: string): boolean => !fieldComponents.has(componentType);
