import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** One document for each pair of an agency and an insured that it represents (ADR 70). It ends with the tenure. */
export type AgentClientDocument = {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
  /** Of the insured. */
  readonly name: string;
  readonly nameFolded: string;
  /** When the agency's tenure began. */
  readonly since: Instant;
  /** The transfer of this client that has not ended. */
  readonly transferId: Uuid | null;
};

/** Which insureds are clients of this agency? */
export const agentClientsView = defineView<AgentClientDocument>()({
  name: 'agent-clients',
  indexes: [
    { fields: ['agencyId', 'nameFolded'] },
    { fields: ['agencyId', 'since'] },
    { fields: ['agencyId'], words: ['nameFolded'] },
    { fields: ['agencyId', 'insuredId'] },
    { fields: ['insuredId'] },
  ],
});
