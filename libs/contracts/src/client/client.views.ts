import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** One document for each insured. An insured without an agency is no agency's client, and agencies can find it to add it. */
export type AgentClientDocument = {
  readonly id: Uuid;
  readonly agencyId: Uuid | null;
  readonly name: string;
  readonly nameFolded: string;
  readonly city: string;
  readonly state: string;
  /** When the present agency's tenure began. */
  readonly since: Instant | null;
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
    { fields: [], words: ['nameFolded'] },
  ],
});
