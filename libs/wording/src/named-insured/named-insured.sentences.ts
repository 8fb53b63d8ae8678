import type { NamedInsuredEvent, NamedInsureds } from '@covertrail/domain/named-insured/named-insured.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { changedTexts, type Texts } from '../text/text-changes.js';

const textsOf = ({ primary, further }: NamedInsureds): Texts => ({
  ...(primary === '' ? {} : { 'Primary named insured': primary }),
  ...(further.length === 0 ? {} : { 'Further named insureds': further.join('; ') }),
});

export const namedInsuredSentences: Sentences<NamedInsuredEvent> = {
  NamedInsuredsStated: {
    sentence: ({ data: { insuredId } }, names) =>
      `The named insureds of ${named(names.company(insuredId))} were changed.`,
    changes: ({ data }) => changedTexts(textsOf(data.before), textsOf(data), 'not given'),
  },
};
