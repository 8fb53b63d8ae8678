import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NoticeMail } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { LinkParts } from '../links/mailed-link.js';
import { noticeMailLink, type NoticeMailLink } from '../links/notice-mail-link.js';
import { StoppedAddresses } from './stopped-addresses.service.js';

/** What people chose of notices that come by mail. */
export interface NoticeChoices {
  /** Of someone without an account: whether the address takes such mails at all. */
  hasStopped(userId: Uuid, notice: NoticeMail, address: string): Promise<boolean>;
  /** By which the person ends them, or takes mails at this address no more. */
  linkToEnd(userId: Uuid, notice: NoticeMail): Promise<NoticeMailLink>;
}

/** As the log and the vault have them at this moment. */
export function noticeChoices(
  parts: LinkParts & { readonly deciders: Pick<DeciderStore, 'load'>; readonly vault: Vault },
): NoticeChoices {
  const stopped = new StoppedAddresses(parts.vault);
  return {
    hasStopped: async (userId, notice, address) => {
      const { state } = await parts.deciders.load(userDecider, userId);
      return state === null ? stopped.has(address) : state.choices.stopped.includes(notice);
    },
    linkToEnd: (userId, notice) => noticeMailLink(parts, userId, notice),
  };
}
