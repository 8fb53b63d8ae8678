import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { CommitAnswer } from './commit-channel.js';
import type { PreparedAppend } from './prepared-append.js';

interface Place {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** Recognizes a repeated append by the ids of its events. */
export class RecordedAppends {
  private readonly byId;

  constructor(database: DatabaseSyncInstance) {
    this.byId = database.prepare(`
      SELECT name AS stream, revision, position FROM events JOIN streams ON number = stream WHERE id = ?`);
  }

  /** The first answer; a refusal when the ids are stored in a different way; undefined when none is stored. */
  answer({ stream, events }: PreparedAppend): CommitAnswer | undefined {
    const found = events.map(({ id }) => this.byId.get(id) as Place | undefined);
    const places = found.filter((place) => place !== undefined);
    const [first] = places;
    const last = places.at(-1);
    if (first === undefined || last === undefined) return undefined;
    if (places.length < events.length) return refused(stream, 'some of its events are in the log, some are not');
    const asBefore = places.every(
      (place, index) => place.stream === stream && place.revision === first.revision + index,
    );
    if (!asBefore) return refused(stream, 'its events are in the log in another stream or order');
    return { outcome: 'appended', revision: last.revision, position: last.position };
  }
}

const refused = (stream: string, reason: string): CommitAnswer => ({
  outcome: 'refused',
  reason: `${stream}: ${reason}`,
});
