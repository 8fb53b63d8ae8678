import type { Uuid } from '@covertrail/domain/kernel/event';

/**
 * The address of the page that starts a transfer of a client: the `holder` gives the client away, a `receiver` asks for it; `beside` asks
 * another agency of a client that it represents as well.
 */
export function transferAddress(side: 'holder' | 'receiver' | 'beside', insuredId: Uuid, name: string): string {
  const started = { start: insuredId, side: side === 'holder' ? side : 'receiver', name };
  return `/app/transfers?${new URLSearchParams(side === 'beside' ? { ...started, beside: 'yes' } : started).toString()}`;
}
