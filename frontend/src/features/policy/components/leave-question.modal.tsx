import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface LeaveQuestionProps {
  readonly dirty: boolean;
  /** Called before the page is left, so that nothing of the draft is missing. */
  readonly onLeave: () => void;
}

/** Asks before a page with unsaved input is left. Leaving by the end of a session is not asked about. */
export function LeaveQuestion({ dirty, onLeave }: LeaveQuestionProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    dirty && nextLocation.pathname.startsWith('/app/') && nextLocation.pathname !== currentLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      onLeave();
      event.preventDefault();
    };
    if (dirty) window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, onLeave]);
  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'} title="Leave without saving?" confirm="Leave" cancel="Stay"
      onConfirm={leave} onCancel={() => blocker.reset?.()}
    >
      <p>Your changes are not saved. They are kept as a draft for 14 days: when you open this policy again, in any browser, you find them here.</p>
    </ConfirmDialog>
  );
}
