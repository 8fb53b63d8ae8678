import type { ReactNode } from 'react';
import type { CommandState } from '../commands/use-command.js';
import { Button } from './button.js';
import { ErrorBanner } from './error-banner.js';

interface EntryActProps extends Pick<CommandState<unknown>, 'pending' | 'problem'> {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The one act of a page before a log-in, and why it failed. */
export const EntryAct = ({ pending, problem, onClick, children }: EntryActProps) => (
  <>
    <ErrorBanner problem={problem} />
    <Button type="button" primary fluid size="large" loading={pending} disabled={pending} onClick={onClick}>
      {children}
    </Button>
  </>
);
