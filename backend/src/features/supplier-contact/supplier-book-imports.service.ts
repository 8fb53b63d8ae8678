import { Injectable } from '@nestjs/common';
import { BookImporter } from '#book-imports/book-importer.service';
import type { ImportsOfBook } from '#book-imports/book-importer-of';
import { SupplierBook } from './supplier-book.service.js';

/** What carries out the imports into supplier address books. */
@Injectable()
export class SupplierBookImports implements ImportsOfBook {
  readonly kind: ImportsOfBook['kind'];

  constructor(
    readonly importer: BookImporter,
    kind: SupplierBook,
  ) {
    this.kind = kind;
  }
}
