/** Words so near the top of the list stay weak even with a year or a punctuation mark behind them. */
const TOP = 5_000;
const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};

/** Rank by password; the list is read when the first password is chosen, not at the start. */
let ranks: Promise<ReadonlyMap<string, number>> | undefined;

async function readRanks(): Promise<ReadonlyMap<string, number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Map(dictionary['passwords-common'].map((password, rank) => [password, rank]));
}

/**
 * Whether a password is on the list of common ones: as it is, with replaced characters put back, or as a very common word with
 * digits and punctuation marks around it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const listed = await (ranks ??= readRanks());
  const text = password.toLowerCase();
  const word = text.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const isTop = (candidate: string): boolean => (listed.get(candidate) ?? TOP) < TOP;
  return listed.has(text) || listed.has(undisguised(text)) || isTop(word) || isTop(undisguised(word));
}

const undisguised = (text: string): string => [...text].map((letter) => DISGUISES[letter] ?? letter).join('');
