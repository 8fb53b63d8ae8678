import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { placeOfValue } from './choice-cursor.js';
import type { Choice } from './choice.js';

interface Offer {
  /** Those that are offered now: fewer than all while a person searches. */
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface ChoiceList {
  readonly open: boolean;
  /** The place under the cursor; -1 while the list is closed, and where nothing can be chosen. */
  readonly cursor: number;
  readonly menu: RefObject<HTMLDivElement | null>;
  /** The list stands above its box, where there is more room than below. */
  readonly upward: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly moveTo: (place: number) => void;
  readonly choose: (place: number) => void;
}

/** A list of choices under a box: whether it is open, and where its cursor is. */
export function useChoiceList({ choices, value, onChange }: Offer): ChoiceList {
  const [cursor, moveTo] = useState<number | null>(null);
  const open = cursor !== null;
  const hide = () => moveTo(null);
  const choose = (place: number) => {
    const choice = choices[place];
    if (!choice || choice.disabled) return;
    hide();
    if (choice.value !== value) onChange(choice.value);
  };
  return {
    open,
    cursor: cursor ?? -1,
    ...usePlaced(open, cursor ?? -1),
    show: () => moveTo(placeOfValue(choices, value)),
    hide,
    moveTo,
    choose,
  };
}

/** The list on the screen: above its box where there is more room, and scrolled to its cursor. */
function usePlaced(open: boolean, cursor: number) {
  const menu = useRef<HTMLDivElement>(null);
  const [upward, setUpward] = useState(false);
  useLayoutEffect(() => {
    const list = menu.current;
    const box = list?.parentElement?.getBoundingClientRect();
    if (!open || !list || !box) return;
    const below = window.innerHeight - box.bottom;
    setUpward(below < list.offsetHeight && box.top > below);
  }, [open]);
  useLayoutEffect(() => {
    const list = menu.current;
    const option = list?.children[cursor];
    if (!list || !(option instanceof HTMLElement)) return;
    const hidden = option.offsetTop + option.offsetHeight - list.clientHeight;
    list.scrollTop = Math.max(hidden, Math.min(list.scrollTop, option.offsetTop));
  }, [cursor]);
  return { menu, upward };
}
