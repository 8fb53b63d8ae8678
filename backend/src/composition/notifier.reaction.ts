import type { EventType } from '@covertrail/domain/catalogue/product-event';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { notificationIdOf } from '@covertrail/platform/ids/notification-id';
import { NOTICES } from '../features/features.js';
import { NoticeNames } from '../notices/notice-names.reader.js';
import { raiseNotice } from '../notices/raise-notice.js';

const NAME = 'notifier';

/** The events of which some feature notifies people. */
const NOTICED = [...new Set(NOTICES.flatMap(({ handles }) => handles))];

/** Raises the notices that the features declare, each once: its id derives from the event, or the act that it is a consequence of, and the company. */
export const notifier = defineReaction<DeciderStore>()({ name: NAME, on: sameFor(NOTICED, raiseAll) });

async function raiseAll(event: RecordedEvent<EventType>, deciders: DeciderStore): Promise<void> {
  const names = new NoticeNames(deciders);
  for (const notices of NOTICES.filter(({ handles }) => handles.includes(event.type))) {
    for (const notice of await notices.of(event, names)) {
      const { companyId, actId = event.id } = notice;
      await raiseNotice(deciders, notice, {
        notificationId: notificationIdOf(actId, companyId),
        causedBy: event.id,
        meta: becauseOf(event, NAME, deriveId(NAME, event.id, companyId)),
      });
    }
  }
}
