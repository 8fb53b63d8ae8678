import { useRef, type KeyboardEvent } from 'react';
import { placeAfter, placeOfText } from './choice-cursor.js';
import type { ChoiceList } from './choice-list.hook.js';
import type { Choice } from './choice.js';

/** Letters that follow each other within this time are the beginning of one text. */
const ONE_TEXT_MS = 700;

/** What a key does. */
type Act = () => void;
type Keys = Readonly<Record<string, Act | undefined>>;

/** Arrows open a list and move its cursor, Enter chooses, Escape closes: the keys of every box with a list. */
export const listKeys = (list: ChoiceList, choices: readonly Choice[]): Keys => {
  const move = (way: 1 | -1) => () => (list.open ? list.moveTo(placeAfter(choices, list.cursor, way)) : list.show());
  return {
    ArrowDown: move(1),
    ArrowUp: move(-1),
    ...(list.open ? { Enter: () => list.choose(list.cursor), Escape: list.hide } : {}),
  };
};

/** Does what the key stands for. Escape that closed a list closes nothing else. */
export function pressKey(event: KeyboardEvent, keys: Keys): void {
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  if (event.key === 'Escape') event.stopPropagation();
  act();
}

/** The keys of a box without a text (select-only combobox of WAI-ARIA): letters go to the choice that begins with them. */
export function useChoiceKeys(list: ChoiceList, choices: readonly Choice[], clear: Act | undefined) {
  const typed = useRef({ text: '', at: 0 });
  const go = (text: string) => list.moveTo(placeOfText(choices, text, list.cursor) ?? list.cursor);
  const openOrChoose = () => (list.open ? list.choose(list.cursor) : list.show());
  return (event: KeyboardEvent) => {
    const begun = event.timeStamp - typed.current.at < ONE_TEXT_MS ? typed.current.text : '';
    if (isLetter(event) && (event.key !== ' ' || begun !== '')) {
      event.preventDefault();
      typed.current = { text: begun + event.key, at: event.timeStamp };
      go(typed.current.text);
      return;
    }
    pressKey(event, {
      Enter: openOrChoose,
      ' ': openOrChoose,
      Home: () => list.moveTo(placeAfter(choices, -1, 1)),
      End: () => list.moveTo(placeAfter(choices, choices.length, -1)),
      ...(list.open ? {} : { Backspace: clear, Delete: clear }),
      ...listKeys(list, choices),
    });
  };
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
