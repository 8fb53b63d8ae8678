import type { Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';

interface OfShare {
  readonly shareId: Uuid;
}
type Visible = Recorded | UnreadableEvent;

/**
 * A share is recorded twice: by whoever shared (`PoliciesShared`), and by the tracking that it counts for
 * (`CoverageProvided`). A history shows it once, where it took effect on the verdict, in the words of who shared.
 */
export class VisibleShares {
  private readonly shared: ReadonlyMap<Uuid, Recorded>;
  private readonly counted: ReadonlyMap<Uuid, Recorded>;

  constructor(events: readonly Recorded[]) {
    this.shared = byShare(events, 'PoliciesShared');
    this.counted = byShare(events, 'CoverageProvided');
  }

  /** Whether an event only repeats what another event, known by then, records. */
  isTwice(event: Visible, upTo: Position | undefined): boolean {
    const counted = event.type === 'PoliciesShared' ? this.counted.get(shareIn(event)) : undefined;
    return counted !== undefined && (upTo === undefined || counted.position <= upTo);
  }

  /** The event under which a share is shown. */
  placeOf(event: Recorded): Recorded {
    return (event.type === 'PoliciesShared' ? this.counted.get(shareIn(event)) : undefined) ?? event;
  }

  /** The event whose words describe a share. */
  wordsOf<Event extends Visible>(event: Event): Event | Recorded {
    return (event.type === 'CoverageProvided' ? this.shared.get(shareIn(event)) : undefined) ?? event;
  }
}

const byShare = (events: readonly Recorded[], type: string): ReadonlyMap<Uuid, Recorded> =>
  new Map(events.filter((event) => event.type === type).map((event) => [shareIn(event), event]));

const shareIn = (event: Visible): Uuid => ('data' in event ? (event.data as OfShare).shareId : '');
