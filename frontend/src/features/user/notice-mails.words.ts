import type { NoticeMail } from '@covertrail/domain/user/user.contract';

interface NoticeWords {
  /** What comes by mail: `Requests for proof of insurance`. */
  readonly title: string;
  readonly meaning: string;
}

/** Kinds of notices that come by mail too, as a person chooses among them [A16]. */
export const NOTICE_WORDS: Readonly<Record<NoticeMail, NoticeWords>> = {
  requests: {
    title: 'Requests for proof of insurance',
    meaning: 'A requester asks your company, or your client, for proof of insurance.',
  },
  reminders: {
    title: 'Reminders of requests',
    meaning: 'A requester reminds you of a request that has no answer yet.',
  },
  renewals: {
    title: 'Renewals',
    meaning:
      'Policies, or the coverage of your suppliers, end within 90, 60 or 30 days, or have ended with no renewal.',
  },
  plans: {
    title: 'What is lacking',
    meaning:
      'A requester or a client sends you the steps after which your company, or your client, has what is required.',
  },
  agencies: {
    title: 'Agencies that ask to represent you',
    meaning: 'An agency asks to be the agency of record of your company. This comes to its Managers.',
  },
  people: {
    title: 'People who ask to join',
    meaning: 'Someone signs up for your company and waits for approval. This comes to the primary contact.',
  },
};
