import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Signer } from '@covertrail/domain/signature/signature.contract';
import { defineView } from '../define-view.js';

/** `id`: of the person, or of the agency. `companyId`: the agency, or the one for which the person uploaded it. */
export type SignatureDocument = {
  readonly id: Uuid;
  readonly of: Signer;
  readonly companyId: Uuid;
  readonly fileId: Uuid;
};

/** Who has a signature for certificates? [E04] */
export const signaturesView = defineView<SignatureDocument>()({ name: 'signatures', indexes: [] });
