import { Pencil, Send, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import {
  removeSupplierContact,
  reviseSupplierContact,
} from '@covertrail/contracts/supplier-contact/supplier-contact.calls';
import type { SupplierContactRow } from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import type { Column } from '#shared/table/column';
import { actsColumn } from '#shared/table/row-acts.tsx';

/** What the columns can do with an entry. */
export interface ContactActs {
  readonly onAsk: (contact: SupplierContactRow) => void;
  readonly onEdit: (contact: SupplierContactRow) => void;
  readonly onRemove: (contact: SupplierContactRow) => void;
}

/** Columns of the supplier address book [F06]. */
export const contactColumns = ({ onAsk, onEdit, onRemove }: ContactActs): readonly Column<SupplierContactRow>[] => [
  {
    id: 'supplierName',
    title: 'Supplier',
    fixed: true,
    sortable: true,
    text: ({ supplierName }) => supplierName,
    cell: ({ supplierName, supplierNumber }) => (
      <>
        <span className="cell-main" dir="auto">
          {supplierName}
        </span>
        <div className="sub">{supplierNumber}</div>
      </>
    ),
  },
  {
    id: 'supplierNumber',
    title: 'Supplier ID',
    exportedOnly: true,
    text: ({ supplierNumber }) => supplierNumber,
    cell: () => null,
  },
  {
    id: 'contact',
    title: 'Contact',
    text: ({ contactName }) => contactName,
    cell: ({ contactName, email, ccEmails }) => (
      <>
        <span dir="auto">{contactName}</span>
        <div className="sub">{email}</div>
        {ccEmails === '' ? null : <div className="sub">Cc: {ccEmails}</div>}
      </>
    ),
  },
  { id: 'email', title: 'E-mail', exportedOnly: true, text: ({ email }) => email, cell: () => null },
  { id: 'ccEmails', title: 'Cc', exportedOnly: true, text: ({ ccEmails }) => ccEmails, cell: () => null },
  { id: 'phone', title: 'Phone', wideOnly: true, text: ({ phone }) => phone, cell: ({ phone }) => phone || '–' },
  {
    id: 'address',
    title: 'Address',
    wideOnly: true,
    text: ({ address }) => address,
    cell: ({ address }) => <span dir="auto">{address || '–'}</span>,
  },
  {
    id: 'bookName',
    title: 'Address book',
    sortable: true,
    text: ({ bookName }) => bookName,
    cell: ({ bookName }) => <span dir="auto">{bookName}</span>,
  },
  { id: 'standing', title: 'Coverage', text: standingText, cell: (row) => <Standing row={row} /> },
  actsColumn<SupplierContactRow>({
    nameOf: ({ supplierName }) => supplierName,
    acts: [
      { text: 'Request coverage…', icon: Send, sends: requestCoverage, main: true, onAct: onAsk },
      { text: 'Edit…', icon: Pencil, sends: reviseSupplierContact, onAct: onEdit },
      { text: 'Delete…', icon: Trash2, sends: removeSupplierContact, onAct: onRemove },
    ],
  }),
];

function standingText({ standing: { trackingId, request } }: SupplierContactRow): string {
  const sent = request ? [`Request ${request.number}${request.isOpen ? ', open' : ''}`] : [];
  return [...(trackingId === null ? [] : ['Supplier']), ...sent].join(', ');
}

/** Where the requester stands with it: its page as a supplier, and the last request to it. */
function Standing({ row }: { readonly row: SupplierContactRow }) {
  const {
    supplierName,
    standing: { trackingId, request },
  } = row;
  if (trackingId === null && request === null) return <span className="sub">Not asked yet</span>;
  return (
    <>
      {trackingId === null ? null : (
        <Link className="text-link nowrap" to={`/app/suppliers/${trackingId}`} aria-label={`Supplier ${supplierName}`}>
          Supplier
        </Link>
      )}
      {request === null ? null : (
        <div className="sub">
          <Link className="text-link nowrap" to={`/app/request-coverage?open=${request.id}`}>
            Request {request.number}
          </Link>
          {request.isOpen ? ', open' : ''}
        </div>
      )}
    </>
  );
}
