import type { KeyboardEvent, ReactNode } from 'react';
import './tabs.css';

/** One tab; `count` stands behind its title. */
interface Tab<Key extends string = string> {
  readonly key: Key;
  readonly title: string;
  readonly count?: ReactNode;
}

interface TabsProps<Key extends string> {
  /** Starts the ids of the tabs and of what they show: `idOfTab`, `idOfTabPanel`. */
  readonly name: string;
  /** Read out by screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly active: Key;
  readonly onTab: (key: Key) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const idOfTab = (name: string, key: string): string => `${name}-tab-${key}`;
export const idOfTabPanel = (name: string): string => `${name}-panel`;

/** Tabs above the element with the id `idOfTabPanel(name)`. Arrow keys move between them. */
export function Tabs<Key extends string>({ name, label, tabs, active, onTab }: TabsProps<Key>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    // From the tab that has the focus: what is shown may follow a moment after a quick second press.
    const focused = document.activeElement?.id;
    const at = tabs.findIndex(({ key }) => idOfTab(name, key) === focused);
    const next = tabs[(at + step + tabs.length) % tabs.length]!;
    onTab(next.key);
    document.getElementById(idOfTab(name, next.key))?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ key, title, count }) => (
        <button
          key={key}
          id={idOfTab(name, key)}
          type="button"
          role="tab"
          aria-selected={key === active}
          aria-controls={idOfTabPanel(name)}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onTab(key)}
        >
          {title} {count === undefined ? null : <span className="count num">{count}</span>}
        </button>
      ))}
    </div>
  );
}
