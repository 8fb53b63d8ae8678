import { useState } from 'react';
import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { SheetReadingCalls } from '@covertrail/contracts/book-import/sheet-reading.calls';
import { commandOf, requestOf } from '../api/call-request.js';
import { useFileUpload } from '../api/file-upload.hook.js';
import { useCommandRequest } from '../commands/use-command.js';
import { wrongWithSheet } from '../spreadsheets/sheet-upload.hook.js';

/** The columns of a preview, as the calls take them: `supplierName:0,email:3`. */
const columnsText = (columns: BookSheetPreview['columns']): string =>
  columns.flatMap(({ field, column }) => (column === null ? [] : [`${field}:${column}`])).join(',');

/** Where the rows of a sheet go: a book by its name, and the client whose book it is. */
interface SheetInto {
  readonly book: string;
  readonly insuredCompanyId?: string | undefined;
}

/** A sheet that is uploaded, and previewed again with the columns that the person chooses. `given` is what the calls take about its rows. */
export function useBookSheet(calls: SheetReadingCalls, { book, insuredCompanyId }: SheetInto) {
  const into = { book, ...(insuredCompanyId ? { insuredCompanyId } : {}) };
  const [preview, setPreview] = useState<BookSheetPreview | null>(null);
  const [readFor, setReadFor] = useState(book);
  const upload = useFileUpload({
    request: requestOf(calls.preview, { query: into }),
    field: calls.preview.upload,
    wrongWith: wrongWithSheet,
    waits: true,
    onReply: (reply) => {
      setReadFor(book);
      setPreview(reply);
    },
  });
  const again = useCommandRequest<BookSheetPreview>(`book/mapped`, { onSettled: setPreview });
  const given = preview ? { uploadId: preview.uploadId, columns: columnsText(preview.columns), ...into } : null;
  const mapped = (columns: string) => {
    if (!preview) return;
    setReadFor(book);
    again.submit(commandOf(calls.mapped, { body: { uploadId: preview.uploadId, columns, ...into } }));
  };
  return {
    ...upload,
    preview,
    given,
    reading: again.pending,
    unread: again.problem,
    /** Gives a field another column, or none; a column that another field had is taken from it. */
    mapField: (field: string, column: number | null) =>
      preview &&
      mapped(
        columnsText(
          preview.columns.map((each) => {
            if (each.field === field) return { ...each, column };
            return each.column === column ? { ...each, column: null } : each;
          }),
        ),
      ),
    readAgain: () => preview && mapped(columnsText(preview.columns)),
    /** Reads it again where its entries go to another book than those of the preview. */
    readForBook: () => preview && readFor !== book && mapped(columnsText(preview.columns)),
  };
}

export type BookSheet = ReturnType<typeof useBookSheet>;
