import type { Uuid } from '@covertrail/domain/kernel/event';
import { query } from '../calls/call.js';

/** A call whose progress can be followed names the identifier that a progress stream gave to the same person. */
export interface FollowedWork {
  /** An identifier that is not known, or that another person was given, changes nothing: the work is done and not reported. */
  readonly guid?: Uuid;
}

/**
 * A stream of events [C17]. The first has no name, and its content is an identifier; the next are named by it, and their
 * content is the percentage of the work that named it, 0 to 100. While the work waits for its turn, events named `place`
 * hold its place in the line, from 1, and 0 when its turn comes (decision 54). The stream ends after 100, and when no call names it.
 */
export const progressStream = query<Record<never, never>>()('progress', { needs: 'followProgress', answers: 'events' });

/** The name of the events that hold the place of a work in the line. */
export const PLACE_EVENT = 'place';
