/** Values that outlive a reload, in the browser's storage. Nothing secret is ever kept there. */
import { effect, type Signal, signal } from '@preact/signals';

type Area = 'session' | 'local';

const storageOf = (area: Area): Storage => (area === 'session' ? sessionStorage : localStorage);

/** What is stored under a name; undefined where it is missing, unreadable, or storage is switched off. */
export function readStored(area: Area, name: string): unknown {
  try {
    const text = storageOf(area).getItem(`console.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value; `undefined` removes it. Returns false where storage is full or switched off. */
export function writeStored(area: Area, name: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(area).removeItem(`console.${name}`);
    else storageOf(area).setItem(`console.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
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
