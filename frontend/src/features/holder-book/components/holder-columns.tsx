import { Pencil, Share2, Trash2 } from 'lucide-react';
import { holderUses, removeHolder, reviseHolder } from '@covertrail/contracts/holder-book/holder-book.calls';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { dayFormat } from '#shared/format/day-format';
import { holderNameColumn } from '#shared/holders/holder-name-column.tsx';
import type { Column } from '#shared/table/column';
import { actsColumn } from '#shared/table/row-acts.tsx';

interface HolderActs {
  readonly onEdit: (holder: BookedHolderRow) => void;
  readonly onUses: (holder: BookedHolderRow) => void;
  readonly onDelete: (holder: BookedHolderRow) => void;
}

const insuredsOf = ({ holder }: BookedHolderRow): string =>
  [holder.primaryNamedInsured, ...holder.furtherNamedInsureds].filter((name) => name !== '').join('; ');

const streetOf = ({ holder: { address } }: BookedHolderRow): string =>
  [address?.address1 ?? '', address?.address2 ?? ''].filter((part) => part !== '').join(', ');

const placeOf = ({ holder: { address } }: BookedHolderRow): string =>
  address === null ? '' : `${address.city}, ${address.state} ${address.postalCode}`;

const coiOf = ({ holder }: BookedHolderRow): string =>
  holder.includeNotesAndAddressOnCoi ? 'Included' : 'Not included';

/** The columns of an address book. */
export const holderColumns = ({ onEdit, onUses, onDelete }: HolderActs): readonly Column<BookedHolderRow>[] => [
  holderNameColumn,
  { id: 'street', title: 'Address', text: streetOf, cell: (row) => <span dir="auto">{streetOf(row) || '–'}</span> },
  {
    id: 'city',
    title: 'City',
    sortable: true,
    text: placeOf,
    cell: (row) => <span dir="auto">{placeOf(row) || '–'}</span>,
  },
  {
    id: 'insureds',
    title: 'Named insureds',
    wideOnly: true,
    text: insuredsOf,
    cell: (row) => <span dir="auto">{insuredsOf(row) || '–'}</span>,
  },
  { id: 'coi', title: 'Notes and address on the COI', text: coiOf, cell: coiOf },
  { id: 'notes', title: 'Notes', exportedOnly: true, text: ({ holder }) => holder.notes, cell: () => null },
  {
    id: 'changed',
    title: 'Changed on',
    sortable: true,
    wideOnly: true,
    text: ({ changedAt }) => dayFormat(changedAt.slice(0, 10)),
    cell: ({ changedAt }) => <span className="nowrap">{dayFormat(changedAt.slice(0, 10))}</span>,
  },
  actsColumn<BookedHolderRow>({
    nameOf: ({ holder }) => holder.name,
    acts: [
      { text: 'Edit…', icon: Pencil, sends: reviseHolder, onAct: onEdit },
      { text: 'Share details…', icon: Share2, sends: holderUses, onAct: onUses },
      { text: 'Delete', icon: Trash2, sends: removeHolder, onAct: onDelete },
    ],
  }),
];
