import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ShareReadingEvent } from '@covertrail/domain/share-reading/share-reading.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { listed, named } from '../text/sentence-parts.js';

const policies = (ids: readonly Uuid[], names: Names): string =>
  listed([...new Set(ids)].map((id) => named(names.policy(id))));

export const shareReadingSentences: Sentences<ShareReadingEvent> = {
  ShareOpened: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.requesterId))} opened the policies that ${named(names.company(data.insuredId))} shares.`,
    changes: () => [],
  },
  SharedDocumentsDownloaded: {
    sentence: ({ data }, names) => {
      const ids = data.documents.map(({ policyId }) => policyId);
      const count = data.documents.length === 1 ? 'a document' : `${data.documents.length} documents`;
      return `${named(names.company(data.requesterId))} downloaded ${count} of ${policies(ids, names)}.`;
    },
    changes: () => [],
  },
};
