import { query } from '../calls/call.js';
import type { PolicyType, ReferenceData } from './reference.replies.js';
import type { ReferenceListsDto } from './reference.inputs.js';

/** `regionId` 1 is the US, 2 Canada. Default: the US. */
export const referenceLists = query<{ query: ReferenceListsDto; reply: ReferenceData }>()('referenceData', {
  needs: 'readReferenceData',
});

export const policyTypes = query<{ reply: readonly PolicyType[] }>()('policy/request/policytypes', {
  needs: 'readReferenceData',
});
