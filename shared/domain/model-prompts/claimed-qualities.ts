import { claimsUnshown } from './unknowable-claims.ts';

/** Promises and ratings of a business; each language has its own. */
const promises =
  /(?<!\p{L})(?:awards?|prize[- ]winning|warrant(?:y|ies)|guarantee[sd]?|lifetime|five[- ]star|star[- ]rated|rated|top[- ]rated|number one|most trusted|trusted|accredited|approved|qualified|members? of|discounts?|rabatte?n?|réductions?|descuentos?|scont[oi]|descontos?|kortingen|korting|zniżk\p{L}*|rabatt\p{L}*|best[- ]known|renowned|garantien?|lebenslang\p{L}*|bestbewertet\p{L}*|bewertet|nummer eins|geprüft\p{L}*|mitglied\p{L}*|renommiert\p{L}*|bekannteste\p{L}*|garantie\p{L}*|garantid?[oae]?s?|à vie|numéro un|notée?s?|membres? de|offert|renommée?s?|agréée?s?|garantía\p{L}*|de por vida|número uno|valorad[oa]s?|miembros? de|reconocid[oa]s?|garanzi[ae]|a vita|numero uno|valutat[oaie]|membr[oi] d\p{L}+|rinomat[oaie]|garantia\p{L}*|vitalíci[oa]s?|avaliad[oa]s?|membros? d\p{L}+|reconhecid[oa]s?|levenslang\p{L}*|nummer één|beoordeeld\p{L}*|lid van|erkend\p{L}*|gwarancj\p{L}*|dożywotni\p{L}*|numer jeden|ocenian\p{L}+|członk\p{L}+|renomowan\p{L}+|garanti(?:er|n)?|livstids\p{L}*|nummer ett|medlem\p{L}*|auktoriserad\p{L}*|money back|refund(?:s|ed)?|geld zurück|geld[- ]zurück\p{L}*|rembours\p{L}+|reembols\p{L}+|rimbors\p{L}+|terugbetaald|zwrot pieniędzy|pengarna tillbaka)(?!\p{L})/giu;

/** Words that compare. A section may ask which is best; a keyword that says so claims it. */
const comparisons =
  /(?<!\p{L})(?:best|better|worse|worst|finest|cheaper|beste[rnsm]?|besser\p{L}*|schlechter\p{L}*|meilleure?s?|mieux|moins bien|mejor(?:es)?|peor(?:es)?|miglior[ei]?|meglio|peggior[ei]?|melhor(?:es)?|pior(?:es)?|beter|slechter|najleps\p{L}+|leps\p{L}+|gors\p{L}+|bäst\p{L}*|bättre|sämre)(?!\p{L})/giu;

/** Qualities that a business has to state of itself before a page may: they cost money or trust when they are not so. */
const qualities =
  /(?<!\p{L})(?:free|for free|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit\p{L}*|gratuito|darmow\p{L}+|zdarma|kostnadsfri\p{L}*|бесплатн\p{L}+|ücretsiz|award[- ]winning|preisgekrönt\p{L}*|ausgezeichnet\p{L}*|primée?s?|premiad\p{L}+|premiat\p{L}+|bekroond\p{L}*|nagradzan\p{L}+|prisbelönt\p{L}*|certified|zertifizier\p{L}*|certifiée?s?|certificad\p{L}+|certificat[oaie]|gecertificeerd\p{L}*|certyfikowan\p{L}+|certifiera[dt]\p{L}*|licensed|insured|around the clock|rund um die uhr|24 h|24h|24\/7|jour et nuit|las 24 horas|same[- ]day|am selben tag|le jour même|(?:el )?mismo día|(?:lo )?stesso giorno|no mesmo dia|dezelfde dag|tego samego dnia|samma dag|leading|market leader|führend\p{L}*|marktführer|líder\p{L}*|toonaangevend\p{L}*|wiodąc\p{L}+|ledande|cheapest|günstigste\p{L}*|le moins cher|más barat\p{L}+|più economic\p{L}+|goedkoopste|najtańsz\p{L}+|billigast\p{L}*|thousands of|tausende\p{L}*|des milliers|miles de|migliaia|milhares|duizenden|tysiąc\p{L}+|tusentals|experts?|experten|decades of|jahrzehnt\p{L}*|décennies|décadas|decenni|tientallen jaren|family[- ]run|family[- ]owned|familiengeführt\p{L}*|familiale?)(?!\p{L})/giu;

/**
 * Whether a text promises or claims a quality that stands nowhere in what was shown: a guarantee, an award, something free.
 * @param lowered What the business says of itself, in lower case.
 */
export const claimsQuality = (text: string, lowered: string): boolean =>
  claimsUnshown(text, qualities, lowered) || claimsUnshown(text, promises, lowered);

/** The same, or compares where nothing that was shown does. */
export const claimsOrCompares = (text: string, lowered: string): boolean =>
  claimsQuality(text, lowered) || claimsUnshown(text, comparisons, lowered);
