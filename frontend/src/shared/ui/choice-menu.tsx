import type { MouseEvent } from 'react';
import type { ChoiceList } from './choice-list.hook.js';
import type { Choice } from './choice.js';
import { classNames } from './class-names.js';

interface ChoiceMenuProps {
  readonly id: string;
  readonly label: string;
  readonly list: ChoiceList;
  readonly choices: readonly Choice[];
  readonly value: string;
}

/** The focus stays on the box, also when the mouse is pressed on the list; Chromium would make a list that scrolls a place of the Tab key. */
const KEEPS_FOCUS = { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() };

/** The choices under a box, with the styles of Semantic. */
export function ChoiceMenu({ id, label, list, choices, value }: ChoiceMenuProps) {
  const { menu, cursor, choose } = list;
  return (
    <div
      id={id}
      ref={menu}
      role="listbox"
      aria-label={label}
      className="menu transition visible"
      onClick={(event) => event.stopPropagation()}
      {...KEEPS_FOCUS}
    >
      {choices.map((choice, place) => (
        <div
          key={choice.value}
          id={`${id}-${place}`}
          role="option"
          aria-selected={choice.value === value}
          aria-disabled={choice.disabled === true ? true : undefined}
          className={classNames(
            { active: choice.value === value, selected: place === cursor, disabled: choice.disabled },
            'item',
          )}
          onClick={() => choose(place)}
        >
          {choice.description ? <span className="description">{choice.description}</span> : null}
          <span className="text">{choice.shown ?? choice.text}</span>
        </div>
      ))}
      {choices.length === 0 ? (
        // It stands in the list: it has to be one of its options, though none to choose.
        <div className="message" role="option" aria-selected={false} aria-disabled>
          No results found.
        </div>
      ) : null}
    </div>
  );
}
