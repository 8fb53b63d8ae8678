import { useState } from 'react';
import { sheetImportList, undoSheetImport } from '@covertrail/contracts/sheet-import/sheet-import.calls';
import type { SheetImportRow } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { Button } from '../ui/button.js';
import { viewQuery } from '../api/call-request.js';
import { useCommand } from '../commands/use-command.js';
import { plural } from '../format/plural.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { useViewQuery } from '../views/use-view-query.js';
import './spreadsheets.css';

interface ImportProgressProps {
  readonly policyId: string;
  readonly kind: ImportedKind;
  /** One record: `location`. */
  readonly singular: string;
  readonly mayUndo: boolean;
}

/** The last import of a policy: how far it is, what came of it, and its undo. */
export function ImportProgress({ policyId, kind, singular, mayUndo }: ImportProgressProps) {
  const {
    rows: [last],
  } = useViewQuery(viewQuery(sheetImportList, { params: { id: policyId }, query: { kind, size: 1 } }));
  const [asking, setAsking] = useState(false);
  if (!last) return null;
  return (
    <div className="import-progress" role="status">
      {last.stage === 'running' ? (
        <progress aria-label={`Import of ${last.fileName}`} max={last.count} value={last.added} />
      ) : null}
      <span className="sub">{wordsOf(last, singular)}</span>
      {last.stage === 'completed' && last.added > last.removed && mayUndo ? (
        <Button type="button" size="small" onClick={() => setAsking(true)}>
          Undo import…
        </Button>
      ) : null}
      {asking ? <UndoImport last={last} singular={singular} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function wordsOf({ stage, fileName, added, removed, count, refused }: SheetImportRow, singular: string): string {
  if (stage === 'running') return `${fileName}: ${added.toLocaleString('en-US')} of ${plural(count, singular)} added`;
  if (stage === 'undone')
    return `The import of ${fileName} was undone: ${removed.toLocaleString('en-US')} of ${plural(added, singular)} removed.`;
  return `${fileName}: ${plural(added, singular)} added${refused > 0 ? `, ${refused.toLocaleString('en-US')} could not be added` : ''}.`;
}

function UndoImport({
  last,
  singular,
  onClose,
}: {
  readonly last: SheetImportRow;
  readonly singular: string;
  readonly onClose: () => void;
}) {
  const { submit, pending, problem } = useCommand(undoSheetImport, `import/${last.id}/undo`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title="Undo this import?"
      confirm="Undo import"
      destructive
      pending={pending}
      problem={problem}
      onCancel={onClose}
      onConfirm={() =>
        submit({
          params: { id: last.id },
          ifMatch: last.revision,
          toast: `The import of ${last.fileName} is being undone.`,
        })
      }
    >
      <p>
        {plural(last.added, singular)} of {last.fileName} will be removed. What someone changed since the import stays.
      </p>
    </ConfirmDialog>
  );
}
