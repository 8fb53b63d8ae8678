import type { Choice } from './choice.js';

const opens = ({ disabled }: Choice): boolean => disabled !== true;

/** The places of a list that can be chosen, from its first. */
const places = (choices: readonly Choice[]): readonly number[] =>
  choices.flatMap((choice, place) => (opens(choice) ? [place] : []));

/** Where the cursor of a list begins: at what is chosen, else at the first that can be; -1 where none can. */
export function placeOfValue(choices: readonly Choice[], value: string): number {
  const chosen = choices.findIndex((choice) => choice.value === value && opens(choice));
  return chosen < 0 ? (places(choices)[0] ?? -1) : chosen;
}

/** The next place that can be chosen, downward or upward; after the last comes the first. */
export function placeAfter(choices: readonly Choice[], from: number, way: 1 | -1): number {
  const open = places(choices);
  const next = way > 0 ? open.find((place) => place > from) : open.filter((place) => place < from).at(-1);
  return next ?? open.at(way > 0 ? 0 : -1) ?? -1;
}

/** The place whose text begins with what was typed, from the cursor on, as the lists of the browser do; null where there is none. */
export function placeOfText(choices: readonly Choice[], typed: string, from: number): number | null {
  const begins = typed.toLowerCase();
  const found = places(choices).filter((place) => choices[place]?.text.toLowerCase().startsWith(begins));
  // One letter goes on to the next of its choices, more letters stay at the one that they fit.
  const after = typed.length > 1 ? from - 1 : from;
  return found.find((place) => place > after) ?? found[0] ?? null;
}
