import { Injectable } from '@nestjs/common';
import { BookImporter } from '#book-imports/book-importer.service';
import type { ImportsOfBook } from '#book-imports/book-importer-of';
import { HolderSheet } from './holder-sheet.service.js';

/** What carries out the imports into address books of certificate holders. */
@Injectable()
export class HolderImports implements ImportsOfBook {
  readonly kind: ImportsOfBook['kind'];

  constructor(
    readonly importer: BookImporter,
    kind: HolderSheet,
  ) {
    this.kind = kind;
  }
}
