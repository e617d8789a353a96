/**
 * A whole number with its digits in groups of three, as people read it: 60000 gives "60,000".
 * Not `toLocaleString`: its first call loads the locale data, 40 ms of the start of every Lambda that has a limit to name.
 */
export const groupedDigits = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
