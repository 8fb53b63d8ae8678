import type { UserEvent } from '@covertrail/domain/user/user.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

export const userSentences: Sentences<UserEvent> = {
  UserRegistered: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} got an account.`,
    changes: () => [],
  },
  PasswordChanged: {
    sentence: ({ data }, names) => {
      const person = named(names.person(data.userId));
      return data.how === 'expired' ? `${person} replaced an expired password.` : `${person} chose a new password.`;
    },
    changes: () => [],
  },
  PasswordsTried: {
    sentence: ({ data }, names) =>
      `Someone tried wrong passwords for the account of ${named(names.person(data.userId))}.`,
    changes: () => [],
  },
  GuideDismissed: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.userId))} ${data.guide === 'tour' ? 'finished the tour' : 'put away the first steps'}.`,
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
