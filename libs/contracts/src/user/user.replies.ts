import type { NoticeMail } from '@covertrail/domain/user/user.contract';

/** Whether notices of a kind come to the actor by mail besides the menu [A16]. */
export interface NoticeMailChoice {
  readonly notice: NoticeMail;
  readonly byMail: boolean;
}

/** What the link of a mail ends. */
export interface EndedNoticeMail {
  readonly notice: NoticeMail;
  /** The person has no account: all requests by mail to the address end, from whichever company. */
  readonly ofAddress: boolean;
}
