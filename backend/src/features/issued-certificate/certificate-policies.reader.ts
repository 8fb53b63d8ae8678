import { Injectable } from '@nestjs/common';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { Problem } from '#http/problem';
import { readableBy } from '#views/policy-readers.filter';
import { NOT_ARCHIVED } from '#views/policy-standing.filter';
import { Views } from '#views/views.service';

/** A policy, and the revision of its stream up to which it was read. */
export interface ReadPolicy {
  readonly policy: AddedPolicy;
  readonly revision: number;
}

/** An insured has some dozens of policies. */
const MOST_POLICIES = 1_000;

/** The policies that an agency may certify for an insured, from their streams: a view may not contain the last change yet. */
@Injectable()
export class CertificatePolicies {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly views: Views,
  ) {}

  /** Those that the agency manages, and those of no agency; none that was put aside. */
  async ofInsured(actor: Actor, insuredId: Uuid): Promise<readonly AddedPolicy[]> {
    const { documents } = await this.views.find(
      policiesView,
      { and: [{ where: { insuredId: { eq: insuredId } } }, readableBy(actor), NOT_ARCHIVED] },
      [{ field: 'expiresOn', direction: 'desc' }],
      { limit: MOST_POLICIES },
    );
    const loaded = await Promise.all(documents.map(({ id }) => this.deciders.readable.load(policyDecider, id)));
    return loaded.flatMap(({ state }) => state ?? []);
  }

  /** These policies of the insured. Throws HTTP.NOT_FOUND where one is another insured's, or another agency manages it. */
  async these(agencyId: Uuid, insuredId: Uuid, policyIds: readonly Uuid[]): Promise<readonly ReadPolicy[]> {
    const loaded = await Promise.all([...new Set(policyIds)].map((id) => this.deciders.load(policyDecider, id)));
    const found = loaded.flatMap(({ state, revision }) =>
      state?.insuredId === insuredId ? [{ policy: state, revision }] : [],
    );
    const policies = found.map(({ policy }) => policy);
    if (found.length < loaded.length || !(await this.representations.handlesAll(agencyId, insuredId, policies)))
      throw new Problem('HTTP.NOT_FOUND');
    return found;
  }
}
