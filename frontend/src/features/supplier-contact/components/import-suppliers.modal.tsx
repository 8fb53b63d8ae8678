import { supplierBookSheets } from '@covertrail/contracts/supplier-contact/supplier-contact.calls';
import { ImportBook } from '#shared/books/import-book.modal.tsx';

interface ImportSuppliersProps {
  readonly books: readonly string[];
  readonly startBook: string;
  readonly onClose: () => void;
}

/** Imports suppliers from a spreadsheet into an address book. */
export default function ImportSuppliers({ books, startBook, onClose }: ImportSuppliersProps) {
  const book = {
    calls: supplierBookSheets,
    singular: 'supplier',
    title: 'Upload suppliers',
    books: { start: startBook, names: books },
  };
  return <ImportBook book={book} onClose={onClose} />;
}
