import type { ImportedBook } from '@covertrail/domain/book-import/book-import.contract';
import { bookImportDecider } from '@covertrail/domain/book-import/book-import.decider';
import type { Destination } from '@covertrail/domain/notification/notification.contract';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const bookImportNotices = defineNotices({ BookImportCompleted: onBookImported });

const DESTINATIONS: Readonly<Record<ImportedBook, Destination>> = {
  suppliers: 'supplierAddressBook',
  holders: 'clientAddressBook',
};

/** Who started an import has left the page by its end, perhaps [B02]. */
async function onBookImported(
  { data }: RecordedEvent<'BookImportCompleted'>,
  { deciders }: NoticeNames,
): Promise<readonly Notice[]> {
  const { importId, companyId, kind, book, added, refusedCount } = data;
  const { state } = await deciders.readable.load(bookImportDecider, importId);
  const params = {
    file: state?.sheet.fileName ?? 'A sheet',
    book: book === '' ? 'the address book' : book,
    added: added.toLocaleString('en-US'),
    refused: refusedCount.toLocaleString('en-US'),
  };
  return [notice(companyId, 'BOOK.IMPORTED', DESTINATIONS[kind], params)];
}
