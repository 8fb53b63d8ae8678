import { isAgency, isInsured } from '@covertrail/domain/rights/sides';
import { Injectable } from '@nestjs/common';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { Fix } from '@covertrail/domain/compliance/finding';
import { heldPoliciesThatHelp } from '@covertrail/domain/compliance/held-policies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { providedFacts } from '@covertrail/domain/tracking/tracking-provided';
import { requirementsOn } from '@covertrail/domain/tracking/tracking.rules';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import { Representations } from '#auth/representations.service';
import { AssessmentInputsLoader, type LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import { Views } from '#views/views.service';

/** By rule, the fix that comes first. */
export type SharingFirst = ReadonlyMap<string, Fix>;
export const NOTHING_TO_SHARE: SharingFirst = new Map();

/** An insured holds some dozens of policies at most; if there are more, those that last longest are used. */
const MOST = 100;

/**
 * Policies that the supplier holds and has not shared with the requester. Only the supplier itself and its agency of record see
 * them: to the requester an unshared policy does not exist.
 */
@Injectable()
export class HeldPolicies {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly otherAgencies: OtherAgencies,
  ) {}

  /** What sharing would fix today. */
  async sharingFirst(actor: Actor, inputs: LoadedInputs, today: CalendarDate): Promise<SharingFirst> {
    const { insuredId, requesterId } = inputs.tracking;
    if (!(await this.mayKnow(actor, insuredId))) return NOTHING_TO_SHARE;
    const compiled = requirementsOn(inputs, today);
    if (compiled === undefined) return NOTHING_TO_SHARE;
    const provided = { ...providedFacts(inputs, today), otherwise: [] };
    const held = await new AssessmentInputsLoader(this.deciders).policiesOn(
      await this.unshared(actor, insuredId, inputs),
      requesterId,
      today,
    );
    return heldPoliciesThatHelp(compiled, provided, held, today);
  }

  private async mayKnow(actor: Actor, insuredId: Uuid): Promise<boolean> {
    if (isInsured(actor)) return actor.companyId === insuredId;
    return isAgency(actor) && (await this.representations.represents(actor.companyId, insuredId));
  }

  /** The view only names them; their terms are read from their streams. An agent shares no policy of another agency [C15]. */
  private async unshared(actor: Actor, insuredId: Uuid, { policies }: LoadedInputs): Promise<readonly Uuid[]> {
    const filter = { where: { insuredId: { eq: insuredId } } };
    const sort = [{ field: 'expiresOn', direction: 'desc' }] as const;
    const { documents } = await this.views.find(policiesView, filter, sort, { limit: MOST });
    const ids = documents.map(({ id }) => id).filter((id) => !policies.has(id));
    const others = await this.otherAgencies.policiesAmong(actor, ids);
    return ids.filter((id) => !others.has(id));
  }
}
