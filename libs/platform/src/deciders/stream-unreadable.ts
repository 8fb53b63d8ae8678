import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';

/**
 * A stream holds an event that this code cannot read: nobody can say where it stands, so nothing is decided on it or by it.
 * Other streams are not concerned.
 */
export class StreamUnreadable extends RuleBroken {
  constructor(readonly stream: string, eventId: string, reason: string) {
    super('STREAM.UNREADABLE', { eventId });
    this.message = `${stream}: event ${eventId} cannot be read: ${reason}`;
  }
}

/** For one of many: a stream that cannot be read keeps nobody from the others. What is parked of it is reported elsewhere. */
export async function unlessUnreadable<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StreamUnreadable) return otherwise;
    throw error;
  }
}
