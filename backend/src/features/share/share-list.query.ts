import { isInsured } from '@covertrail/domain/rights/sides';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { ShareListDto } from '@covertrail/contracts/share/share.inputs';
import { defineList } from '#lists/define-list';
import { shareRowsOf } from './share-rows.reader.js';

/** What an insured shares, or what the clients of an agency share; newest first. */
export const shareRows = defineList(sharesView)<ShareListDto, ShareRow>({
  where({ actor, input: { insuredCompanyId, policyId } }) {
    const insuredId = insuredCompanyId ?? (isInsured(actor) ? actor.companyId : undefined);
    const owner = insuredId
      ? { where: { insuredId: { eq: insuredId } } }
      : { where: { agencyWords: { word: idWord(actor.companyId) } } };
    return { and: [owner, ...(policyId ? [{ where: { policyWords: { word: idWord(policyId) } } }] : [])] };
  },
  order: { field: 'sharedAt', direction: 'desc' },
  rows: (documents, { views, today }) => shareRowsOf(documents, views, today),
});
