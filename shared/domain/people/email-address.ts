/** The email addresses by which people are known. */

const CHARACTERS_MAX = 254;

/**
 * The form in which addresses are compared, null for what is no address. Only the letters A to Z lose their case: Unicode's own
 * rule makes `k` of the Kelvin sign, and so one person's address of another's.
 */
export function comparableEmail(given: string): string | null {
  const email = given.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return email.length <= CHARACTERS_MAX &&
    email.isWellFormed() &&
    /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) &&
    // The domain has a dot that is neither its first nor its last character.
    email.slice(email.indexOf('@') + 2, -1).includes('.')
    ? email
    : null;
}
