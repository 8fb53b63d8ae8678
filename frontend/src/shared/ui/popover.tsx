import { useEffect, useId, useState, type ReactNode } from 'react';
import './popover.css';

interface TriggerProps {
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-controls': string;
  readonly onClick: () => void;
}

interface PopoverProps {
  /** Names the panel for screen readers. */
  readonly label: string;
  /** Draws the button: spread the properties on it. */
  readonly trigger: (props: TriggerProps) => ReactNode;
  /** The panel; gets a function that closes it and returns the focus to the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly className?: string;
}

/** A panel under its button: closes on Escape, on a click elsewhere and when the focus leaves; Escape and a choice return the focus to the button. */
export function Popover({ label, trigger, children, className = '' }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const close = () => setOpen(false);
  useCloseOutside(open, frame, close);
  const leave = () => {
    close();
    frame?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
  };
  return (
    <div
      className={`popover-frame ${className}`}
      ref={setFrame}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) leave();
      }}
    >
      {trigger({
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        'aria-controls': panelId,
        onClick: () => setOpen(!open),
      })}
      {open ? (
        <div className="popover" role="dialog" aria-label={label} id={panelId}>
          {typeof children === 'function' ? children(leave) : children}
        </div>
      ) : null}
    </div>
  );
}

function useCloseOutside(open: boolean, frame: HTMLElement | null, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: Event) => {
      if (!frame?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  });
}
