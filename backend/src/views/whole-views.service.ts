import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Views } from './views.service.js';

/** A job runs again soon: it waits no longer for views that are being built. */
const WAIT_MS = 5_000;

/**
 * The views for jobs, which the clock starts. A job decides from views that show the whole log as it was when the job began, or it decides
 * nothing: a view that is still being built shows a past that would be taken for the present.
 */
export class WholeViews {
  constructor(
    private readonly views: Views,
    private readonly events: Pick<EventStore, 'head'>,
  ) {}

  /** Throws `ViewsBehind` where a view that the job reads does not reach the end of the log in time. */
  async during<Result>(job: (views: Views) => Promise<Result>): Promise<Result> {
    return this.views.notBefore(await this.events.head(), () => job(this.views), WAIT_MS);
  }
}
