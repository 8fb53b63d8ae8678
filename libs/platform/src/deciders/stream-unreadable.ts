import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';

/**
 * A stream holds an event that this code cannot read, so its state is unknown and nothing is decided on it or based on it. Other
 * streams are not affected.
 */
export class StreamUnreadable extends RuleBroken {
  constructor(
    readonly stream: string,
    eventId: string,
    reason: string,
  ) {
    super('STREAM.UNREADABLE', { eventId });
    this.message = `${stream}: event ${eventId} cannot be read: ${reason}`;
  }
}

/** For one stream of many: an unreadable stream must not block the others. Its parked events are reported elsewhere. */
export async function unlessUnreadable<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StreamUnreadable) return otherwise;
    throw error;
  }
}
