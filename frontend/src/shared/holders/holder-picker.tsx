import { holderBook } from '@covertrail/contracts/holder-book/holder-book.calls';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { holderText } from '@covertrail/wording/policy/holder-words';
import { viewQuery } from '../api/call-request.js';
import { SearchField } from '../forms/search-field.js';
import { useMay } from '../session/use-may.js';
import { useSession } from '../session/use-session.js';

interface HolderPickerProps {
  readonly id: string;
  /** The insured whose certificates name the holder: its book is searched beside that of the reader's company. Absent: that one alone. */
  readonly insuredCompanyId?: string;
  readonly disabled?: boolean;
  readonly onPick: (holder: BookedHolderRow) => void;
}

const RESULTS = 10;

/** Finds a certificate holder in the address books that the reader may use; nothing for those who may use none [D06]. */
export function HolderPicker({ id, insuredCompanyId, disabled = false, onPick }: HolderPickerProps) {
  const { user } = useSession();
  const may = useMay(holderBook);
  if (!may) return null;
  const insured = insuredCompanyId === user.companyId ? undefined : insuredCompanyId;
  return (
    <SearchField<BookedHolderRow>
      id={id}
      label="Find in the address book"
      chosen=""
      disabled={disabled}
      placeholder="Name or address"
      note="Or enter the certificate holder below."
      hint="Type a part of the name or the address."
      queryOf={(keyword) =>
        keyword === ''
          ? null
          : viewQuery(holderBook, {
              query: { keyword, size: RESULTS, ...(insured ? { insuredCompanyId: insured, books: 'all' } : {}) },
            })
      }
      optionOf={({ id: holderId, holder, ownerName }) => ({
        id: holderId,
        title: holderText(holder),
        detail: insured ? `Address book of ${ownerName}` : '',
      })}
      onChoose={(row) => (row ? onPick(row) : undefined)}
    />
  );
}
