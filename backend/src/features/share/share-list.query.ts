import { isInsured } from '@covertrail/domain/rights/sides';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { ShareListDto } from '@covertrail/contracts/share/share.inputs';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { defineList } from '#lists/define-list';
import { shareRowsOf } from './share-rows.reader.js';

/** What an insured shares, or what the clients of an agency share; newest first. */
export const shareRows = defineList(sharesView)<ShareListDto, ShareRow>({
  where({ actor, today, input }) {
    const { insuredCompanyId, policyId } = input;
    const insuredId = insuredCompanyId ?? (isInsured(actor) ? actor.companyId : undefined);
    const owner = insuredId
      ? { where: { insuredId: { eq: insuredId } } }
      : { where: { agencyWords: { word: idWord(actor.companyId) } } };
    return {
      and: [
        owner,
        ...(policyId ? [{ where: { policyWords: { word: idWord(policyId) } } }] : []),
        ...filtersOf(input, today),
      ],
    };
  },
  order: { field: 'sharedAt', direction: 'desc' },
  rows: (documents, { views, today }) => shareRowsOf(documents, views, today),
});

/** "Expiring" is what a reader can still do something about. */
const SOON_DAYS = 30;

function filtersOf({ requesterCompanyId, projectId, email, state }: ShareListDto, today: CalendarDate) {
  return [
    ...(requesterCompanyId ? [{ where: { requesterId: { eq: requesterCompanyId } } }] : []),
    ...(projectId ? [{ where: { projectId: { eq: projectId } } }] : []),
    ...(email ? [{ where: { hasEmail: { eq: email === '2' } } }] : []),
    ...(state ? [{ where: { ended: { eq: state === 'ended' } } }] : []),
    ...(state === 'expiring' ? [{ where: { expiresOn: { gt: '', lte: addDays(today, SOON_DAYS) } } }] : []),
  ];
}
