import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import { USER_PERSONAL, type UserEvent } from './user.contract.js';

const common = { feature: 'user', version: 1, upcasters: {}, affectsVerdict: false } as const;

/** The person, and the company for which someone registered them. */
const seenBy = (userId: Uuid, tenant: Uuid | null) => ({ companies: tenant ? [tenant] : [], users: [userId] });

export const userCatalogue: Catalogue<UserEvent> = {
  UserRegistered: {
    ...common,
    personal: USER_PERSONAL['UserRegistered'],
    audience: ({ data, meta }) => seenBy(data.userId, meta.tenant),
  },
  UserProfileChanged: {
    ...common,
    personal: USER_PERSONAL['UserProfileChanged'],
    audience: ({ data, meta }) => seenBy(data.userId, meta.tenant),
  },
  TermsAccepted: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  PasswordChanged: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  PasswordResetRequested: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  PasswordsTried: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  CodesTried: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  RenewalReused: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  NewBrowserUsed: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  SecondFactorEnabled: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  SecondFactorDisabled: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  RecoveryCodesRenewed: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  RecoveryCodeUsed: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  PasskeyAdded: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  PasskeyRemoved: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  IdentityLinked: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  IdentityUnlinked: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  IdentityLinkRequested: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  GuideDismissed: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  NoticeMailChosen: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  UserPhotoChanged: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  UserPhotoRemoved: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  TimeZoneChosen: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  OperatorAppointed: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
  OperatorDismissed: {
    ...common,
    audience: ({ data }) => seenBy(data.userId, null),
  },
};
