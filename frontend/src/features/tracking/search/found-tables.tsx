import type { FoundSupplier, SupplierSearchReply } from '@covertrail/contracts/tracking/tracking.replies';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Table } from 'semantic-ui-react';
import { instantFormat } from '#shared/format/instant-format';
import { useToday } from '#shared/session/use-today';
import { SupplierStatus } from '#shared/tracking/supplier-status.tsx';

interface FoundProps<Name extends keyof SupplierSearchReply> {
  readonly found: SupplierSearchReply[Name]['found'];
  readonly more: boolean;
  readonly keyword: string;
  /** A row or a list is opened. */
  readonly onOpen: () => void;
}

/** Open requests, each of which opens on the page of those that were sent. */
export function RequestsFound({ found, more, keyword, onOpen }: FoundProps<'requests'>) {
  if (found.length === 0) return null;
  const all = more ? `/app/request-coverage?${search(keyword)}` : null;
  return (
    <FoundTable
      title="Open Requests"
      name="Request Coverage (Open Requests)"
      last="Last updated"
      all={all}
      onOpen={onOpen}
    >
      {found.map((row) => (
        <FoundRow
          key={row.id}
          row={row}
          to={`/app/request-coverage?open=${row.id}`}
          detail={`Request ${row.number} · ${row.projectName}`}
          onOpen={onOpen}
        >
          {instantFormat(row.lastUpdatedOn)}
        </FoundRow>
      ))}
    </FoundTable>
  );
}

/** Tracked suppliers with their status, a row for each project. */
export function SuppliersFound({ found, more, keyword, onOpen }: FoundProps<'suppliers'>) {
  const today = useToday();
  if (found.length === 0) return null;
  const all = more ? `/app/suppliers?${search(keyword)}` : null;
  return (
    <FoundTable title="Suppliers" name="Suppliers (Responses)" last="Status" all={all} onOpen={onOpen}>
      {found.map((row) => (
        <FoundRow
          key={row.id}
          row={row}
          to={`/app/suppliers/${row.id}`}
          detail={`ID ${row.supplierId.slice(0, 8)} · ${row.projectName}`}
          onOpen={onOpen}
        >
          <SupplierStatus row={row} today={today} />
        </FoundRow>
      ))}
    </FoundTable>
  );
}

/** Entries of the supplier address book: each opens the page of the book, with itself alone. */
export function ContactsFound({ found, more, keyword, onOpen }: FoundProps<'contacts'>) {
  if (found.length === 0) return null;
  const all = more ? `/app/supplier-address-book?${search(keyword)}` : null;
  return (
    <FoundTable
      title="Address book"
      name="Supplier Address Book"
      middle="Address"
      last="Address book"
      all={all}
      onOpen={onOpen}
    >
      {found.map(({ id, supplierName, supplierNumber, address, addressBookName }) => (
        <Table.Row key={id}>
          <Table.Cell>
            <Link
              className="cell-main"
              dir="auto"
              to={`/app/supplier-address-book?${search(supplierName)}`}
              onClick={onOpen}
            >
              {supplierName}
            </Link>
            <span className="sub">{supplierNumber === '' ? '' : `ID ${supplierNumber}`}</span>
          </Table.Cell>
          <Table.Cell className="found-contact">{address}</Table.Cell>
          <Table.Cell>{addressBookName}</Table.Cell>
        </Table.Row>
      ))}
    </FoundTable>
  );
}

const search = (keyword: string): string => new URLSearchParams({ keyword }).toString();

interface FoundTableProps {
  readonly title: string;
  /** The name that [B03] gives it, for screen readers. */
  readonly name: string;
  /** The titles of the middle and of the last column. */
  readonly middle?: string;
  readonly last: string;
  /** The list of all; null where the table shows them. */
  readonly all: string | null;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function FoundTable({ title, name, middle = 'Primary contact', last, all, onOpen, children }: FoundTableProps) {
  return (
    <section className="found">
      <div className="found-head">
        <h3>{title}</h3>
        {all === null ? null : (
          <Link to={all} onClick={onOpen}>
            Show all
          </Link>
        )}
      </div>
      <div className="found-rows">
        <Table unstackable aria-label={name}>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>Supplier</Table.HeaderCell>
              <Table.HeaderCell className="found-contact">{middle}</Table.HeaderCell>
              <Table.HeaderCell>{last}</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>{children}</Table.Body>
        </Table>
      </div>
    </section>
  );
}

interface FoundRowProps {
  readonly row: Pick<FoundSupplier, 'supplierName' | 'primaryContact' | 'primaryContactEmail'>;
  readonly to: string;
  readonly detail: string;
  readonly onOpen: () => void;
  /** The last cell. */
  readonly children: ReactNode;
}

function FoundRow({ row, to, detail, onOpen, children }: FoundRowProps) {
  return (
    <Table.Row>
      <Table.Cell>
        <Link className="cell-main" to={to} onClick={onOpen}>
          {row.supplierName || 'Invited by e-mail'}
        </Link>
        <span className="sub">{detail}</span>
      </Table.Cell>
      <Table.Cell className="found-contact">
        {row.primaryContact}
        <span className="sub">{row.primaryContactEmail}</span>
      </Table.Cell>
      <Table.Cell>{children}</Table.Cell>
    </Table.Row>
  );
}
