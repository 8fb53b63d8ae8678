import { BookUser, Plus, Send, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { startRequestBatch } from '@covertrail/contracts/request-batch/request-batch.calls';
import {
  addSupplierContact,
  supplierBookList,
  supplierBookSheets,
  supplierContactList,
} from '@covertrail/contracts/supplier-contact/supplier-contact.calls';
import type { SupplierContactRow } from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import { viewQuery } from '#shared/api/call-request';
import { BookUploads } from '#shared/books/book-uploads.tsx';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useAddress } from '#shared/navigation/use-address';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { contactColumns, type ContactActs } from '../components/contact-columns.js';

const ContactModal = lateDialog(() => import('../components/supplier-contact.modal.js'));
const RemoveContact = lateDialog(() => import('../components/remove-contact.modal.js'));
const ImportSuppliers = lateDialog(() => import('../components/import-suppliers.modal.js'));

const FIRST_BOOK = 'Suppliers';
const BOOKS = { ...viewQuery(supplierBookList, { query: { size: 200 } }), whole: true } as const;

interface BookActs extends ContactActs {
  /** Asks all of them. */
  readonly onAskAll: (contacts: readonly SupplierContactRow[]) => void;
}

const contacts = ({ onAskAll, ...acts }: BookActs, books: readonly string[]) =>
  defineList({
    name: 'supplier-address-book',
    label: 'Supplier address book',
    asks: viewQuery(supplierContactList),
    columns: contactColumns(acts),
    order: { column: 'supplierName', descending: false },
    pageSizes: { wide: 10, phone: 10 },
    exportsAll: true,
    search: 'Search supplier, ID, contact, e-mail, address or book',
    filters: [
      {
        name: 'book',
        label: 'Address book',
        all: 'All books',
        choices: books.map((name) => ({ value: name, text: name })),
      },
    ],
    bulk: {
      nameOf: ({ supplierName }) => supplierName,
      acts: [],
      together: [{ key: 'ask', text: 'Request coverage', icon: Send, call: startRequestBatch, onRows: onAskAll }],
    },
    empty: {
      title: 'No suppliers in your address book yet',
      icon: BookUser,
      offersActions: true,
      text: 'Upload a spreadsheet of your suppliers, in whatever columns it is, or add them one by one.',
    },
    noMatch: {
      title: 'No suppliers match',
      text: 'Choose another address book, or search by the start of a word.',
      clears: true,
    },
  });

type Shown =
  { readonly dialog: 'add' | 'import' } | { readonly dialog: 'edit' | 'remove'; readonly contact: SupplierContactRow };

/** For a requester: which suppliers do we keep, and whom of them have we asked? The main act is to request coverage from one. */
export default function SupplierAddressBookPage() {
  const navigate = useNavigate();
  const { get } = useAddress();
  const { rows } = useViewQuery(BOOKS);
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const books = useMemo(() => rows.map(({ name }) => name), [rows]);
  const startBook = get('book') ?? books[0] ?? FIRST_BOOK;
  const list = useMemo(
    () =>
      contacts(
        {
          onAsk: (contact) => void navigate(...askAddress(contact)),
          onAskAll: (chosen) =>
            void navigate('/app/request-coverage?ask=1', { state: { contacts: chosen.map(askedOf) } }),
          onEdit: (contact) => setShown({ dialog: 'edit', contact }),
          onRemove: (contact) => setShown({ dialog: 'remove', contact }),
        },
        books,
      ),
    [navigate, books],
  );
  return (
    <ListPage
      list={list}
      sub="Your suppliers by address book, and whom you have asked for coverage."
      actions={<Actions onShow={(dialog) => setShown({ dialog })} />}
      above={<BookUploads calls={supplierBookSheets} singular="supplier" />}
    >
      {shown?.dialog === 'add' ? (
        <ContactModal contact={null} books={books} startBook={startBook} onClose={close} />
      ) : null}
      {shown?.dialog === 'edit' ? (
        <ContactModal contact={shown.contact} books={books} startBook={startBook} onClose={close} />
      ) : null}
      {shown?.dialog === 'remove' ? <RemoveContact contact={shown.contact} onClose={close} /> : null}
      {shown?.dialog === 'import' ? <ImportSuppliers books={books} startBook={startBook} onClose={close} /> : null}
    </ListPage>
  );
}

/** The dialog that asks. An e-mail address stays out of the address of a page. */
const askAddress = ({ supplierName, email, standing: { insuredCompanyId } }: SupplierContactRow) => {
  const company: Readonly<Record<string, string>> =
    insuredCompanyId === null ? {} : { company: insuredCompanyId, name: supplierName };
  const search = new URLSearchParams({ ask: '1', ...company }).toString();
  return [`/app/request-coverage?${search}`, { state: { askedEmail: email } }] as const;
};

/** What a request needs of an entry. */
const askedOf = ({ email, supplierName, ccEmails }: SupplierContactRow) => ({ email, supplierName, ccEmails });

const Actions = ({ onShow }: { readonly onShow: (dialog: 'add' | 'import') => void }) => (
  <IfMay send={addSupplierContact}>
    <Button type="button" onClick={() => onShow('add')}>
      <Plus size={16} aria-hidden /> Add supplier
    </Button>
    <Button type="button" primary onClick={() => onShow('import')}>
      <Upload size={16} aria-hidden /> Upload…
    </Button>
  </IfMay>
);
