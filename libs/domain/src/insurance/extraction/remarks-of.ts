import { REMARK_LENGTH } from '../terms/further-terms.js';

/** A text of a certificate as remarks of a policy: one, or several where it is longer than a remark may be. */
export function remarksOf(text: string): readonly string[] {
  const words = text.trim();
  if (words.length <= REMARK_LENGTH) return words === '' ? [] : [words];
  const end = words.lastIndexOf(' ', REMARK_LENGTH);
  const at = end > 0 ? end : REMARK_LENGTH;
  return [words.slice(0, at).trim(), ...remarksOf(words.slice(at))];
}
