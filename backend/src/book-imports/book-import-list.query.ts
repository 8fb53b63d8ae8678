import type { BookImportListDto } from '@covertrail/contracts/book-import/book-import.inputs';
import type { BookImportRow } from '@covertrail/contracts/book-import/book-import.replies';
import { bookImportsView } from '@covertrail/contracts/book-import/book-import.views';
import type { ImportedBook } from '@covertrail/domain/book-import/book-import.contract';
import { defineList } from '#lists/define-list';
import type { NamesService } from '#naming/names.service';

/** The imports into the address books of the actor's company, or of a client whose right was checked: of one kind, the last first. */
export const bookImportRowsOf = (kind: ImportedBook, names: NamesService) =>
  defineList(bookImportsView)<BookImportListDto, BookImportRow>({
    where: ({ actor, input: { book, insuredCompanyId = actor.companyId } }) => ({
      where: {
        companyId: { eq: insuredCompanyId },
        kind: { eq: kind },
        ...(book === undefined ? {} : { book: { eq: book } }),
      },
    }),
    order: { field: 'startedAt', direction: 'desc' },
    async rows(documents) {
      const people = await names.people(documents.map(({ startedBy }) => startedBy));
      return documents.map(
        ({ id, book, fileName, count, added, removed, stage, startedBy, startedAt, refusedCount }) => ({
          id,
          book,
          fileName,
          count,
          added,
          removed,
          stage,
          startedBy: people.get(startedBy) ?? '',
          startedAt,
          refused: refusedCount,
        }),
      );
    },
  });
