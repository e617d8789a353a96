import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';

/** Folders of pages for places: each has its own. */
export const areaFolders = new RegExp(String.raw`(?:^|\/)(?:${alternatives('ideas', 'areaFolders')})\/`, 'iu');
