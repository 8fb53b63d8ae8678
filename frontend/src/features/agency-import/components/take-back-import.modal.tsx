import { previewTakeBack, takeBackAgencyImport } from '@covertrail/contracts/agency-import/agency-import.calls';
import type { AgencyImportRow, TakeBackEffect } from '@covertrail/contracts/agency-import/agency-import.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { plural } from '#shared/format/plural';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { KeptPolicies } from './kept-policies.js';

/** Asks before an import is taken back, and says what will happen to how many policies. */
export function TakeBackImport({
  row: { id, fileName },
  onClose,
}: {
  readonly row: Pick<AgencyImportRow, 'id' | 'fileName'>;
  readonly onClose: () => void;
}) {
  const { body: effect, problem: unread, refetch } = useViewQuery(viewQuery(previewTakeBack, { params: { id } }));
  const { submit, pending, problem } = useCommand(takeBackAgencyImport, `import/agency-system/${id}/take-back`, {
    onSettled: onClose,
  });
  const nothing = effect !== null && effect.archived + effect.restored + effect.unconfirmed === 0;
  return (
    <ConfirmDialog
      open
      title="Take this import back?"
      confirm="Take back"
      cancel="Keep the import"
      destructive
      pending={pending}
      disabled={effect === null || nothing}
      problem={problem}
      onCancel={onClose}
      onConfirm={() => submit({ params: { id }, toast: `The import of ${fileName} is being taken back.` })}
    >
      {effect ? <Effect effect={effect} fileName={fileName} /> : null}
      {effect === null && unread === null ? <SkeletonRows rows={3} label="Counting policies" /> : null}
      <ErrorBanner problem={unread} onRetry={refetch} />
    </ConfirmDialog>
  );
}

function Effect({ effect, fileName }: { readonly effect: TakeBackEffect; readonly fileName: string }) {
  const { archived, restored, unconfirmed, keptCount } = effect;
  return (
    <>
      <p>What {fileName} stated is taken back:</p>
      <ul>
        {archived > 0 ? (
          <li>
            {plural(archived, 'policy', 'policies')} that it added {archived === 1 ? 'is' : 'are'} archived.
          </li>
        ) : null}
        {restored > 0 ? (
          <li>Values of {plural(restored, 'policy', 'policies')} are again what they were before.</li>
        ) : null}
        {unconfirmed > 0 ? (
          <li>
            {plural(unconfirmed, 'policy', 'policies')} {unconfirmed === 1 ? 'is' : 'are'} no longer confirmed by the
            agency system.
          </li>
        ) : null}
        {keptCount > 0 ? (
          <li>
            {plural(keptCount, 'policy', 'policies')} {keptCount === 1 ? 'stays' : 'stay'} as{' '}
            {keptCount === 1 ? 'it is' : 'they are'}, in whole or in part.
          </li>
        ) : null}
      </ul>
      <KeptPolicies effect={effect} summary="Which policies stay, and why" />
      <p className="sub">
        Nothing is deleted: the history of each policy shows both. The same sheet can be imported again.
      </p>
    </>
  );
}
