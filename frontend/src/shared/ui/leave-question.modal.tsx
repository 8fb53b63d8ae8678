import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.js';

interface LeaveQuestionProps {
  readonly dirty: boolean;
  /** Called before the page is left, so that nothing of a draft is missing. */
  readonly onLeave?: () => void;
  /** What becomes of the input. */
  readonly children: ReactNode;
}

/** Asks before a page with unsaved input is left. Leaving by the end of a session is not asked about. */
export function LeaveQuestion({ dirty, onLeave, children }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && nextLocation.pathname.startsWith('/app/') && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      onLeave?.();
      event.preventDefault();
    };
    if (dirty) window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, onLeave]);
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
