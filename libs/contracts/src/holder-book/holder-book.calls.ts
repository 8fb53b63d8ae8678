import type { Uuid } from '@covertrail/domain/kernel/event';
import { bookSheetCallsOf } from '../book-import/book-import.calls.js';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { HolderDetailsDto } from '../policy/holder-details.inputs.js';
import type { HolderBookDto, NewHolderDto } from './holder-book.inputs.js';
import type { BookedHolderRow, HolderUseRow } from './holder-book.replies.js';

interface HolderChanged {
  readonly holderId: Uuid;
}

/** The certificate holders of an address book: an agency's own, or an insured's, which its agencies keep with it [G08]. */
export const holderBook = query<{ query: HolderBookDto; reply: PageOf<BookedHolderRow> }>()('agent/addressbook', {
  needs: 'readHolderBooks',
  view: 'certificate-holders',
});

export const addHolder = command<{ body: NewHolderDto; reply: HolderChanged }>()('POST', 'agent/addressbook', {
  needs: 'keepHolderBooks',
  settles: ['certificate-holders'],
});

export const reviseHolder = command<{ body: HolderDetailsDto; reply: HolderChanged }>()(
  'PUT',
  'agent/addressbook/:id',
  { needs: 'keepHolderBooks', ifMatch: true, settles: ['certificate-holders'] },
);

export const removeHolder = command<{ reply: HolderChanged }>()('DELETE', 'agent/addressbook/:id', {
  needs: 'keepHolderBooks',
  ifMatch: true,
  settles: ['certificate-holders'],
});

/** Undoes a removal, unless the same holder was added meanwhile. */
export const restoreHolder = command<{ reply: HolderChanged }>()('PUT', 'agent/addressbook/:id/restore', {
  needs: 'keepHolderBooks',
  settles: ['certificate-holders'],
});

/** Which shares and answers carried an entry: of its client, or of all clients of the agency whose book it is; the last first. */
export const holderUses = query<{ query: PageDto; reply: PageOf<HolderUseRow> }>()('agent/addressbook/uses/:id', {
  needs: 'readHolderBooks',
  view: 'holder-uses',
});

/** Entries from spreadsheets. */
export const holderSheets = bookSheetCallsOf('agent/addressbook', {
  keeps: 'keepHolderBooks',
  reads: 'readHolderBooks',
});
