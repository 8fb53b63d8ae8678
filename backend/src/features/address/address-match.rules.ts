import type { SuggestedAddress } from '@covertrail/contracts/address/address.replies';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** An address of a record. One of an address book names no country. */
export type UsedAddress = Omit<SuggestedAddress, 'isOwn'> & { readonly country?: string };

/** Those whose first line has words with the beginnings that were typed, in that order of the words, each once. */
export function beginsLike(
  used: readonly UsedAddress[],
  country: string,
  beginning: string,
): readonly SuggestedAddress[] {
  const typed = wordsOf(beginning);
  const fitting = used.filter((address) => (address.country ?? country) === country && hasWords(address, typed));
  const once = new Map<string, SuggestedAddress>();
  for (const { address1, address2, city, state, postalCode } of fitting) {
    const suggested = { address1, address2, city, state, postalCode, isOwn: true };
    const key = keyOf(suggested);
    if (!once.has(key)) once.set(key, suggested);
  }
  return [...once.values()];
}

/** The same address, however it was typed. */
export const keyOf = ({ address1, address2, city, state }: Omit<SuggestedAddress, 'isOwn'>): string =>
  wordsOf([address1, address2, city, state].join(' ')).join(' ');

function hasWords({ address1 }: UsedAddress, typed: readonly string[]): boolean {
  let from = 0;
  const words = wordsOf(address1);
  for (const beginning of typed) {
    const at = words.findIndex((word, index) => index >= from && word.startsWith(beginning));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

const wordsOf = (text: string): readonly string[] => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
