/** A quotation that ends as a sentence does ends the sentence that it stands in. */
export const removeDoubleStop = (text: string): string =>
  text.replaceAll(/([.!?。！？]["'”’»)\]]{0,2}…?\u00a0?["“»])\.(?=\s|$)/g, '$1');
