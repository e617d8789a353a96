import { currentLocation, setQuery } from '../app/router.ts';
import { Select } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';

/** The value of a filter in the address; empty where it has none. */
export const queryValue = (name: string): string => currentLocation.value.query.get(name) ?? '';

/** A filter of a list. It is in the address, so that a filtered list can be sent to another person and survives a reload. */
export function QuerySelect(props: {
  /** Of the parameter in the address. */
  readonly name: string;
  readonly label: string;
  /** Value and label, in their order. */
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Of the choice that filters nothing. */
  readonly all?: string;
  /** Parameters that do not fit another choice. */
  readonly resets?: readonly string[];
}) {
  const { name, label, options, all = texts.lists.all, resets = [] } = props;
  return (
    <Select
      inline
      label={label}
      value={queryValue(name)}
      options={[['', all] as const, ...options].map(([value, text]) => ({ value, label: text }))}
      onChange={(chosen) => setQuery({ [name]: chosen, ...Object.fromEntries(resets.map((other) => [other, ''])) })}
    />
  );
}
