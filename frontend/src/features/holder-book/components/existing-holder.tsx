import { holderBook } from '@covertrail/contracts/holder-book/holder-book.calls';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import type { CertificateHolder } from '@covertrail/domain/insurance/terms/certificate-holder';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import { viewQuery } from '#shared/api/call-request';
import { Button } from '#shared/ui/button.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

interface ExistingHolderProps {
  /** What was entered and is in the book already. */
  readonly holder: CertificateHolder;
  readonly insuredCompanyId?: string | undefined;
  readonly onUse: (booked: BookedHolderRow) => void;
}

/** As many as one page of the server holds. */
const MOST = 200;

/** The first word is enough to find the entry: punctuation may differ in the others. */
const firstWord = (name: string): string => /[\p{L}\p{N}]+/u.exec(name)?.[0] ?? '';

/** Leads to the entry that is the same as what was entered [G08]. */
export function ExistingHolder({ holder, insuredCompanyId, onUse }: ExistingHolderProps) {
  const { rows } = useViewQuery(
    viewQuery(holderBook, { query: { insuredCompanyId, keyword: firstWord(holder.name), size: MOST } }),
  );
  const existing = rows.find((row) => holderKey(row.holder) === holderKey(holder));
  return existing ? (
    <Button type="button" onClick={() => onUse(existing)}>
      Use the existing entry
    </Button>
  ) : null;
}
