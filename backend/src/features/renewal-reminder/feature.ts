import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { ActivityNotesController } from './past-due/activity-notes.controller.js';
import { ActivityNotes } from './past-due/activity-notes.service.js';
import { renewalReminderMail } from './renewal-reminder.mail.js';
import { renewalReminderNotices } from './renewal-reminder.notices.js';
import { RenewalReminders } from './renewal-reminders.service.js';

@Module({ controllers: [ActivityNotesController], providers: [RenewalReminders, ActivityNotes] })
class RenewalReminderModule {}

export const renewalReminderFeature: BackendFeature = {
  name: 'renewal-reminder',
  module: RenewalReminderModule,
  jobs: [{ name: 'renewal reminders', by: RenewalReminders, on: { every: 'day', at: '00:00' } }],
  notices: renewalReminderNotices,
  mails: [renewalReminderMail],
};
