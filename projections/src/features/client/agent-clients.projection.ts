import { agentClientsView, type AgentClientDocument } from '@covertrail/contracts/client/client.views';
import type { ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { clientIdOf } from '@covertrail/platform/ids/client-id';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { activityRelations } from '#activity-relations.projection';

type Found = RelatedDocuments<ActivityRelationsDocument>;
type Beginning = RecordedEvent<'AgencyAppointed' | 'ClientTransferred'>;

/** Which insureds are clients of this agency? Follows the representation stream, which says who represents whom. */
export const agentClients = defineProjection(agentClientsView)({
  version: 2,
  on: {
    AgencyAppointed: (_client, event, key, found) => {
      const { agencyId, insuredId } = event.data;
      return key === clientIdOf(agencyId, insuredId) ? begun(agencyId, event, found) : null;
    },
    ClientTransferred: (client, event, key, found) => {
      const { insuredId, toAgencyId, transferId } = event.data;
      return key === clientIdOf(toAgencyId, insuredId)
        ? { ...(client ?? begun(toAgencyId, event, found)), transferId }
        : null;
    },
  },
  changes: {
    CompanyRenamed: (client, { data }) => ({ ...client, name: data.to, nameFolded: foldedText(data.to) }),
    RepresentationEnded: () => null,
    ClientTransferRequested: (client, { data }) => ({ ...client, transferId: data.transferId }),
    ClientTransferDenied: (client, { data }) => withoutTransfer(client, data.transferId),
    ClientTransferCanceled: (client, { data }) => withoutTransfer(client, data.transferId),
    ClientTransferCompleted: (client, { data }) => withoutTransfer(client, data.transferId),
  },
  related: { projection: activityRelations, ids: (event) => (begins(event) ? [event.data.insuredId] : []) },
  async keys(event, own) {
    switch (event.type) {
      case 'CompanyRenamed':
        return own.idsWhere('insuredId', event.data.companyId);
      case 'RepresentationEnded':
        return [clientIdOf(event.data.agencyId, event.data.insuredId)];
      case 'AgencyAppointed': {
        const { agencyId, insuredId, ofRecord } = event.data;
        // One of record is the only one: a log of before may name one while another lasts.
        const others = ofRecord ? await own.idsWhere('insuredId', insuredId) : [];
        return [...new Set([...others, clientIdOf(agencyId, insuredId)])];
      }
      default: {
        const { fromAgencyId, toAgencyId, insuredId } = event.data;
        return [clientIdOf(fromAgencyId, insuredId), clientIdOf(toAgencyId, insuredId)];
      }
    }
  },
  audience: (before, after) => [...new Set([before, after].flatMap((client) => client?.agencyId ?? []))],
});

const begins = (event: { readonly type: string }): event is Beginning =>
  event.type === 'AgencyAppointed' || event.type === 'ClientTransferred';

/** The name is the one at the event: a later one comes with its own event. */
function begun(agencyId: Uuid, { data: { insuredId }, meta, position }: Beginning, found: Found): AgentClientDocument {
  const name = found.get(insuredId)?.names.findLast(({ since }) => since < position)?.name ?? '';
  return {
    id: clientIdOf(agencyId, insuredId),
    insuredId,
    agencyId,
    name,
    nameFolded: foldedText(name),
    since: meta.recordedAt,
    transferId: null,
  };
}

const withoutTransfer = (client: AgentClientDocument, transferId: Uuid): AgentClientDocument =>
  client.transferId === transferId ? { ...client, transferId: null } : client;
