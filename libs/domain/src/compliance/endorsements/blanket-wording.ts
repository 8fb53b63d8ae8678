import { plainWords } from '../../kernel/plain-words.js';

/** Words by which a schedule covers whom a contract names (reference: blanket wording). */
const BLANKET =
  /\b(?:any|all|each) (?:person|organization|organisation|part(?:y|ies))|\b(?:where|when|as) required by\b|\bby written (?:contract|agreement)\b/;

/** Whether an entry of a schedule is no name, but words that cover any party of a contract. */
export const isBlanketWording = (entry: string): boolean => BLANKET.test(plainWords(entry));
