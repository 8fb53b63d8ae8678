import { ChevronDown } from 'lucide-react';
import { Button } from './button.js';
import { ActChoices, type MenuAct } from './act-choices.js';
import { Popover } from './popover.js';

interface MoreMenuProps {
  readonly acts: readonly MenuAct[];
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
