import type { DueRenewal, RenewalsReminded } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import { listed } from '@covertrail/wording/text/sentence-parts';
import type { NoticeNames } from '#notices/notice-names.reader';

const SHOWN = 3;

/** What a reminder tells of, by name: the first three, and how many more there are. */
export async function namesOfRenewals(
  { as, renewals }: Pick<RenewalsReminded['data'], 'as' | 'renewals'>,
  names: NoticeNames,
): Promise<string> {
  const firsts = as === 'requester' ? oneOfEach(renewals) : renewals;
  const shown = firsts.length > SHOWN ? firsts.slice(0, SHOWN - 1) : firsts;
  const texts = await Promise.all(shown.map((renewal) => nameOf(renewal, as, names)));
  const more = firsts.length - shown.length;
  return listed(more > 0 ? [...texts, `${more} more`] : texts);
}

/** Of each supplier one, whose cover ends first. */
const oneOfEach = (renewals: readonly DueRenewal[]): readonly DueRenewal[] =>
  renewals.filter(({ insuredId }, at) => renewals.findIndex((other) => other.insuredId === insuredId) === at);

async function nameOf(
  { id, insuredId }: DueRenewal,
  as: RenewalsReminded['data']['as'],
  names: NoticeNames,
): Promise<string> {
  if (as === 'requester') return names.company(insuredId, 'a supplier');
  const policy = (await names.policy(id))?.name ?? 'a policy';
  return as === 'agent' ? `${policy} of ${await names.company(insuredId)}` : policy;
}
