import { BookUser, Building2, Plus, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  addHolder,
  holderBook,
  holderSheets,
  removeHolder,
  restoreHolder,
} from '@covertrail/contracts/holder-book/holder-book.calls';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { commandOf, viewQuery } from '#shared/api/call-request';
import { BookUploads } from '#shared/books/book-uploads.tsx';
import { useCommand } from '#shared/commands/use-command';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useNamedInsureds } from '#shared/holders/named-insureds.hook';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { holderColumns } from './holder-columns.js';

const ImportHolders = lateDialog(() => import('./import-holders.modal.js'));
const HolderUses = lateDialog(() => import('./holder-uses.modal.js'));
const NamedInsureds = lateDialog(() => import('./named-insureds.modal.js'));
const HolderModal = lateDialog(() => import('./holder.modal.js'));

/** Pages of ten rows [G08]. */
const SIZES = { wide: 10, phone: 10 };

type Acts = Parameters<typeof holderColumns>[0];

const bookOf = (insuredCompanyId: string | undefined, emptyText: string, acts: Acts) =>
  defineList({
    name: 'address-book',
    label: 'Certificate holders',
    asks: viewQuery(holderBook, { query: { insuredCompanyId } }),
    columns: holderColumns(acts),
    order: { column: 'name', descending: false },
    pageSizes: SIZES,
    search: 'Search by name, address or named insured',
    empty: { title: 'No certificate holders yet', icon: BookUser, offersActions: true, text: emptyText },
    noMatch: { title: 'No certificate holder matches', text: 'Search by the beginning of a word.', clears: true },
    exportsAll: true,
  });

interface HolderBookProps {
  /** The company that its certificates name as insured; absent for the book of an agency. */
  readonly insuredName?: string;
  /** The client whose book it is; absent for the book of the reader's company. */
  readonly insured?: { readonly id: string; readonly name: string };
  readonly sub: string;
  /** What belongs into the book, while it has nothing. */
  readonly emptyText: string;
}

/** An address book: its certificate holders, which can be added, edited, and deleted with an undo [G08]. */
export function HolderBook({ insured, insuredName, sub, emptyText }: HolderBookProps) {
  const [editing, setEditing] = useState<BookedHolderRow | 'new' | null>(null);
  const [shown, setShown] = useState<BookedHolderRow | 'import' | 'insureds' | null>(null);
  const names = useNamedInsureds(insured?.id);
  const close = () => setShown(null);
  const removal = useCommand(removeHolder, `address-book/${insured?.id ?? 'own'}/remove`);
  const { submit } = removal;
  const offered = [...new Set([...(names ?? []), ...(insuredName === undefined ? [] : [insuredName])])];
  const list = useMemo(
    () =>
      bookOf(insured?.id, emptyText, {
        onEdit: setEditing,
        onUses: setShown,
        onDelete: ({ id, revision, holder }) =>
          submit({
            params: { id },
            ifMatch: revision,
            toast: `${holder.name} was deleted.`,
            undo: commandOf(restoreHolder, { params: { id }, toast: `${holder.name} is back.` }),
          }),
      }),
    [insured?.id, emptyText, submit],
  );
  const actions = (
    <>
      {insuredName === undefined ? null : (
        <Button type="button" onClick={() => setShown('insureds')}>
          <Building2 size={16} aria-hidden /> Named insureds…
        </Button>
      )}
      <IfMay send={addHolder}>
        <Button type="button" onClick={() => setShown('import')}>
          <Upload size={16} aria-hidden /> Upload…
        </Button>
        <Button type="button" primary onClick={() => setEditing('new')}>
          <Plus size={16} aria-hidden /> Add certificate holder
        </Button>
      </IfMay>
    </>
  );
  return (
    <ListPage
      list={list}
      {...(insured ? { title: `Address book of ${insured.name}` } : {})}
      sub={sub}
      actions={actions}
      above={
        <>
          <ErrorBanner problem={removal.problem} />
          <BookUploads calls={holderSheets} singular="certificate holder" insuredCompanyId={insured?.id} />
        </>
      }
      onOpen={setEditing}
    >
      {editing ? (
        <HolderModal
          key={editing === 'new' ? editing : editing.id}
          booked={editing === 'new' ? null : editing}
          namedInsureds={offered}
          primaryNamedInsured={names?.[0] ?? ''}
          {...(insured ? { insuredCompanyId: insured.id } : {})}
          onOpen={setEditing}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {shown === 'import' ? <ImportHolders insuredCompanyId={insured?.id} onClose={close} /> : null}
      {shown === 'insureds' ? <NamedInsureds insuredCompanyId={insured?.id} onClose={close} /> : null}
      {shown !== null && typeof shown === 'object' ? <HolderUses booked={shown} onClose={close} /> : null}
    </ListPage>
  );
}
