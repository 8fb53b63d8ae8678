import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { ChosenPoliciesDto } from '@covertrail/contracts/share/share-wizard.inputs';
import type { ChosenPolicies } from '@covertrail/contracts/share/share-wizard.replies';
import type { Actor } from '#auth/actor';
import { GonePolicies } from '#other-agencies/gone-policies.reader';
import { readableBy } from '#views/policy-readers.filter';
import { Views } from '#views/views.service';
import { shareChoice } from './share-choice.rules.js';
import { ShareSidesReader } from './share-sides.reader.js';

/** Policies that someone chose to share, as they are now, and those that went out of their reach. */
export class ReadChosenPolicies extends Query<ChosenPolicies> {
  constructor(
    readonly input: ChosenPoliciesDto,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(ReadChosenPolicies)
export class ReadChosenPoliciesHandler implements IQueryHandler<ReadChosenPolicies> {
  constructor(
    private readonly sides: ShareSidesReader,
    private readonly views: Views,
    private readonly gone: GonePolicies,
  ) {}

  async execute({ input, actor }: ReadChosenPolicies): Promise<ChosenPolicies> {
    const { insuredCompanyId: insuredId, requesterCompanyId = null, policyIds } = input;
    const sides = await this.sides.of(insuredId, requesterCompanyId);
    const mine = { and: [{ where: { insuredId: { eq: insuredId }, id: { in: policyIds } } }, readableBy(actor)] };
    const { documents } = await this.views.find(policiesView, mine, [], { limit: policyIds.length });
    const found = new Map(documents.map((record) => [record.id, record]));
    return {
      policies: policyIds.flatMap((id) => found.get(id) ?? []).map((record) => shareChoice(record, sides)),
      gone: await this.gone.of(
        actor,
        insuredId,
        policyIds.filter((id) => !found.has(id)),
      ),
    };
  }
}
