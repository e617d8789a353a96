/** About as many characters as a token has, where no provider counts. */
const TOKEN_CHARACTERS = 4;

export const countTokens = (text: string): number => Math.ceil(text.length / TOKEN_CHARACTERS);
