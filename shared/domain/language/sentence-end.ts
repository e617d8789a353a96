const end = /[.!?…。！？؟।۔]["'”’»)\]」]*\s*$/u;

/** Hours, addresses, labels and entries of lists do not: they are no sentences. */
export const endsAsSentence = (text: string): boolean => end.test(text);
