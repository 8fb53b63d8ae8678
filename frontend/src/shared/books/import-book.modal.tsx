import { useState } from 'react';
import type { BookSheetCalls } from '@covertrail/contracts/book-import/book-import.calls';
import { commandOf } from '../api/call-request.js';
import { useCommandRequest } from '../commands/use-command.js';
import { plural } from '../format/plural.js';
import { TextField } from '../forms/text-field.js';
import { AppModal } from '../ui/app-modal.js';
import { Button } from '../ui/button.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { BookNames } from './book-names.js';
import { useBookSheet } from './book-sheet.hook.js';
import { SheetFields } from './sheet-fields.js';

interface BookImport {
  readonly calls: BookSheetCalls;
  /** One entry: `supplier`. */
  readonly singular: string;
  readonly title: string;
  /** Where the entries go that name no book themselves, and the names to choose from; absent where there is one book. */
  readonly books?: { readonly start: string; readonly names: readonly string[] };
  /** The client whose book it is; absent for a book of the reader's company. */
  readonly insuredCompanyId?: string | undefined;
}

interface ImportBookProps {
  readonly book: BookImport;
  readonly onClose: () => void;
}

/** Imports a spreadsheet into an address book: a file is chosen, its columns are checked, its preview read, and the import started [F06]. */
export function ImportBook({ book: { calls, singular, title, books, insuredCompanyId }, onClose }: ImportBookProps) {
  const [name, setName] = useState(books?.start ?? '');
  const sheet = useBookSheet(calls, { book: name.trim(), insuredCompanyId });
  const { preview, given } = sheet;
  const command = useCommandRequest<{ readonly importId: string }>(`book/import`, { onSettled: onClose });
  const start = () =>
    given &&
    command.submit({
      ...commandOf(calls.start, { body: given }),
      toast: `The import of ${preview?.fileName} started.`,
    });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Cancel
      </Button>
      <Button
        type="button"
        primary
        loading={command.pending}
        disabled={command.pending || sheet.reading || !preview || preview.count === 0}
        onClick={start}
      >
        {preview ? `Import ${plural(preview.count, singular)}` : 'Import'}
      </Button>
    </>
  );
  return (
    <AppModal open title={title} size="large" actions={actions} onClose={onClose}>
      <SheetFields calls={calls} sheet={sheet} singular={singular}>
        {books ? (
          <>
            <TextField
              id="book-name"
              label="Address book"
              required
              maxLength={120}
              list="book-names"
              value={name}
              note="For the rows that name none themselves. A new name makes a new book."
              onChange={({ target }) => setName(target.value)}
              onBlur={() => sheet.readForBook()}
            />
            <BookNames id="book-names" names={books.names} />
          </>
        ) : null}
      </SheetFields>
      <ErrorBanner problem={command.problem} />
    </AppModal>
  );
}
