import type { DocumentsOfPolicy } from '@covertrail/contracts/document/document.views';
import type { DecodedStreams, StreamRead } from '@covertrail/platform/deciders/decoded-streams';
import type { Views } from '#views/views.service';
import { PolicyEvents } from './policy-events.reader.js';

const at = (...positions: string[]) => positions.map((position) => ({ position }));
const STREAMS: Readonly<Record<string, { events: object[]; unreadable: object[] }>> = {
  'policy-gl': { events: at('01', '04'), unreadable: [] },
  'document-coi': { events: at('02', '05'), unreadable: at('03') },
};

describe('what happened to a policy', () => {
  const eventsOf = async (documents: readonly { readonly id: string }[] | null) => {
    const found = documents === null ? [] : [['gl', { documents } as unknown as DocumentsOfPolicy] as const];
    const views = { byId: async () => new Map(found) } as unknown as Views;
    const streams = {
      read: async (stream: string) => (STREAMS[stream] ?? { events: [], unreadable: [] }) as unknown as StreamRead,
    } as unknown as DecodedStreams;
    return (await new PolicyEvents(streams, views).of('gl')).map(({ position }) => position);
  };

  it('has what happened to its documents among it, in the order of recording', async () => {
    expect(await eventsOf([{ id: 'coi' }])).toEqual(['01', '02', '03', '04', '05']);
  });

  it('is its own where it has no document, or the view does not know it yet', async () => {
    expect(await eventsOf([])).toEqual(['01', '04']);
    expect(await eventsOf(null)).toEqual(['01', '04']);
  });
});
