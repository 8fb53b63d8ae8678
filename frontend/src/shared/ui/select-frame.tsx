import { useId, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import type { ChoiceList } from './choice-list.hook.js';
import { ChoiceMenu } from './choice-menu.js';
import type { Choice, SelectProps } from './choice.js';
import { classNames } from './class-names.js';

/** The role, state and list of the element that has the focus while a person chooses. */
export const useCombobox = (list: ChoiceList) => {
  const listId = useId();
  const combobox = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': list.open,
    'aria-controls': list.open ? listId : undefined,
    'aria-activedescendant': list.cursor < 0 ? undefined : `${listId}-${list.cursor}`,
  } as const;
  return { listId, combobox };
};

interface SelectFrameProps extends Omit<ComponentProps<'div'>, 'onBlur'> {
  readonly select: SelectProps;
  readonly listId: string;
  readonly list: ChoiceList;
  /** Those that are offered now. */
  readonly offered: readonly Choice[];
  readonly onLeave: () => void;
  readonly onClear: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A box with its list, with the styles of Semantic. */
export function SelectFrame({ select, listId, list, offered, onLeave, onClear, children, ...root }: SelectFrameProps) {
  const { label, value, disabled, search, compact, fluid } = select;
  const { open, upward } = list;
  const classes = { search, compact, fluid, upward: open && upward, active: open, visible: open, disabled };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <div {...root} className={classNames('ui', classes, 'selection dropdown')} onBlur={leave}>
      {children}
      <i
        aria-hidden
        className={classNames('dropdown icon', { clear: onClear !== undefined })}
        onClick={(event) => {
          if (!onClear) return;
          event.stopPropagation();
          onClear();
        }}
      />
      {open ? <ChoiceMenu id={listId} label={label} list={list} choices={offered} value={value} /> : null}
    </div>
  );
}
