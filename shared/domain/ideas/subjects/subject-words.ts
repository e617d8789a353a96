import { isBroadNoun, isPartNoun, isPromising } from '../../keywords/subject-words.ts';

/** "Services" in a title names nothing. */
export const namesSubject = (term: string): boolean => !isPartNoun(term) && !isBroadNoun(term) && !isPromising(term);
