import type { NoticeMail, PasswordChanged, UserEvent } from '@covertrail/domain/user/user.contract';
import type { Sentences } from '../text/event-wording.js';
import { dayText } from '../text/day-text.js';
import { named } from '../text/sentence-parts.js';

const HOW_CHANGED: Readonly<Record<PasswordChanged['data']['how'], string>> = {
  expired: 'replaced an expired password',
  chosen: 'chose a new password',
  reset: 'chose a new password by the link of a mail',
};

const NOTICES: Readonly<Record<NoticeMail, string>> = {
  requests: 'requests for proof of insurance',
  reminders: 'requests without an answer',
  renewals: 'policies that end soon or ended',
  plans: 'what is lacking',
  agencies: 'agencies that ask to represent the company',
  people: 'people who ask to join the company',
};

export const userSentences: Sentences<UserEvent> = {
  UserRegistered: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} got an account.`,
    changes: () => [],
  },
  UserProfileChanged: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} changed their own name or phone number.`,
    changes: () => [],
  },
  TermsAccepted: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} accepted the license agreement of ${dayText(data.version)}.`,
    changes: () => [],
  },
  PasswordChanged: {
    sentence: ({ data }, names) => {
      const person = named(names.person(data.userId));
      return `${person} ${HOW_CHANGED[data.how]}.`;
    },
    changes: () => [],
  },
  PasswordResetRequested: {
    sentence: ({ data }, names) =>
      `Someone asked for a link to reset the password of ${named(names.person(data.userId))}.`,
    changes: () => [],
  },
  PasswordsTried: {
    sentence: ({ data }, names) =>
      `Someone tried wrong passwords for the account of ${named(names.person(data.userId))}.`,
    changes: () => [],
  },
  CodesTried: {
    sentence: ({ data }, names) =>
      `Someone who has the password of ${named(names.person(data.userId))} entered wrong codes.`,
    changes: () => [],
  },
  RenewalReused: {
    sentence: ({ data }, names) =>
      `A session of ${named(names.person(data.userId))} was ended, because its secret was used twice.`,
    changes: () => [],
  },
  NewBrowserUsed: {
    sentence: ({ data }, names) =>
      `The account of ${named(names.person(data.userId))} was opened in a browser in which it was not before.`,
    changes: () => [],
  },
  SecondFactorEnabled: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} logs in with codes of an authenticator app from now on.`,
    changes: () => [],
  },
  SecondFactorDisabled: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} logs in without an authenticator app from now on.`,
    changes: () => [],
  },
  RecoveryCodesRenewed: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} made new recovery codes.`,
    changes: () => [],
  },
  RecoveryCodeUsed: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} logged in with a recovery code. ${data.left} are left.`,
    changes: () => [],
  },
  PasskeyAdded: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} added a passkey.`,
    changes: () => [],
  },
  PasskeyRemoved: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} removed a passkey.`,
    changes: () => [],
  },
  IdentityUnlinked: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} unlinked a single sign-on.`,
    changes: () => [],
  },
  IdentityLinked: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} logs in by single sign-on from then on${data.how === 'mail' ? ', as confirmed by the link of a mail' : ''}.`,
    changes: () => [],
  },
  IdentityLinkRequested: {
    sentence: ({ data }, names) =>
      `Someone signed on with the e-mail of ${named(names.person(data.userId))}, who was asked by mail whether to link it.`,
    changes: () => [],
  },
  GuideDismissed: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} ${data.guide === 'tour' ? 'finished the tour' : 'put away the first steps'}.`,
    changes: () => [],
  },
  NoticeMailChosen: {
    sentence: ({ data: { userId, notice, byMail } }, names) =>
      `${named(names.person(userId))} ${byMail ? 'wants mails' : 'wants no more mails'} about ${NOTICES[notice]}.`,
    changes: () => [],
  },
  UserPhotoChanged: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} chose a photo.`,
    changes: () => [],
  },
  UserPhotoRemoved: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} removed the photo.`,
    changes: () => [],
  },
  TimeZoneChosen: {
    sentence: ({ data: { userId, timeZone } }, names) =>
      `${named(names.person(userId))} reads times in ${timeZone === null ? 'the time zone of the company' : timeZone.replaceAll('_', ' ')}.`,
    changes: () => [],
  },
  OperatorAppointed: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} became an operator of the product.`,
    changes: () => [],
  },
  OperatorDismissed: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} is no longer an operator of the product.`,
    changes: () => [],
  },
};
