import { equal } from '../kernel/equal.js';
import type { NotificationPart, NotificationSubject } from './notification.contract.js';

/**
 * What a click on a notification opens: the one subject of all its parts, else the wider one that they have in common. Undefined where
 * they have none: then it opens the list of its destination.
 */
export function commonSubject(
  parts: readonly Pick<NotificationPart, 'subject' | 'wider'>[],
): NotificationSubject | undefined {
  return sameOf(parts.map(({ subject }) => subject)) ?? sameOf(parts.map(({ wider }) => wider));
}

const sameOf = (subjects: readonly (NotificationSubject | undefined)[]): NotificationSubject | undefined =>
  subjects.every((subject) => equal(subject, subjects[0])) ? subjects[0] : undefined;
