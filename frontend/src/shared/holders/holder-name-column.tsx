import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import type { Column } from '../table/column.js';

/** The name of an entry of an address book. */
export const holderNameColumn: Column<BookedHolderRow> = {
  id: 'name',
  title: 'Certificate holder',
  fixed: true,
  sortable: true,
  text: ({ holder }) => holder.name,
  cell: ({ holder }) => (
    <span className="cell-main" dir="auto">
      {holder.name}
    </span>
  ),
};
