import type { Uuid } from '@covertrail/domain/kernel/event';

/** The address of the page that starts a transfer of a client: the `holder` gives the client away, a `receiver` asks for it. */
export const transferAddress = (side: 'holder' | 'receiver', insuredId: Uuid, name: string): string =>
  `/app/transfers?${new URLSearchParams({ start: insuredId, side, name }).toString()}`;
