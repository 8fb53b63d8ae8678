import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { addressLine } from '@covertrail/domain/compliance/parties/holder-address';
import { holderNameColumn } from '#shared/holders/holder-name-column.tsx';
import type { Column } from '#shared/table/column';

const addressText = ({ holder: { address } }: BookedHolderRow): string => (address ? addressLine(address) : '');

/** Entries of the address books of a client and of its agency, to choose from. */
export const bookColumns: readonly Column<BookedHolderRow>[] = [
  holderNameColumn,
  {
    id: 'address',
    title: 'Address',
    text: addressText,
    cell: (row) => <span dir="auto">{addressText(row) || '–'}</span>,
  },
  { id: 'book', title: 'Address book of', text: ({ ownerName }) => ownerName, cell: ({ ownerName }) => ownerName },
];
