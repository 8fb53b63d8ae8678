import type { EventType } from '@covertrail/domain/catalogue/product-event';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { NoticeNames } from './notice-names.reader.js';
import type { Notice } from './notice.js';

/** What people are notified of because of an event: of each company at most one notice. */
export interface DeclaredNotices {
  readonly handles: readonly EventType[];
  /** Throws StoreUnreachable, after which the event is seen again. */
  of(event: RecordedEvent<EventType>, names: NoticeNames): Promise<readonly Notice[]>;
}

type NoticesOn<Type extends EventType> = {
  readonly [One in Type]: (event: RecordedEvent<One>, names: NoticeNames) => Promise<readonly Notice[]>;
};

/** The notices of a feature as a value: `defineNotices({ CoverageRequested: onCoverageRequested })`. Its `feature.ts` names it. */
export function defineNotices<Type extends EventType>(on: NoticesOn<Type>): DeclaredNotices {
  const handlers: Readonly<Record<string, (event: never, names: NoticeNames) => Promise<readonly Notice[]>>> = on;
  return {
    handles: Object.keys(on) as Type[],
    of: async (event, names) => (await handlers[event.type]?.(event as never, names)) ?? [],
  };
}
