import type { NotificationCode } from '@covertrail/wording/notification/notification-wording';
import { notificationDecider } from '@covertrail/domain/notification/notification.decider';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { notificationIdOf } from '@covertrail/platform/ids/notification-id';

const NAME = 'security-notifier';

type Alarm = 'NewBrowserUsed' | 'RenewalReused' | 'PasswordChanged' | 'PasswordsTried' | 'CodesTried';

const saying =
  (code: NotificationCode) =>
  async (event: RecordedEvent<Alarm>, deciders: DeciderStore): Promise<void> => {
    const { userId } = event.data;
    const notificationId = notificationIdOf(event.id, userId);
    const told = { code, params: {}, destination: 'ownSecurity', causedBy: event.id } as const;
    const command = { type: 'NotifyPerson', notificationId, userId, ...told } as const;
    await deciders.handle(
      notificationDecider,
      notificationId,
      command,
      becauseOf(event, NAME, deriveId(NAME, event.id)),
    );
  };

/**
 * Says what happened to an account in the notifications of its person alone, beside the mail: once for each event [A17]. An alarm from before
 * there was this reaction was told by mail, and is none any more.
 */
export const securityNotifier = defineReaction<DeciderStore>()({
  name: NAME,
  beginsAtEnd: true,
  on: {
    NewBrowserUsed: saying('SECURITY.NEW_BROWSER'),
    RenewalReused: saying('SECURITY.SESSION_ENDED'),
    PasswordChanged: saying('SECURITY.PASSWORD_CHANGED'),
    PasswordsTried: saying('SECURITY.PASSWORDS_TRIED'),
    CodesTried: saying('SECURITY.CODES_TRIED'),
  },
});
