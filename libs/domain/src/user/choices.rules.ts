import type { CitedFile } from '../kernel/cited-file.js';
import { equal } from '../kernel/equal.js';
import type { Uuid } from '../kernel/event.js';
import type { ActingFor } from '../rights/principal.js';
import { NOTICE_MAILS, type ChoiceCommand, type NoticeMail, type UserEvent } from './user.contract.js';

/** What a person chose: `stopped` are the notices that no longer come by mail, `timeZone` is null for that of the company, `photo` where there is none. */
export interface Choices {
  readonly stopped: readonly NoticeMail[];
  readonly timeZone: string | null;
  readonly photo: CitedFile | null;
}

export const NO_CHOICES: Choices = { stopped: [], timeZone: null, photo: null };

/** Whom each kind concerns. */
const CONCERNS: Readonly<Record<NoticeMail, readonly ActingFor[]>> = {
  requests: ['insured', 'agent'],
  reminders: ['insured', 'agent'],
  renewals: ['requester', 'insured', 'agent'],
  plans: ['insured', 'agent'],
  agencies: ['insured'],
  people: ['requester', 'insured', 'agent'],
};

/** The kinds that concern who acts in these roles. */
export const noticeMailsOf = (roles: readonly ActingFor[]): readonly NoticeMail[] =>
  NOTICE_MAILS.filter((notice) => CONCERNS[notice].some((role) => roles.includes(role)));

interface ChoicesOf {
  readonly userId: Uuid;
  readonly choices: Choices;
}

/** A choice that is so already changes nothing. */
export function choose(command: ChoiceCommand, { userId, choices }: ChoicesOf): UserEvent[] {
  if (command.type === 'ChooseTimeZone') {
    const { timeZone } = command;
    return timeZone === choices.timeZone ? [] : [{ type: 'TimeZoneChosen', data: { userId, timeZone } }];
  }
  if (command.type === 'ChoosePhoto') {
    const { photo } = command;
    return equal(photo, choices.photo) ? [] : [{ type: 'UserPhotoChanged', data: { userId, photo } }];
  }
  if (command.type === 'RemovePhoto') return choices.photo ? [{ type: 'UserPhotoRemoved', data: { userId } }] : [];
  const { notice, byMail, how } = command;
  const isSo = byMail !== choices.stopped.includes(notice);
  return isSo ? [] : [{ type: 'NoticeMailChosen', data: { userId, notice, byMail, how } }];
}

export function choicesAfter(choices: Choices, { type, data }: UserEvent): Choices {
  if (type === 'TimeZoneChosen') return { ...choices, timeZone: data.timeZone };
  if (type === 'UserPhotoChanged') return { ...choices, photo: data.photo };
  if (type === 'UserPhotoRemoved') return { ...choices, photo: null };
  if (type !== 'NoticeMailChosen') return choices;
  const others = choices.stopped.filter((notice) => notice !== data.notice);
  return { ...choices, stopped: data.byMail ? others : [...others, data.notice] };
}
