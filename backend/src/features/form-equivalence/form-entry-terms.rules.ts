import { readEdition } from '@covertrail/domain/insurance/forms/form-text';
import type { FormEntryTerms } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { FormEntryDto } from '@covertrail/contracts/form-equivalence/form-equivalence.inputs';

/** The content of an entry, editions as they are printed. */
export const termsOf = ({
  title = '',
  editions = [],
  gives = [],
  doesNotGive = [],
  note = '',
}: FormEntryDto): FormEntryTerms => ({
  title: title.trim(),
  editions: editions.flatMap((edition) => readEdition(edition) ?? []),
  gives,
  doesNotGive,
  note: note.trim(),
});
