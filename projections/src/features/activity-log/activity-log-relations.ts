import type { ActivityRelationDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import type { EventType } from '@covertrail/domain/catalogue/product-event';
import type { Relations } from '@covertrail/domain/catalogue/viewers';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { OwnDocuments } from '@covertrail/platform/engine/projection';

const SEPARATOR = '|';
const joined = (...parts: readonly string[]): string => parts.join(SEPARATOR);

export const RELATION_KINDS: readonly string[] = ['insured', 'grant', 'end', 'agency'];

/** The relations that an event begins or ends, as ids of documents. */
export function relationIds({ type, data, position }: RecordedEvent<EventType>): readonly string[] {
  switch (type) {
    case 'PolicyAdded': {
      const { policyId, insuredId } = data;
      return [joined('insured', policyId, insuredId, position)];
    }
    case 'PoliciesShared':
    case 'ShareEnded': {
      const { policyIds, requesterId, shareId } = data;
      const kind = type === 'PoliciesShared' ? 'grant' : 'end';
      return policyIds.map((policyId) => joined(kind, policyId, requesterId, shareId, position));
    }
    case 'AgencyAppointed': return [agency(data, data.agencyId, position)];
    case 'ClientTransferred': return [agency(data, data.toAgencyId, position)];
    default: return [];
  }
}

const agency = ({ insuredId }: { readonly insuredId: Uuid }, agencyId: Uuid, position: Position): string =>
  joined('agency', insuredId, agencyId, position);

export function relationDocument(id: string): ActivityRelationDocument {
  const [kind = '', of = '', company = '', shareId = ''] = id.split(SEPARATOR);
  if (kind === 'agency') return { id, answersFor: of };
  if (kind === 'insured') return { id, ofPolicy: of };
  return { id, ofPolicy: of, grantee: company, shareId, ended: kind === 'end' };
}

/** Relations at the position of an event, with the insured of the policy that it is about. */
export interface RelationsThen extends Relations {
  readonly insuredId: Uuid | null;
}

export async function relationsAt(
  position: Position,
  policyId: Uuid | undefined,
  insuredId: Uuid | undefined,
  own: OwnDocuments,
): Promise<RelationsThen> {
  const ofPolicy = policyId === undefined ? [] : (await own.idsWhere('ofPolicy', policyId)).map((id) => id.split(SEPARATOR));
  const holder = ofPolicy.find(([kind, , , at = '']) => kind === 'insured' && at < position)?.[2];
  const insured = insuredId ?? holder;
  const agencies = insured === undefined ? [] : agencyAt(position, await own.idsWhere('answersFor', insured));
  const holders = [...(holder === undefined ? [] : [holder, ...agencies]), ...granteesAt(position, ofPolicy)];
  return { insuredId: holder ?? null, holdersOf: () => holders, agenciesOf: () => agencies };
}

/** The agency whose turn began last before the position. */
function agencyAt(position: Position, ids: readonly string[]): readonly Uuid[] {
  const turns = ids.map((id) => id.split(SEPARATOR)).filter(([, , , since = '']) => since < position);
  const last = turns.sort(([, , , a = ''], [, , , b = '']) => (a < b ? -1 : 1)).at(-1);
  return last?.[2] === undefined ? [] : [last[2]];
}

function granteesAt(position: Position, ofPolicy: readonly (readonly string[])[]): readonly Uuid[] {
  const before = ofPolicy.filter(([, , , , at = '']) => at < position);
  const ended = new Set(before.filter(([kind]) => kind === 'end').map(([, , , shareId]) => shareId));
  const open = before.filter(([kind, , , shareId]) => kind === 'grant' && !ended.has(shareId));
  return open.flatMap(([, , company]) => company ?? []);
}
