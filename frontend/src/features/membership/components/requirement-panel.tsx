import type { ReactNode } from 'react';
import type { Problem } from '#shared/api/api-problem';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import './required-factor-panel.css';

interface RequirementPanelProps {
  readonly title: string;
  /** What is required, as the question of the dialog names it: "an authenticator app". */
  readonly what: string;
  /** Null until it is known. */
  readonly isRequired: boolean | null;
  /** What holds at present. */
  readonly says: string;
  /** False where there is nothing to require. */
  readonly isOffered: boolean;
  readonly problem: Problem | null;
  readonly onRetry: () => void;
  readonly dialog: {
    readonly isOpen: boolean;
    readonly isRefused: boolean;
    readonly pending: boolean;
    readonly problem: Problem | null;
    readonly onOpen: () => void;
    readonly onConfirm: () => void;
    readonly onCancel: () => void;
    readonly content: ReactNode;
  };
}

/** Something that a company requires of its people at the log-in, and the question before that changes [A18]. */
export function RequirementPanel({
  title,
  what,
  isRequired,
  says,
  isOffered,
  problem,
  ...more
}: RequirementPanelProps) {
  const { onRetry, dialog } = more;
  return (
    <Panel title={title}>
      <ErrorBanner problem={problem} onRetry={onRetry} />
      {isRequired === null ? null : (
        <div className="panel-body required-factor">
          <p>{says}</p>
          {isOffered ? (
            <Button type="button" onClick={dialog.onOpen}>
              {isRequired ? 'No longer require it…' : 'Require it…'}
            </Button>
          ) : null}
        </div>
      )}
      {isRequired === null && !problem ? <SkeletonRows label={`Loading whether ${what} is required`} /> : null}
      <ConfirmDialog
        open={dialog.isOpen}
        disabled={dialog.isRefused}
        title={isRequired ? `No longer require ${what}?` : `Require ${what}?`}
        confirm={isRequired ? 'No longer require it' : 'Require it'}
        cancel="Leave it"
        pending={dialog.pending}
        problem={dialog.problem}
        onConfirm={dialog.onConfirm}
        onCancel={dialog.onCancel}
      >
        {dialog.content}
      </ConfirmDialog>
    </Panel>
  );
}

/** People by name; two may have the same. */
export const PeopleNamed = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="without-factor">
    {names.map((name, index) => (
      <li key={`${index} ${name}`}>{name}</li>
    ))}
  </ul>
);
