/** A field for words to search, which is a part of the address. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { currentLocation, setQuery } from '../app/router.ts';
import { TextField } from '../design/field.tsx';

/** After the last key: the API is asked once a word, not once a letter. */
const REST_MS = 150;

/** @param props.name - of the parameter of the address */
export function SearchField({ label, name }: { readonly label: string; readonly name: 'search' | 'q' }) {
  const searched = currentLocation.value.query.get(name) ?? '';
  const [typed, setTyped] = useState(searched);
  const sent = useRef(searched);
  // Back, forward and "Clear filters" change the address without the field.
  useEffect(() => {
    if (searched !== sent.current) setTyped(searched);
    sent.current = searched;
  }, [searched]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      setQuery({ [name]: typed });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return <TextField label={label} type="search" value={typed} onInput={setTyped} maxLength={200} />;
}
