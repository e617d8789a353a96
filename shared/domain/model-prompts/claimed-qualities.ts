import { claimsUnshown } from './unknowable-claims.ts';

/** Qualities that a business has to state of itself before a page may: they cost money or trust when they are not so. */
const qualities =
  /(?<!\p{L})(?:free|for free|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit\p{L}*|gratuito|darmow\p{L}+|zdarma|kostnadsfri\p{L}*|бесплатн\p{L}+|ücretsiz|award[- ]winning|preisgekrönt\p{L}*|ausgezeichnet\p{L}*|primée?s?|premiad\p{L}+|premiat\p{L}+|bekroond\p{L}*|nagradzan\p{L}+|prisbelönt\p{L}*|certified|zertifizier\p{L}*|certifiée?s?|certificad\p{L}+|certificat[oaie]|gecertificeerd\p{L}*|certyfikowan\p{L}+|certifiera[dt]\p{L}*|licensed|insured|around the clock|rund um die uhr|24 h|24h|24\/7|jour et nuit|las 24 horas|same[- ]day|am selben tag|le jour même|(?:el )?mismo día|(?:lo )?stesso giorno|no mesmo dia|dezelfde dag|tego samego dnia|samma dag|leading|market leader|führend\p{L}*|marktführer|líder\p{L}*|toonaangevend\p{L}*|wiodąc\p{L}+|ledande|cheapest|günstigste\p{L}*|le moins cher|más barat\p{L}+|più economic\p{L}+|goedkoopste|najtańsz\p{L}+|billigast\p{L}*|thousands of|tausende\p{L}*|des milliers|miles de|migliaia|milhares|duizenden|tysiąc\p{L}+|tusentals|experts?|experten|decades of|jahrzehnt\p{L}*|décennies|décadas|decenni|tientallen jaren|family[- ]run|family[- ]owned|familiengeführt\p{L}*|familiale?)(?!\p{L})/giu;

/** @param lowered What the business says of itself, in lower case. */
export const claimsQuality = (sentence: string, lowered: string): boolean =>
  claimsUnshown(sentence, qualities, lowered);
