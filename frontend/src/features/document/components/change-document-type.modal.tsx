import { useState } from 'react';
import { changeDocumentType } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { DOCUMENT_TYPES, kindOfType } from '@covertrail/domain/insurance/document-kinds';
import { DOCUMENT_KIND_NAMES } from '@covertrail/wording/insurance/document-words';
import { useCommand } from '#shared/commands/use-command';
import { SelectField } from '#shared/forms/select-field.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { kindsFor } from '../document-choice.words.js';

interface ChangeDocumentTypeProps {
  readonly row: DocumentRow;
  readonly onClose: () => void;
}

/** Chooses what a document is, of the types that take its content [C17]. */
export function ChangeDocumentType({ row, onClose }: ChangeDocumentTypeProps) {
  const { id, name, revision, documentType } = row;
  const present = kindOfType(documentType);
  const [kind, setKind] = useState(present);
  const kinds = kindsFor(row);
  const { submit, pending, problem } = useCommand(changeDocumentType, `documents/${id}/type`, { onSettled: onClose });
  const change = () =>
    submit({
      params: { id },
      body: { documentType: DOCUMENT_TYPES[kind] },
      ifMatch: revision,
      toast: `${name}: ${DOCUMENT_KIND_NAMES[kind]}.`,
    });
  return (
    <ConfirmDialog
      open
      title="Change document type"
      confirm="Change type"
      cancel="Cancel"
      pending={pending}
      disabled={kind === present}
      problem={problem}
      onConfirm={change}
      onCancel={onClose}
    >
      <p>What is {name}?</p>
      <SelectField
        id="changed-document-type"
        label="Document type"
        value={kind}
        choices={kinds.map((value) => ({ value, text: DOCUMENT_KIND_NAMES[value] }))}
        onChange={(value) => setKind(kinds.find((other) => other === value) ?? present)}
      />
      <p className="sub">
        Requirements that ask for a document count it as what it is now. The history says what it was before.
      </p>
    </ConfirmDialog>
  );
}
