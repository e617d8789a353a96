export const compressedOpenapi = '';
