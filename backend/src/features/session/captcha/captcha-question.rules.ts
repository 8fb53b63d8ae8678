/** Ways to say each digit that a person knows without thinking, in a language that a screen reader speaks. */
const SAID: readonly (readonly string[])[] = [
  ['zero', 'nothing at all'],
  ['one', 'a single one'],
  ['two', 'a pair', 'the wheels of a bicycle'],
  ['three', 'the corners of a triangle'],
  ['four', 'the legs of a horse', 'the seasons of a year'],
  ['five', 'the fingers of one hand'],
  ['six', 'half a dozen'],
  ['seven', 'the days of a week'],
  ['eight', 'the legs of a spider'],
  ['nine', 'one less than ten'],
];
const LEAD = 'Please write as digits, one after another: ';
const DIGITS = 5;

/** Five digits in words; `random` gives a number from 0 up to 1. */
export function questionOf(random: () => number): string {
  const drawn = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  return `${LEAD}${Array.from({ length: DIGITS }, () => drawn(drawn(SAID))).join(', ')}.`;
}

/** The digits that a question asks for. */
export const answerTo = (question: string): string =>
  question
    .slice(LEAD.length, -1)
    .split(', ')
    .map((words) => SAID.findIndex((ways) => ways.includes(words)))
    .join('');
