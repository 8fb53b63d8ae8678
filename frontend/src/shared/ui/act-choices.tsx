import type { LucideIcon } from 'lucide-react';

export interface MenuAct {
  readonly text: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
}

/** The acts of a menu, each closes it. */
export function ActChoices({ acts, close }: { readonly acts: readonly MenuAct[]; readonly close: () => void }) {
  return (
    <ul className="popover-choices">
      {acts.map(({ text, icon: Icon, onClick }) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => {
              close();
              onClick();
            }}
          >
            <Icon size={16} aria-hidden /> {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
