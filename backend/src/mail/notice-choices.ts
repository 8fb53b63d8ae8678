import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NoticeMail } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { LinkParts } from '../links/mailed-link.js';
import { noticeMailLink, type NoticeMailLink } from '../links/notice-mail-link.js';

/** What people chose of notices that come by mail. */
export interface NoticeChoices {
  hasStopped(userId: Uuid, notice: NoticeMail): Promise<boolean>;
  /** By which the person ends them; null for someone without an account, who gets what a company enters the address for. */
  linkToEnd(userId: Uuid, notice: NoticeMail): Promise<NoticeMailLink | null>;
}

/** As the log has them at this moment. */
export function noticeChoices(parts: LinkParts & { readonly deciders: Pick<DeciderStore, 'load'> }): NoticeChoices {
  const stateOf = async (userId: Uuid) => (await parts.deciders.load(userDecider, userId)).state;
  return {
    hasStopped: async (userId, notice) => (await stateOf(userId))?.choices.stopped.includes(notice) ?? false,
    linkToEnd: async (userId, notice) =>
      (await stateOf(userId)) === null ? null : noticeMailLink(parts, userId, notice),
  };
}
