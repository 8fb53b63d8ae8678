import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Dropdown, type DropdownProps } from 'semantic-ui-react';
import { useClosed } from './closed-fields.js';

export interface Choice {
  readonly value: string;
  readonly text: string;
  readonly description?: string;
  readonly disabled?: boolean;
}

interface SelectProps {
  /** Read out by screen readers; a visible label may point to `id` besides. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly id?: string;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly search?: boolean;
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly compact?: boolean;
  readonly fluid?: boolean;
  readonly invalid?: boolean;
}

/**
 * One of several, with the keyboard and for screen readers. Large lists belong to a search on the server. The list opens by a click, an
 * arrow or a letter: opened by the focus, it would cover what comes after it while a person tabs through a form.
 */
export function Select({ label, choices, onChange, onBlur, invalid, id, disabled = false, ...rest }: SelectProps) {
  const closed = useClosed();
  return (
    <Dropdown
      {...rest}
      disabled={disabled || closed}
      as={Root}
      selection
      openOnFocus={false}
      selectOnBlur={false}
      selectOnNavigation={false}
      aria-label={label}
      {...(rest.search
        ? { searchInput: { id, 'aria-label': label, 'aria-invalid': invalid } }
        : { id, 'aria-invalid': invalid })}
      options={choices.map((choice) => ({ key: choice.value, ...choice }))}
      onBlur={() => onBlur?.()}
      onChange={(_event: unknown, { value }: DropdownProps) => onChange(String(value ?? ''))}
    />
  );
}

type AnyElement = ReactElement<Record<string, unknown> & { children?: ReactNode }>;
type RootProps = ComponentProps<'div'> & { ref?: Ref<HTMLDivElement> };

/**
 * Chromium puts lists that scroll among the places of the tab key. The list closes when the focus comes to it, and the focus would be lost
 * with it. So the focus stays on the combobox, also when the mouse is pressed on the list.
 */
const KEEPS_FOCUS = { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() };

const isMenu = (child: ReactNode): child is AnyElement => isValidElement(child) && child.type === Dropdown.Menu;
const isSearchInput = (child: ReactNode): child is AnyElement =>
  isValidElement(child) && child.type === Dropdown.SearchInput;

/**
 * Semantic puts the roles on the wrong elements: `listbox` on a closed root without options, `combobox` on a `div` that is
 * not the input. Rendered through `as`, the same elements get them right: `combobox` on what has the focus, `listbox` on
 * the menu, ids on the options and `aria-activedescendant` for the one under the cursor.
 */
function Root({
  children,
  role,
  'aria-expanded': expanded,
  'aria-multiselectable': multiple,
  ref,
  ...rest
}: RootProps) {
  const listId = useId();
  const label = rest['aria-label'];
  const searches = role === 'combobox';
  const options = Children.toArray(Children.toArray(children).find(isMenu)?.props.children) as AnyElement[];
  const cursor = expanded ? options.findIndex((option) => isValidElement(option) && option.props['selected']) : -1;
  const combobox = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': expanded,
    'aria-controls': listId,
    'aria-activedescendant': cursor < 0 ? undefined : `${listId}-${cursor}`,
  } as const;
  const content = Children.map(children, (child) => {
    if (isMenu(child)) {
      const named = options.map((option, index) =>
        isValidElement(option) ? cloneElement(option, { id: `${listId}-${index}`, ...roleOf(option) }) : option,
      );
      return cloneElement(
        child,
        { id: listId, role: 'listbox', 'aria-label': label, 'aria-multiselectable': multiple, ...KEEPS_FOCUS },
        named,
      );
    }
    return searches && isSearchInput(child) ? cloneElement(child, { ...combobox, 'aria-label': label }) : child;
  });
  return (
    <div {...rest} {...(searches ? {} : combobox)} ref={ref}>
      {content}
    </div>
  );
}

/** The word that nothing was found stands in the list: it has to be one of its options, though none to choose. */
const roleOf = (child: AnyElement) =>
  child.type === 'div' ? { role: 'option', 'aria-disabled': true, 'aria-selected': false } : {};
