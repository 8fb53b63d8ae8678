import type { InquiryEvent } from '@covertrail/domain/inquiry/inquiry.contract';
import type { Sentences } from '../text/event-wording.js';
import { ended, named, plain } from '../text/sentence-parts.js';
import { PLAN_WORDS } from './plan.words.js';

export const inquirySentences: Sentences<InquiryEvent> = {
  InquirySent: {
    sentence: ({ data }, names) =>
      ended(
        `${named(names.company(data.companyId))} wrote to the support about ${PLAN_WORDS[data.plan].name}: ${plain(data.text)}`,
      ),
    changes: () => [],
  },
};
