/** A stored path as people read it: `/日本語/` of `/%e6%97%a5…/`. What does not decode stays as it is. */
export function shownPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
