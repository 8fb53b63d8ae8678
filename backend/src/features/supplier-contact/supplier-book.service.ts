import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import { supplierContactDecider } from '@covertrail/domain/supplier-contact/supplier-contact.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { BookCells, BookKind, BookTarget } from '#book-imports/book-kind';
import { AddSupplierContact, contactIdOf } from './add-supplier-contact.command.js';
import { SAMPLE_SUPPLIERS, SUPPLIER_COLUMNS, type SupplierField } from './supplier-columns.rules.js';
import { sameOf, SupplierContactKeys } from './supplier-contact-key.service.js';
import { supplierContactText } from './supplier-contact.problems.js';

/** The supplier address books of a requester, as imports of spreadsheets know them. */
@Injectable()
export class SupplierBook implements BookKind<SupplierField, SupplierEntry> {
  readonly kind = 'suppliers';
  readonly rowName = 'supplier-contact-import';
  readonly columns = SUPPLIER_COLUMNS;
  readonly sample = SAMPLE_SUPPLIERS;
  readonly sameField = 'supplierName';
  readonly takenCode = 'SUPPLIER_CONTACT.TAKEN';

  constructor(
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly keys: SupplierContactKeys,
  ) {}

  defaultsIn({ book }: BookTarget): Partial<BookCells<SupplierField>> {
    return { bookName: book };
  }

  givenOf(cells: BookCells<SupplierField>): SupplierEntry {
    return cells;
  }

  lineOf({ supplierName, supplierNumber, email, bookName }: SupplierEntry): string {
    return [supplierName, supplierNumber, email, bookName].filter((text) => text !== '').join(' · ');
  }

  sameOf(entry: SupplierEntry): string {
    return sameOf(entry);
  }

  /** No entry has the id of a company: whoever holds the value is another one. */
  async isThere({ companyId }: BookTarget, entry: SupplierEntry): Promise<boolean> {
    return this.reservations.isTaken(await this.keys.reservationOf(companyId, companyId, entry));
  }

  add({ companyId }: BookTarget, importId: Uuid, entry: SupplierEntry, meta: CommandMeta): Promise<unknown> {
    return this.commands.execute(new AddSupplierContact(companyId, entry, importId, meta));
  }

  takeBack(addedBy: Uuid, meta: CommandMeta): Promise<unknown> {
    const remove = { type: 'RemoveSupplierContact' } as const;
    return this.deciders.handle(supplierContactDecider, contactIdOf(addedBy), remove, meta, { expected: 0 });
  }

  refusalText(code: string): string {
    return supplierContactText(code);
  }
}
