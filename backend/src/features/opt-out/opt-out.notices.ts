import { optOutDecider } from '@covertrail/domain/opt-out/opt-out.decider';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

/** The requester reads that it is not to ask again, and that it may [D11]. */
export const optOutNotices = defineNotices({ SupplierOptedOut: onOptedOut, OptOutTakenBack: onTakenBack });

/** Who was asked, by name; whoever was invited by e-mail has none here. */
const supplierOf = async (insuredId: string | null, names: NoticeNames): Promise<string> =>
  insuredId ? names.company(insuredId) : 'A supplier whom you invited by e-mail';

async function onOptedOut(
  { data: { requesterId, insuredId, requestId } }: RecordedEvent<'SupplierOptedOut'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const params = { insured: await supplierOf(insuredId, names) };
  return [notice(requesterId, 'REQUEST.OPTED_OUT', 'requesterDashboard', params, { kind: 'request', id: requestId })];
}

async function onTakenBack(
  { data: { requesterId, insuredId, optOutId } }: RecordedEvent<'OptOutTakenBack'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { state } = await names.deciders.load(optOutDecider, optOutId);
  const params = { insured: await supplierOf(insuredId, names) };
  const subject = { kind: 'request', id: state?.requestId ?? optOutId } as const;
  return [notice(requesterId, 'REQUEST.OPT_OUT_TAKEN_BACK', 'requesterDashboard', params, subject)];
}
