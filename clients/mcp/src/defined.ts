type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** The arguments that were given. */
export const defined = <T extends object>(given: T): Defined<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
