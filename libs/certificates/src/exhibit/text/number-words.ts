const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: Readonly<Record<string, number>> = { thousand: 1_000, million: 1_000_000, billion: 1_000_000_000 };

const WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

const ONE_WORD = [...WORDS.keys(), 'hundred', ...Object.keys(SCALES)].sort((a, b) => b.length - a.length).join('|');
/** A number in words: `two million five hundred thousand`. */
export const NUMBER_WORDS = `(?:${ONE_WORD})(?:(?:\\s+|-|\\s+and\\s+)(?:${ONE_WORD})){0,12}`;

/** The value of a number in words; null where the words are no number. */
export function numberInWords(text: string): number | null {
  let [total, part] = [0, 0];
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const value = WORDS.get(word);
    const scale = SCALES[word];
    if (value !== undefined) part += value;
    else if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (scale !== undefined) [total, part] = [total + Math.max(1, part) * scale, 0];
    else if (word !== 'and') return null;
  }
  return total + part;
}
