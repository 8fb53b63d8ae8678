import type { ReactNode } from 'react';
import { Button } from './button.js';
import type { Problem } from '../api/api-problem.js';
import { AppModal } from './app-modal.js';
import { ErrorBanner } from './error-banner.js';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, and what cannot be undone. */
  readonly children: ReactNode;
  /** The action as a verb: `Cancel policy`. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly destructive?: boolean;
  readonly pending?: boolean;
  /** There is nothing to confirm, or not yet. */
  readonly disabled?: boolean;
  readonly problem?: Problem | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an action, and explains its effect. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = 'Keep it',
  destructive = false,
  pending = false,
  disabled = false,
  problem,
  ...on
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button type="button" onClick={on.onCancel} disabled={pending}>
        {cancel}
      </Button>
      <Button
        type="button"
        primary={!destructive}
        negative={destructive}
        loading={pending}
        disabled={pending || disabled}
        onClick={on.onConfirm}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <AppModal open={open} title={title} size="tiny" actions={actions} onClose={on.onCancel}>
      {children}
      <ErrorBanner problem={problem ?? null} />
    </AppModal>
  );
}
