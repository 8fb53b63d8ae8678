import { Injectable } from '@nestjs/common';
import {
  supplierContactsView,
  type SupplierContactDocument,
} from '@covertrail/contracts/supplier-contact/supplier-contact.views';
import type { SupplierContactListDto } from '@covertrail/contracts/supplier-contact/supplier-contact.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { fieldsOf } from '#book-imports/book-columns.rules';
import type { SheetCells } from '#spreadsheets/sheet-question';
import { SheetWriter } from '#spreadsheets/sheet-writer.service';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { SUPPLIER_COLUMNS } from './supplier-columns.js';
import { entriesOf, ofBook } from './supplier-contact-list.query.js';

const AT_ONCE = 200;
const FIELDS = fieldsOf({ columns: SUPPLIER_COLUMNS });

/** Writes supplier address books as spreadsheets, in the columns in which they can be imported again. */
@Injectable()
export class SupplierContactExport {
  constructor(
    private readonly views: Views,
    private readonly writer: SheetWriter,
  ) {}

  file(requesterId: Uuid, filter: Pick<SupplierContactListDto, 'book' | 'keyword'>): Promise<Buffer> {
    return this.writer.file(this.rows(requesterId, filter), 'xlsx');
  }

  private async *rows(
    requesterId: Uuid,
    { book, keyword = '' }: Pick<SupplierContactListDto, 'book' | 'keyword'>,
  ): AsyncGenerator<SheetCells> {
    yield FIELDS.map((field) => SUPPLIER_COLUMNS[field].title);
    const words = foldedText(keyword.trim())
      .split(/\s+/)
      .filter((word) => word !== '');
    const searched = words.map((word) => ({ where: { searched: { word } } }));
    const where = { and: [ofBook(requesterId, book), ...searched] };
    let page: SupplierContactDocument[] = [];
    for await (const document of everyDocument(this.views, supplierContactsView, where, [
      { field: 'supplierFolded', direction: 'asc' },
    ])) {
      page.push(document);
      if (page.length < AT_ONCE) continue;
      yield* await this.cells(page);
      page = [];
    }
    yield* await this.cells(page);
  }

  private async cells(documents: readonly SupplierContactDocument[]): Promise<readonly SheetCells[]> {
    const entries = await entriesOf(documents, this.views);
    return entries.map((entry) => FIELDS.map((field) => entry[field]));
  }
}
