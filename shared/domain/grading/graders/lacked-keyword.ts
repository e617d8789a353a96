import { quoted } from '../../messages/message.ts';
import { claim, type Statement } from '../statement.ts';

/** A secondary keyword that the text does not have. */
export const lackedKeyword = (keyword: string): Statement =>
  claim(quoted(keyword), { kind: 'phrase', value: keyword, isThere: false });
