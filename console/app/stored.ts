/** Values that outlive a reload, in the browser's storage. Nothing secret is ever kept there. */
import { effect, type Signal, signal } from '@preact/signals';

type Area = 'session' | 'local';

const openStorage = (area: Area): Storage => (area === 'session' ? sessionStorage : localStorage);

/** Reads a stored value; undefined where it is missing, unreadable, or storage is switched off. */
export function readStored(area: Area, name: string): unknown {
  try {
    const text = openStorage(area).getItem(`console.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value; `undefined` removes it. Returns false where storage is full or switched off. */
export function writeStored(area: Area, name: string, value: unknown): boolean {
  try {
    if (value === undefined) openStorage(area).removeItem(`console.${name}`);
    else openStorage(area).setItem(`console.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes everything that the console keeps in an area. */
export function clearStored(area: Area): void {
  try {
    const storage = openStorage(area);
    const names = Object.keys(storage).filter((name) => name.startsWith('console.'));
    for (const name of names) storage.removeItem(name);
  } catch {
    // Storage that is switched off holds nothing.
  }
}

/** A signal whose value is kept. `parse` checks what is found: another version of the console may have written it. */
export function storedSignal<T>(area: Area, name: string, parse: (found: unknown) => T): Signal<T> {
  const kept = signal(parse(readStored(area, name)));
  effect(() => {
    writeStored(area, name, kept.value);
  });
  return kept;
}
