import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { Popover } from '#shared/ui/popover.tsx';

export interface PolicyAct {
  readonly text: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
}

/** What is done with a policy now and then; nothing where this person can do none of it. */
export function PolicyMore({ acts, disabled }: { readonly acts: readonly PolicyAct[]; readonly disabled: boolean }) {
  if (acts.length === 0) return null;
  return (
    <Popover
      label="More"
      trigger={(props) => (
        <Button type="button" disabled={disabled} {...props}>
          More <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    >
      {(close) => (
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
      )}
    </Popover>
  );
}
