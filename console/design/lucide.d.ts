/** One drawing of the package, imported by its path so that the others are not bundled. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const parts: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  export default parts;
}
