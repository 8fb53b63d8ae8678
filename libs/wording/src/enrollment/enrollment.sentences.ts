import type { EnrollmentEvent } from '@covertrail/domain/enrollment/enrollment.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { moneyText } from '../text/money-text.js';
import { named } from '../text/sentence-parts.js';

const place = ({ insuredId, requesterId }: EnrollmentEvent['data'], names: Names): string =>
  `the place of ${named(names.company(insuredId))} in the program of ${named(names.company(requesterId))}`;

export const enrollmentSentences: Sentences<EnrollmentEvent> = {
  EnrollmentPaymentBegun: {
    sentence: ({ data }, names) => `A payment of ${moneyText(data.fee)} was begun for ${place(data, names)}.`,
    changes: () => [],
  },
  EnrollmentPaid: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.insuredId))} is enrolled in the Vendor Management Program of ${named(names.company(data.requesterId))}.`,
    changes: ({ data }) => [
      { label: 'From', after: data.from },
      { label: 'Until', after: data.until },
      { label: 'Fee', after: moneyText(data.fee) },
    ],
  },
  EnrollmentPaymentDeclined: {
    sentence: ({ data }, names) => `The payment for ${place(data, names)} was declined.`,
    changes: () => [],
  },
  EnrollmentPaymentAbandoned: {
    sentence: ({ data }, names) => `The payment for ${place(data, names)} was not finished.`,
    changes: () => [],
  },
};
