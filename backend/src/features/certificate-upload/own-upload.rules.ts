import type { UploadedAs } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import { isRequesting } from '@covertrail/domain/rights/sides';
import type { Actor } from '#auth/actor';

/** Who decides what becomes of an upload: the side that uploaded it, or, where that was someone without an account, either side. */
const DECIDED_BY: Readonly<Record<UploadedAs, readonly ('asking' | 'answering')[]>> = {
  requester: ['asking'],
  insured: ['answering'],
  agency: ['answering'],
  link: ['asking', 'answering'],
};

export const isOwnUpload = (actor: Pick<Actor, 'role'>, uploadedAs: UploadedAs): boolean =>
  DECIDED_BY[uploadedAs].includes(isRequesting(actor) ? 'asking' : 'answering');
