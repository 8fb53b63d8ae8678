import { IsOptional } from 'class-validator';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { IsId } from '#http/is-id.decorator';
import { PageDto } from '#http/page.dto';
import { defineList } from '#lists/define-list';
import { shareRowsOf } from './share-rows.reader.js';

/** Query of the shares of one insured. Default: of all clients of the agency. */
export class ShareListDto extends PageDto {
  @IsOptional() @IsId() insuredCompanyId?: string;
}

/** What an insured shares, or what the clients of an agency share; newest first. */
export const shareRows = defineList(sharesView)<ShareListDto, ShareRow>({
  where({ actor, asked: { insuredCompanyId } }) {
    const insuredId = insuredCompanyId ?? (actor.role === 'insured' ? actor.companyId : undefined);
    return { where: insuredId ? { insuredId: { eq: insuredId } } : { agencyId: { eq: actor.companyId } } };
  },
  order: { field: 'sharedAt', direction: 'desc' },
  rows: (documents, { views }) => shareRowsOf(documents, views),
});
