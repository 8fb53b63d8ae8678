import { removeSupplierContact } from '@covertrail/contracts/supplier-contact/supplier-contact.calls';
import type { SupplierContactRow } from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface RemoveContactProps {
  readonly contact: SupplierContactRow;
  readonly onClose: () => void;
}

/** Asks before a supplier is deleted from the address book. */
export default function RemoveContact({
  contact: { id, supplierName, bookName, revision },
  onClose,
}: RemoveContactProps) {
  const { submit, pending, problem } = useCommand(removeSupplierContact, `supplier-contact/${id}/remove`, {
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Delete ${supplierName}?`}
      confirm="Delete"
      destructive
      pending={pending}
      problem={problem}
      onCancel={onClose}
      onConfirm={() => submit({ params: { id }, ifMatch: revision, toast: `${supplierName} was deleted.` })}
    >
      <p>
        It is deleted from the address book {bookName}. Requests that were sent to it, and what it answered, stay as
        they are.
      </p>
    </ConfirmDialog>
  );
}
