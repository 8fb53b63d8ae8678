import { IsIn, IsOptional } from 'class-validator';
import type { CorrectionQuery } from '@covertrail/contracts/correction/correction.calls';
import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import { correctionsView, type CorrectionComparison } from '@covertrail/contracts/correction/correction.views';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import { PageDto } from '#http/page.dto';
import { type Asking, defineList } from '#lists/define-list';
import { suppliersSearched } from '#lists/supplier-word';
import type { CorrectionRows } from './correction-rows.reader.js';

const STATES = ['open', 'acknowledged'] as const satisfies readonly CorrectionQuery['state'][];
const COMPARISONS = ['worse', 'better', 'alike'] as const satisfies readonly CorrectionComparison[];

/** Query of the page of corrections. */
export class CorrectionListDto extends PageDto {
  @IsOptional() @IsIn(STATES) state?: 'open' | 'acknowledged';
  @IsOptional() @IsIn(COMPARISONS) comparison?: CorrectionComparison;
}

type Filter = FilterOf<typeof correctionsView>;
const NEWEST = { field: 'recordedAt', direction: 'desc' } as const;

/** What was not true of past days, newest first; a word is searched in the names of suppliers. */
export const correctionRows = (rows: CorrectionRows) => defineList(correctionsView)<CorrectionListDto, CorrectionRow>({
  where: async (asking) => ({ and: [chosen(asking), ...(await wordFilter(asking))] }),
  sorts: { recordedAt: 'recordedAt', from: 'from' },
  order: NEWEST,
  then: NEWEST,
  rows: (documents, { actor }) => rows.of(documents, actor),
});

const chosen = ({ actor, asked: { state, comparison } }: Asking<CorrectionListDto>): Filter => ({
  where: {
    requesterId: { eq: actor.companyId },
    ...(state ? { state: { eq: state } } : {}),
    ...(comparison ? { comparison: { eq: comparison } } : {}),
  },
});

async function wordFilter(asking: Asking<CorrectionListDto>): Promise<readonly Filter[]> {
  const searched = await suppliersSearched(asking);
  return searched ? [{ where: { trackingId: { in: searched.trackingIds } } }] : [];
}
