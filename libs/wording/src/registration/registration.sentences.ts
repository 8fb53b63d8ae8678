import type { RegistrationEvent } from '@covertrail/domain/registration/registration.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

export const registrationSentences: Sentences<RegistrationEvent> = {
  SignUpRequested: {
    sentence: () => 'Someone asked to sign up, and was sent a mail to prove the address.',
    changes: () => [],
  },
  SignUpCompleted: {
    sentence: ({ data }, names) => {
      const [person, company] = [named(names.person(data.userId)), named(names.company(data.companyId))];
      return data.founded ? `${person} signed up with ${company}.` : `${person} signed up, to join ${company}.`;
    },
    changes: () => [],
  },
};
