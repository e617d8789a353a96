/** Takes off the longest of these endings that leaves enough of the word; lists are given by the letters that have to remain. */
export function endingsStripper(lists: Readonly<Record<number, string>>): (word: string) => string {
  const endings = Object.entries(lists)
    .flatMap(([remaining, list]) =>
      list
        .trim()
        .split(/\s+/)
        .map((ending) => ({ ending, lengthMin: Number(remaining) + ending.length })),
    )
    .toSorted((a, b) => b.ending.length - a.ending.length);
  return (word) => {
    const found = endings.find(({ ending, lengthMin }) => word.length >= lengthMin && word.endsWith(ending));
    return found === undefined ? word : word.slice(0, -found.ending.length);
  };
}
