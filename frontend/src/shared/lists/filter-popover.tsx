import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../ui/button.js';
import { useFrames } from '../ui/frames.hook.js';

interface FilterPopoverProps {
  /** How many of the filters narrow the list. */
  readonly count: number;
  /** Of the button, which gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** The button "Filters (2)" and the panel under it, which stays on the screen and keeps the focus until it is closed. */
export function FilterPopover({ count, button, children }: FilterPopoverProps) {
  const [open, setOpen] = useState(false);
  const frames = useFrames(open);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        ref={button}
        className="ui button filter-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={16} aria-hidden /> {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      {open && frames ? (
        <frames.Popover
          label="Filters"
          button={button}
          panelClass="filter-panel"
          underlayClass="filter-underlay"
          onClose={close}
        >
          {children}
          <Button type="button" size="small" onClick={close}>
            Done
          </Button>
        </frames.Popover>
      ) : null}
    </>
  );
}
