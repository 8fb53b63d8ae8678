import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';

/** Of an opt-out by the row of a request: when it was said, and whether it stands [D11]. */
export function optOutText({ optOut }: Pick<RequestRow, 'optOut'>, whose: 'yours' | 'theirs'): string | null {
  if (optOut === null) return null;
  const said = `${whose === 'yours' ? 'No supplier of yours' : 'Opted out'} since ${dayFormat(localDay(optOut.at))}`;
  return optOut.takenBackAt === null ? said : `${said}, taken back on ${dayFormat(localDay(optOut.takenBackAt))}`;
}

export const stands = ({ optOut }: Pick<RequestRow, 'optOut'>): boolean => optOut?.takenBackAt === null;
