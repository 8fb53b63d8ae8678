/** Text inside a sentence; an asterisk of its own would begin or end a name. */
export const plain = (text: string): string => text.replaceAll('*', '').trim();

/** A name as sentences mark it: `*Keystone Risk*`. */
export const named = (text: string): string => `*${plain(text)}*`;

/** `a, b and c`; `none` for an empty list. */
export function listed(words: readonly string[], none = 'none'): string {
  const last = words.at(-1);
  if (last === undefined) return none;
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** A sentence ends once, also when the words a person gave end it already. */
export const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * The same for a finished text: a name with a period of its own, as `*Brandt Masonry Co.*`, or in the quotes of a mail, is the end of its
 * sentence.
 */
export const endedOnce = (text: string): string => text.replace(/(?<!\.)\.([*”]?)\.(?=\s|$)/g, '.$1');
