import { holderSheets } from '@covertrail/contracts/holder-book/holder-book.calls';
import { ImportBook } from '#shared/books/import-book.modal.tsx';

interface ImportHoldersProps {
  /** The client whose book it is; absent for the book of the reader's company. */
  readonly insuredCompanyId?: string | undefined;
  readonly onClose: () => void;
}

/** Imports certificate holders from a spreadsheet into an address book [G08]. */
export default function ImportHolders({ insuredCompanyId, onClose }: ImportHoldersProps) {
  const book = {
    calls: holderSheets,
    singular: 'certificate holder',
    title: 'Upload certificate holders',
    insuredCompanyId,
  };
  return <ImportBook book={book} onClose={onClose} />;
}
