import type { ClientEvent } from '@covertrail/domain/client/client.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

export const clientSentences: Sentences<ClientEvent> = {
  ClientAdded: {
    sentence: ({ data }, names) =>
      `${named(data.insuredName)} became a client of ${named(names.company(data.agencyId))}.`,
    changes: ({ data }, names) => [{ label: 'Agent', after: names.person(data.agentId) }],
  },
  ClientReleased: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.insuredId))} is no longer a client of ${named(names.company(data.agencyId))}.`,
    changes: () => [],
  },
};
