import {
  orderRebuild,
  orderResume,
  retryMail,
  retryParkedEvent,
  skipParkedEvent,
} from '@covertrail/contracts/maintenance/maintenance.calls';
import type { MailRow, ParkedRow } from '@covertrail/contracts/maintenance/maintenance.replies';
import { commandOf } from '#shared/api/call-request';
import type { WantedOrder } from './components/order.modal.js';

export const rebuildOf = (view: string): WantedOrder => ({
  key: `rebuild/${view}`,
  title: `Build ${view} again`,
  confirm: 'Build again',
  effect:
    'The view is built from the first event of the log, beside the one that is shown. Pages go on reading the old one and change over when the new one has come as far. Nothing is lost; the log is read once, which takes processor time.',
  request: (reason) => commandOf(orderRebuild, { body: { view, reason }, toast: `${view} will be built again.` }),
});

export const resumeOf = (view: string): WantedOrder => ({
  key: `resume/${view}`,
  title: `Let ${view} go on`,
  confirm: 'Go on',
  effect:
    'The view stands still because many events could not be folded. It goes on, parks what it cannot fold, and stands still again after ten more.',
  request: (reason) => commandOf(orderResume, { body: { view, reason }, toast: `${view} will go on.` }),
});

const bodyOf = ({ follower, eventId }: ParkedRow, reason: string) => ({
  followerKind: follower.kind,
  followerName: follower.name,
  eventId,
  reason,
});

export const retryOf = (row: ParkedRow): WantedOrder => ({
  key: `retry/${row.follower.name}/${row.eventId}`,
  title: 'Try the event again',
  confirm: 'Try again',
  effect:
    row.follower.kind === 'view'
      ? `The documents of ${row.follower.name} that stand still are folded again from their first event on. Where that fails for the same reason, everything stays as it is.`
      : `The reaction ${row.follower.name} handles the event again. What it did already it does not do twice. Where it fails, the event stays parked.`,
  request: (reason) =>
    commandOf(retryParkedEvent, { body: bodyOf(row, reason), toast: 'The event will be tried again.' }),
});

export const skipOf = (row: ParkedRow): WantedOrder => ({
  key: `skip/${row.follower.name}/${row.eventId}`,
  title: 'Go on without the event',
  confirm: 'Skip the event',
  destructive: true,
  effect:
    row.follower.kind === 'view'
      ? `${row.follower.name} goes on without this event, and its documents take events again: they will show what came before and after, not what this event changed. A rebuild tries the event again and leaves it out only if it still fails. The log keeps the event, and other views are not touched.`
      : `The reaction ${row.follower.name} never does what this event calls for. The log keeps the event, and other reactions are not touched.`,
  request: (reason) => commandOf(skipParkedEvent, { body: bodyOf(row, reason), toast: 'The event will be skipped.' }),
});

export const retryMailOf = ({ id, kind }: MailRow): WantedOrder => ({
  key: `mail/${id}`,
  title: 'Send the email again',
  confirm: 'Send again',
  effect: `An email (${kind}) that was not sent is tried again from now on, for two days.`,
  request: (reason) => commandOf(retryMail, { body: { mailId: id, reason }, toast: 'The email will be sent again.' }),
});
