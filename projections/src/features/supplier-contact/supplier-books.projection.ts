import {
  supplierBooksView,
  type SupplierBookDocument,
} from '@covertrail/contracts/supplier-contact/supplier-contact.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Which supplier address books does this requester have? The name is the one that its last new entry gave. */
export const supplierBooks = defineProjection(supplierBooksView)({
  version: 1,
  on: {
    SupplierContactAdded: (book, { data: { requesterId, bookName } }, id) => ({
      id,
      requesterId,
      name: bookName,
      count: (book?.count ?? 0) + 1,
    }),
    SupplierContactRevised: (book, { data: { requesterId, bookName, bookNameBefore } }, id) => {
      const [before, after] = [idOf(requesterId, bookNameBefore), idOf(requesterId, bookName)];
      if (before === after) return book && { ...book, name: bookName };
      return id === after ? { id, requesterId, name: bookName, count: (book?.count ?? 0) + 1 } : withoutOne(book);
    },
  },
  changes: { SupplierContactRemoved: (book) => withoutOne(book) },
  keys: ({ data }) => [
    ...new Set([
      idOf(data.requesterId, data.bookName),
      ...('bookNameBefore' in data ? [idOf(data.requesterId, data.bookNameBefore)] : []),
    ]),
  ],
  audience: (before, after) => [(after ?? before)?.requesterId ?? []].flat(),
});

const idOf = (requesterId: Uuid, bookName: string): string => `${requesterId} ${foldedText(bookName)}`;

const withoutOne = (book: SupplierBookDocument | null): SupplierBookDocument | null =>
  book && book.count > 1 ? { ...book, count: book.count - 1 } : null;
