import type { NotificationEvent } from '@covertrail/domain/notification/notification.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { notificationSentences } from './notification.sentences.js';

export const notification: FeatureWording<NotificationEvent> = {
  about: 'Notifications',
  sentences: notificationSentences,
};
