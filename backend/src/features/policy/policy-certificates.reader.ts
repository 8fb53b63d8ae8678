import { Injectable } from '@nestjs/common';
import type { Evidence } from '@covertrail/domain/insurance/source-table';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import { latestOf } from '@covertrail/domain/document/document.state';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** The certificates of a policy, from which people type its values. */
@Injectable()
export class PolicyCertificates {
  constructor(private readonly deciders: DeciderStore) {}

  /** Its latest version; null where it is no certificate of this policy, or was removed. */
  async of(policyId: Uuid, documentId: Uuid): Promise<Evidence | null> {
    const { state } = await this.deciders.load(documentDecider, documentId);
    if (!state || state.removed || state.policyId !== policyId || state.kind !== 'certificate') return null;
    const { name, sha256 } = latestOf(state);
    return { name, sha256, documentId };
  }
}
