import type { Uuid } from '@covertrail/domain/kernel/event';

/** The page that starts a transfer of a client: given away by its `holder`, or asked for by a `receiver`. */
export const transferAddress = (side: 'holder' | 'receiver', insuredId: Uuid, name: string): string =>
  `/app/transfers?${new URLSearchParams({ start: insuredId, side, name }).toString()}`;
