/** The marks of questions, with closing quotes or brackets after them. The Greek one looks like a semicolon, and normal form makes it one. */
const mark = /[?？؟]["'”’»)\]]*\s*$/u;
const greekMark = /\p{Script=Greek}["'”’»)\]]*[;\u037E]["'”’»)\]]*\s*$/u;

/** By its question mark alone: "How we work" and "Will Smith" begin as questions do. */
export const endsAsQuestion = (text: string): boolean => mark.test(text) || greekMark.test(text);
