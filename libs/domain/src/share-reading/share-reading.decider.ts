import { dataOf } from '../kernel/command.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Decider } from '../kernel/decider.js';
import type {
  DownloadedDocument,
  ShareReadingCommand,
  ShareReadingEvent,
  SharedDocumentsDownloaded,
} from './share-reading.contract.js';

/** The day on which it was opened last, and what was downloaded on the last day with a download, each with its person. */
export interface ShareReadingState {
  readonly openedOn: CalendarDate | null;
  readonly downloadedOn: CalendarDate | null;
  readonly downloads: readonly string[];
}

/** Nothing refuses to record a reading. */
export const SHARE_READING_CODES = [] as const;

/** Who read what of a share, at the pace of days: `shareReading-<shareId>`. Apart from the share, which it changes nothing of. */
export const shareReadingDecider: Decider<ShareReadingState, ShareReadingCommand, ShareReadingEvent> = {
  type: 'shareReading',
  initialState: { openedOn: null, downloadedOn: null, downloads: [] },
  decide(command, state) {
    if (command.type === 'RecordDownloads') return downloads(dataOf(command), state);
    if (state.openedOn !== null && state.openedOn >= command.on) return [];
    return [{ type: 'ShareOpened', data: dataOf(command) }];
  },
  evolve(state, { type, data }) {
    if (type === 'ShareOpened') return { ...state, openedOn: data.on };
    const { on, userId, documents } = data;
    const before = state.downloadedOn === on ? state.downloads : [];
    return { ...state, downloadedOn: on, downloads: [...before, ...documents.map(by(userId))] };
  },
};

const by =
  (userId: string) =>
  ({ documentId, version }: DownloadedDocument): string =>
    `${userId} ${documentId} ${version}`;

function downloads(data: SharedDocumentsDownloaded['data'], state: ShareReadingState): ShareReadingEvent[] {
  const recorded = new Set(state.downloadedOn === data.on ? state.downloads : []);
  const documents = data.documents.filter((document) => !recorded.has(by(data.userId)(document)));
  return documents.length === 0 ? [] : [{ type: 'SharedDocumentsDownloaded', data: { ...data, documents } }];
}
