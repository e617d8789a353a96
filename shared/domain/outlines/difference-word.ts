/** The word of a keyword that asks what differs: an explanation, and nothing to choose from. It says nothing of the subject. */
export const differenceWord =
  /(?<!\p{L})(?:differen[cz]|différen|diferen[cç]|unterschied|verschil|różnic|skillnad)\p{L}*/iu;
