/** Pages that have to be there and need not be found. */
const utilityPath =
  /(^|\/)(privacy|terms|legal|imprint|impressum|datenschutz|agb|cookies?|contact|contact-us|kontakt|login|signin|sign-in|register|account|cart|basket|checkout|search|thank-you|thanks|404|sitemap|genindex|modindex|py-modindex)([-/.]|$)/;

export const isUtilityPage = (path: string | null): boolean => utilityPath.test(path ?? '');
