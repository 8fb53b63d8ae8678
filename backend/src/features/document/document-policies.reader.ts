import { Injectable } from '@nestjs/common';
import type { DocumentFacts } from '@covertrail/domain/document/document.contract';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';

/** What the rules of documents need to know of their policy, read from its stream. Throws HTTP.NOT_FOUND where there is none. */
@Injectable()
export class DocumentPolicies {
  constructor(private readonly deciders: DeciderStore) {}

  async of(policyId: Uuid): Promise<{ readonly insuredId: Uuid; readonly facts: DocumentFacts }> {
    const { state } = await this.deciders.load(policyDecider, policyId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const endorsements = (state.endorsements.at(-1)?.value ?? []).map(({ code }) => code);
    return { insuredId: state.insuredId, facts: { archived: state.archived, endorsements } };
  }

  /** Of the policy to which a document belongs. */
  async factsOf(documentId: Uuid): Promise<DocumentFacts> {
    const { state } = await this.deciders.load(documentDecider, documentId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    return (await this.of(state.policyId)).facts;
  }
}
