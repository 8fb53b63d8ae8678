import type { Grant } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { subjectOf, WHAT_IF, type WhatIfRecord } from '#what-if/what-if-record';

/** An answered what-if: people of the company that asked, as long as it has a right to what would be changed. */
export const WHAT_IF_GRANTS = grantsOf({
  async whatIf(actor, id, { records, grant }): Promise<Grant | null> {
    const record = (await records.record<WhatIfRecord>(WHAT_IF, id))?.body;
    if (record?.companyId !== actor.companyId) return null;
    const subject = subjectOf(record.change);
    return grant(actor, subject.kind, subject.id);
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof WHAT_IF_GRANTS> {}
}
