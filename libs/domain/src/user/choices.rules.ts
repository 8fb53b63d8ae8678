import type { Uuid } from '../kernel/event.js';
import type { ActingFor } from '../rights/principal.js';
import { NOTICE_MAILS, type ChoiceCommand, type NoticeMail, type UserEvent } from './user.contract.js';

/** What a person chose: `stopped` are the notices that no longer come by mail, `timeZone` is null for that of the company. */
export interface Choices {
  readonly stopped: readonly NoticeMail[];
  readonly timeZone: string | null;
}

export const NO_CHOICES: Choices = { stopped: [], timeZone: null };

/** Whom each kind concerns. */
const CONCERNS: Readonly<Record<NoticeMail, readonly ActingFor[]>> = {
  requests: ['insured', 'agent'],
  reminders: ['insured', 'agent'],
  plans: ['agent'],
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
  const { notice, byMail, how } = command;
  const isSo = byMail !== choices.stopped.includes(notice);
  return isSo ? [] : [{ type: 'NoticeMailChosen', data: { userId, notice, byMail, how } }];
}

export function choicesAfter(choices: Choices, { type, data }: UserEvent): Choices {
  if (type === 'TimeZoneChosen') return { ...choices, timeZone: data.timeZone };
  if (type !== 'NoticeMailChosen') return choices;
  const others = choices.stopped.filter((notice) => notice !== data.notice);
  return { ...choices, stopped: data.byMail ? others : [...others, data.notice] };
}
