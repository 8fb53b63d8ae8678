import type { Follower, MaintenanceEvent } from '@covertrail/domain/maintenance/maintenance.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

const followed = ({ kind, name }: Follower): string => `The ${kind} ${named(name)}`;

const why = ({ data }: { readonly data: { readonly reason: string } }) => [{ label: 'Reason', after: data.reason }];

export const maintenanceSentences: Sentences<MaintenanceEvent> = {
  ViewRebuildOrdered: {
    sentence: ({ data }) => `An operator ordered the view ${named(data.view)} to be built again.`,
    changes: why,
  },
  ViewResumeOrdered: {
    sentence: ({ data }) => `An operator ordered the view ${named(data.view)} to go on.`,
    changes: why,
  },
  ParkedEventRetried: {
    sentence: ({ data }) => `${followed(data.follower)} was to try a parked event again.`,
    changes: why,
  },
  ParkedEventSkipped: {
    sentence: ({ data }) => `${followed(data.follower)} was to go on without a parked event.`,
    changes: why,
  },
  MailRetried: {
    sentence: () => 'An operator ordered a mail to be sent again.',
    changes: why,
  },
};
