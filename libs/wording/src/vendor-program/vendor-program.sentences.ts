import type { VendorProgramEvent } from '@covertrail/domain/vendor-program/vendor-program.contract';
import type { Sentences } from '../text/event-wording.js';
import { moneyText } from '../text/money-text.js';
import { named } from '../text/sentence-parts.js';

export const vendorProgramSentences: Sentences<VendorProgramEvent> = {
  VendorProgramOffered: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.requesterId))} offers its Vendor Management Program for ${moneyText(data.fee)}.`,
    changes: ({ data }) => [{ label: 'Fee', after: moneyText(data.fee) }],
  },
  VendorProgramClosed: {
    sentence: ({ data }, names) => `${named(names.company(data.requesterId))} closed its Vendor Management Program.`,
    changes: () => [],
  },
};
