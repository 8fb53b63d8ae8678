import type { ReactNode } from 'react';
import type { Problem } from '#shared/api/api-problem';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

interface FactorDialogProps {
  readonly title: string;
  /** What its button does, and the form that it sends. */
  readonly act: string;
  readonly form: string;
  readonly negative?: boolean;
  readonly pending: boolean;
  readonly problem: Problem | null;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog around one short form about a second factor. */
export function FactorDialog({ title, act, form, pending, problem, children, onClose, negative }: FactorDialogProps) {
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={form}
        primary={!negative}
        negative={negative === true}
        loading={pending}
        disabled={pending}
      >
        {act}
      </Button>
    </>
  );
  return (
    <AppModal open title={title} size="tiny" actions={actions} onClose={onClose}>
      <ErrorBanner problem={problem} />
      {children}
    </AppModal>
  );
}
