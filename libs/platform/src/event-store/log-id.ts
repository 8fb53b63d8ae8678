import { newId } from '../ids/ids.js';

/**
 * What `logId` says. A log that was begun by a product has an id of its own. One that was copied or restored is still the same
 * log to its vault, and yet another one to whatever remembers positions: `<origin>/<copy>`. While a copy is being made, the id
 * says so, and no program opens it.
 */
const BETWEEN = '/';
const UNFINISHED = 'unfinished:';

/** The log that a log was copied from in the first place, itself for one that is no copy. Vaults belong to it. */
export const originOf = (logId: string): string => finished(logId).split(BETWEEN, 1)[0]!;

/** Id of a new copy, which is not finished. */
export const newCopyOf = (logId: string): string => `${UNFINISHED}${originOf(logId)}${BETWEEN}${newId()}`;

export const isUnfinished = (logId: string): boolean => logId.startsWith(UNFINISHED);

export const unfinished = (logId: string): string => (isUnfinished(logId) ? logId : UNFINISHED + logId);

export const finished = (logId: string): string => (isUnfinished(logId) ? logId.slice(UNFINISHED.length) : logId);
