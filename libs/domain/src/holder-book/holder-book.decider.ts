import { holderDetailsProblem } from '../fields/holder-fields.js';
import type { HolderDetails } from '../insurance/terms/holder-details.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { CertificateHolderAdded, HolderBookCommand, HolderBookEvent } from './holder-book.contract.js';

/** Null before the holder was added. A removed one may be restored. */
export type BookedHolderState = (CertificateHolderAdded['data'] & { readonly removed: boolean }) | null;

type BookedHolder = NonNullable<BookedHolderState>;

/** Every code with which a command to an entry of an address book may be refused. */
export const HOLDER_BOOK_CODES = [
  'HOLDER_BOOK.NOT_FOUND',
  'HOLDER_BOOK.ALREADY_EXISTS',
  'HOLDER_BOOK.NOT_VALID',
  'HOLDER_BOOK.TOO_LONG',
] as const;

/** One certificate holder of an address book: `certificateHolder-<holderId>`. A book may have thousands [G08]. */
export const holderBookDecider: Decider<BookedHolderState, HolderBookCommand, HolderBookEvent> = {
  type: 'certificateHolder',
  initialState: null,
  decide(command, state) {
    if (command.type === 'AddCertificateHolder') return add(dataOf(command), state);
    if (state === null) throw new RuleBroken('HOLDER_BOOK.NOT_FOUND');
    switch (command.type) {
      case 'ReviseCertificateHolder':
        return revise(command.holder, state);
      case 'RemoveCertificateHolder':
        return state.removed ? [] : [{ type: 'CertificateHolderRemoved', data: recorded(state) }];
      case 'RestoreCertificateHolder':
        return state.removed ? [{ type: 'CertificateHolderRestored', data: recorded(state) }] : [];
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'CertificateHolderAdded':
        return { ...event.data, removed: false };
      case 'CertificateHolderRevised':
        return state && { ...state, holder: event.data.after };
      case 'CertificateHolderRemoved':
        return state && { ...state, removed: true };
      case 'CertificateHolderRestored':
        return state && { ...state, removed: false };
    }
  },
};

const recorded = ({ holderId, ownerId, holder }: BookedHolder): Omit<CertificateHolderAdded['data'], 'importId'> => ({
  holderId,
  ownerId,
  holder,
});

function add(data: CertificateHolderAdded['data'], state: BookedHolderState): HolderBookEvent[] {
  if (state !== null) throw new RuleBroken('HOLDER_BOOK.ALREADY_EXISTS');
  checkDetails(data.holder);
  return [{ type: 'CertificateHolderAdded', data }];
}

function revise(after: HolderDetails, { holderId, ownerId, holder: before, removed }: BookedHolder): HolderBookEvent[] {
  if (removed) throw new RuleBroken('HOLDER_BOOK.NOT_FOUND');
  checkDetails(after);
  return equal(before, after) ? [] : [{ type: 'CertificateHolderRevised', data: { holderId, ownerId, before, after } }];
}

/** Fields are refused before they reach a command; the texts of the boxes are checked here as a whole. */
function checkDetails(holder: HolderDetails): void {
  const problem = holderDetailsProblem(holder);
  if (problem === null) return;
  throw 'most' in problem
    ? new RuleBroken('HOLDER_BOOK.TOO_LONG', { most: problem.most })
    : new RuleBroken('HOLDER_BOOK.NOT_VALID');
}
