import type { ReactNode } from 'react';
import { Button } from 'semantic-ui-react';
import type { ChangeText } from '@covertrail/wording/text/event-wording';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Problem } from '#shared/api/api-problem';
import { plural } from '#shared/format/plural';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { ChangeList } from './change-list.js';

interface ChangesModalProps {
  readonly name: string;
  readonly effectiveFrom: string;
  readonly changes: readonly ChangeText[];
  /** Number of suppliers that are checked against the template; null for a new one. */
  readonly trackings: number | null;
  readonly pending: boolean;
  readonly problem: Problem | null;
  /** Shows what the changes would do to the suppliers; null for a new template. */
  readonly trial: ReactNode;
  /** Only after another person changed the template. */
  readonly onReload: (() => void) | undefined;
  /** Null for someone who may try changes and not save them. */
  readonly onSave: (() => void) | null;
  readonly onClose: () => void;
}

/** To those who may not save. */
export const ONLY_MANAGERS = 'Only a manager of your company can save a template.';

/** Says what saving will change, and for whom, before it is saved. */
export function ChangesModal({
  name,
  effectiveFrom,
  changes,
  trackings,
  pending,
  problem,
  trial,
  onReload,
  onSave,
  onClose,
}: ChangesModalProps) {
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Back to the editor
      </Button>
      {onReload ? (
        <Button type="button" primary onClick={onReload}>
          Reload the template
        </Button>
      ) : onSave ? (
        <Button type="button" primary onClick={onSave} loading={pending} disabled={pending || changes.length === 0}>
          Save template
        </Button>
      ) : null}
    </>
  );
  return (
    <AppModal
      open
      title={trackings === null ? 'What the template requires' : 'What will change'}
      actions={actions}
      onClose={onClose}
    >
      <p>{effectOf(name, effectiveFrom, changes.length, trackings)}</p>
      {onSave ? null : <p>{ONLY_MANAGERS}</p>}
      <ChangeList changes={changes} />
      {changes.length > 0 ? trial : null}
      <ErrorBanner problem={problem} />
    </AppModal>
  );
}

function effectOf(name: string, from: string, count: number, trackings: number | null): string {
  if (trackings === null) return `${name} takes effect on ${dayText(from)} for every supplier whose project uses it.`;
  if (count === 0) return 'Nothing has changed yet.';
  const whom =
    trackings === 0
      ? 'No suppliers are checked against it yet.'
      : `${plural(trackings, 'supplier')} will be checked against it again immediately.`;
  return `These changes to ${name} take effect on ${dayText(from)}. ${whom} Earlier dates keep the old requirements.`;
}
