import type { ActivityRelationsDocument, RelationSpan } from '@covertrail/contracts/activity-log/activity-log.views';
import type { Audience } from '@covertrail/domain/kernel/event-description';
import { justBefore, mayHandle } from '@covertrail/domain/representation/managing-agency.rules';
import { currentTenures } from '@covertrail/domain/representation/representation.state';
import type { Relations } from '@covertrail/domain/catalogue/viewers';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';

/** Relations at the position of an event, with the insured of the policy that it is about. */
export interface RelationsThen extends Relations {
  readonly insuredId: Uuid | null;
}

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** The policy and the insured whose relations decide who may see an event. */
export function relationIdsOf({ policyId, insuredId }: Audience, found: Found): readonly Uuid[] {
  const insured = insuredId ?? found.get(policyId ?? '')?.insured?.companyId;
  return [policyId, insured].filter((id) => id !== undefined);
}

/** The relations before the event: those that the event itself begins or ends do not count. */
export function relationsAt(position: Position, { policyId, insuredId }: Audience, found: Found): RelationsThen {
  const policy = found.get(policyId ?? '');
  const holder = policy?.insured && policy.insured.since < position ? policy.insured.companyId : undefined;
  const then = justBefore({ tenures: found.get(insuredId ?? holder ?? '')?.tenures ?? [] }, position);
  const agencies = currentTenures(then).map(({ agencyId }) => agencyId);
  const given = policy?.given.findLast(({ since }) => since < position);
  const handling = given ? agencies.filter((agencyId) => mayHandle(then, agencyId, given)) : [];
  const holders = holder === undefined ? [] : [holder, ...handling];
  const sharers = companiesAt(position, policy?.shares);
  return { insuredId: holder ?? null, holdersOf: () => holders, sharersOf: () => sharers, agenciesOf: () => agencies };
}

const companiesAt = (position: Position, spans: readonly RelationSpan[] = []): readonly Uuid[] =>
  spans
    .filter(({ since, until }) => since < position && (until === null || until >= position))
    .map(({ companyId }) => companyId);
