import type { OptOutEvent } from '@covertrail/domain/opt-out/opt-out.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { ended, named, plain } from '../text/sentence-parts.js';

const supplier = ({ data: { insuredId, inviteeId } }: OptOutEvent, names: Names): string =>
  named(insuredId === null ? names.person(inviteeId ?? '') : names.company(insuredId));
const requester = ({ data }: OptOutEvent, names: Names): string => named(names.company(data.requesterId));

export const optOutSentences: Sentences<OptOutEvent> = {
  SupplierOptedOut: {
    sentence: (event, names) =>
      ended(
        `${supplier(event, names)} said that it is no supplier of ${requester(event, names)}, which does not ask it again: ${plain(event.data.reason)}`,
      ),
    changes: () => [],
  },
  OptOutTakenBack: {
    sentence: (event, names) =>
      `${supplier(event, names)} took back that it is no supplier of ${requester(event, names)}, which may ask it again.`,
    changes: () => [],
  },
};
