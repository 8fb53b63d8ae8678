import { Injectable } from '@nestjs/common';
import { EMAIL } from '@covertrail/domain/fields/account-fields';
import { askedName } from '@covertrail/domain/fields/request-fields';
import { supplierContactRules } from '@covertrail/domain/fields/supplier-contact-fields';
import type { BookCells, BookColumn, BookTarget, ReadableSheet } from '#book-imports/book-kind';
import type { KeptRows } from './batch-rows.service.js';

type AskedField = 'email' | 'supplierName' | 'ccEmails';
type AskedRow = KeptRows['rows'][number];

const COLUMNS: Readonly<Record<AskedField, BookColumn>> = {
  email: {
    title: 'E-mail',
    rule: supplierContactRules.email,
    needed: true,
    also: ['Email', 'E-mail Address', 'Contact E-mail', 'Supplier E-mail', 'Mail'],
    looksLike: EMAIL,
  },
  supplierName: {
    title: 'Supplier Name',
    rule: askedName,
    also: ['Supplier', 'Vendor', 'Vendor Name', 'Company', 'Company Name', 'Name', 'Subcontractor', 'Business Name'],
  },
  ccEmails: {
    title: 'Cc',
    rule: supplierContactRules.ccEmails,
    also: ['Cc E-mails', 'Copy', 'Copies', 'Copy To', 'Additional E-mails'],
  },
};

/** A sheet of suppliers who are to be asked for coverage [D01]: each address once. Whether one was asked before is found when it has its turn. */
@Injectable()
export class RequestSheet implements ReadableSheet<AskedField, AskedRow> {
  readonly kind = 'suppliers-to-ask';
  readonly columns = COLUMNS;
  readonly sample: readonly BookCells<AskedField>[] = [
    {
      email: 'risk@granitepeak.example',
      supplierName: 'Granite Peak Demolition',
      ccEmails: 'office@granitepeak.example, broker@keystone.example',
    },
    { email: 'insurance@brandtmasonry.example', supplierName: 'Brandt Masonry Co.', ccEmails: '' },
  ];
  readonly sameField = 'email';
  readonly takenCode = 'REQUEST.ALREADY_OPEN';

  defaultsIn(_target: BookTarget): Partial<BookCells<AskedField>> {
    return {};
  }

  givenOf({ email, supplierName, ccEmails }: BookCells<AskedField>): AskedRow {
    return { email, name: supplierName, ...(ccEmails === '' ? {} : { cc: ccEmails }) };
  }

  lineOf({ email = '', name = '' }: AskedRow): string {
    return [name, email].filter((text) => text !== '').join(' · ');
  }

  sameOf({ email = '' }: AskedRow): string {
    return email;
  }

  async isThere(): Promise<boolean> {
    return false;
  }

  refusalText(): string {
    return 'This supplier was asked already.';
  }
}
