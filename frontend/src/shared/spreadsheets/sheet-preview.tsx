import type { ReactNode } from 'react';
import type { SheetPreview as Preview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { plural } from '../format/plural.js';
import { useFirstOf } from '../ui/first-of.hook.js';

interface SheetPreviewProps {
  readonly preview: Preview;
  /** One record, and several where that is not the same with an s: `policy`, `policies`. */
  readonly singular: string;
  readonly many?: string;
  /** What can be done with the right rows; `imported` where it is not said. */
  readonly done?: string;
  /** More about what the import would do: it stands before the errors. */
  readonly children?: ReactNode;
}

/** What an import would add, and what is wrong with the other rows. */
export function SheetPreview({
  preview: { fileName, rows, count, errorCount, errors, sample },
  singular,
  many,
  done = 'imported',
  children,
}: SheetPreviewProps) {
  return (
    <div className="sheet-preview">
      <p role="status">
        <strong>{fileName}</strong>: {plural(count, singular, many)} can be {done} from {plural(rows, 'row')}
        {errorCount > 0 ? `; ${plural(errorCount, 'error')} found` : ''}.
      </p>
      {sample.length > 0 ? (
        <ul>
          {sample.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {children}
      {errors.length > 0 ? <SheetErrors errors={errors} errorCount={errorCount} /> : null}
    </div>
  );
}

function SheetErrors({ errors, errorCount }: Pick<Preview, 'errors' | 'errorCount'>) {
  const { shown, hidden, showAll } = useFirstOf(errors);
  return (
    <div className="sheet-errors">
      <table>
        <caption>
          These rows are left out
          {errorCount > errors.length
            ? `; the first ${errors.length} of ${errorCount.toLocaleString('en-US')} errors are listed`
            : ''}
          .
        </caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">What to correct</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, column, message }, index) => (
            <tr key={index}>
              <td className="num">{row}</td>
              <td>{column ?? 'Whole row'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 ? (
        <button type="button" className="text-link" onClick={showAll}>
          Show {hidden} more
        </button>
      ) : null}
    </div>
  );
}
