import { NOTIFICATION_KINDS } from '@covertrail/contracts/notification/notification-kinds';
import { codesOfKind } from './notification-kinds.js';
import { NOTIFICATION_CODES_WORDED } from './notification-wording.js';

it('has each notification in one kind, and a notification of each', () => {
  const byKind = NOTIFICATION_KINDS.map(codesOfKind);
  expect(byKind.flat().sort()).toEqual([...NOTIFICATION_CODES_WORDED].sort());
  expect(byKind.every((codes) => codes.length > 0)).toBe(true);
});
