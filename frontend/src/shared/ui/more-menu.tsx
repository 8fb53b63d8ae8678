import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { Popover } from './popover.js';

export interface MoreAct {
  readonly text: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
}

interface MoreMenuProps {
  readonly acts: readonly MoreAct[];
  readonly disabled?: boolean;
}

/** What is done with the thing of a page now and then; nothing where this person can do none of it. */
export function MoreMenu({ acts, disabled = false }: MoreMenuProps) {
  if (acts.length === 0) return null;
  return (
    <Popover
      label="More"
      className="more-menu"
      trigger={(props) => (
        <Button type="button" disabled={disabled} {...props}>
          More <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    >
      {(close) => <ActChoices acts={acts} close={close} />}
    </Popover>
  );
}

/** The acts of a menu, each closes it. */
function ActChoices({ acts, close }: { readonly acts: readonly MoreAct[]; readonly close: () => void }) {
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
