import { BookUser, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  addHolder,
  holderBook,
  removeHolder,
  restoreHolder,
} from '@covertrail/contracts/holder-book/holder-book.calls';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { commandOf, viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { holderColumns } from './holder-columns.js';

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
  const removal = useCommand(removeHolder, `address-book/${insured?.id ?? 'own'}/remove`);
  const { submit } = removal;
  const list = useMemo(
    () =>
      bookOf(insured?.id, emptyText, {
        onEdit: setEditing,
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
  const add = useMay(addHolder) ? (
    <Button type="button" primary onClick={() => setEditing('new')}>
      <Plus size={16} aria-hidden /> Add certificate holder
    </Button>
  ) : null;
  return (
    <ListPage
      list={list}
      {...(insured ? { title: `Address book of ${insured.name}` } : {})}
      sub={sub}
      actions={add}
      above={<ErrorBanner problem={removal.problem} />}
      onOpen={setEditing}
    >
      {editing ? (
        <HolderModal
          key={editing === 'new' ? editing : editing.id}
          booked={editing === 'new' ? null : editing}
          namedInsureds={insuredName === undefined ? [] : [insuredName]}
          {...(insured ? { insuredCompanyId: insured.id } : {})}
          onOpen={setEditing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </ListPage>
  );
}
