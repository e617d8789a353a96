/** Names the file to which each score is added, one a line. */
export const QUALITY_SCORES_FILE = 'QUALITY_SCORES_FILE';
