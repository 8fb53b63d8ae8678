import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import type { SignatureCommand, SignatureEvent, SignatureUploaded, Signer } from './signature.contract.js';

/** Null before the first signature; `fileId` is null once it was deleted. */
export type SignatureState = { readonly ownerId: Uuid; readonly of: Signer; readonly fileId: Uuid | null } | null;

/** No command is refused: to delete what is not there changes nothing. */
export const SIGNATURE_CODES = [] as const;

/** The signature of a person or of an agency: `signature-<ownerId>` [E04]. */
export const signatureDecider: Decider<SignatureState, SignatureCommand, SignatureEvent> = {
  type: 'signature',
  initialState: null,
  decide(command, state) {
    if (command.type === 'UploadSignature') return upload(dataOf(command), state);
    if (state === null || state.fileId === null) return [];
    const { ownerId, of, fileId } = state;
    return [{ type: 'SignatureDeleted', data: { ownerId, of, fileId } }];
  },
  evolve(state, event) {
    if (event.type === 'SignatureUploaded') {
      const { ownerId, of, fileId } = event.data;
      return { ownerId, of, fileId };
    }
    return state && { ...state, fileId: null };
  },
};

function upload(data: Omit<SignatureUploaded['data'], 'replaces'>, state: SignatureState): SignatureEvent[] {
  const replaces = state?.fileId ?? null;
  return data.fileId === replaces ? [] : [{ type: 'SignatureUploaded', data: { ...data, replaces } }];
}
