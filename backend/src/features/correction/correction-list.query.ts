import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import { correctionsView } from '@covertrail/contracts/correction/correction.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import type {
  CorrectionListDto,
  InsuredCorrectionsDto,
  TrackingCorrectionsDto,
} from '@covertrail/contracts/correction/correction.inputs';
import { type Asking, defineList, type List } from '#lists/define-list';
import { suppliersSearched } from '#lists/supplier-word';
import type { CorrectionRows } from './correction-rows.reader.js';

type Filter = FilterOf<typeof correctionsView>;
type Corrections<Asked extends PageDto> = List<typeof correctionsView, Asked, CorrectionRow>;
const NEWEST = { field: 'recordedAt', direction: 'desc' } as const;

const listed = <Asked extends PageDto>(rows: CorrectionRows, where: Corrections<Asked>['where']) =>
  defineList(correctionsView)<Asked, CorrectionRow>({
    where,
    sorts: { recordedAt: 'recordedAt', from: 'from' },
    order: NEWEST,
    then: NEWEST,
    rows: (documents, { actor }) => rows.of(documents, actor),
  });

/** What was not true of past days of a requester's suppliers, newest first; a word is searched in their names. */
export const correctionRows = (rows: CorrectionRows) =>
  listed<CorrectionListDto>(rows, async (asking) => ({ and: [chosen(asking), ...(await wordFilter(asking))] }));

/** The same of one supplier. */
export const trackingCorrectionRows = (trackingId: Uuid, rows: CorrectionRows) =>
  listed<TrackingCorrectionsDto>(rows, ({ input: { on } }) => ({
    where: { trackingId: { eq: trackingId }, ...(on ? { from: { lte: on }, to: { gt: on } } : {}) },
  }));

/** The same of an insured, for all its requesters. */
export const insuredCorrectionRows = (insuredId: Uuid, rows: CorrectionRows) =>
  listed<InsuredCorrectionsDto>(rows, ({ input: { policyId } }) => ({
    where: { supplierId: { eq: insuredId }, ...(policyId ? { policyId: { eq: policyId } } : {}) },
  }));

const chosen = ({ actor, input: { state, comparison } }: Asking<CorrectionListDto>): Filter => ({
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
