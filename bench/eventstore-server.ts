import { hasEventstored, startEventstoreServer } from '../scripts/eventstore-server.mjs';

/** The server of the log in one measure. */
export interface EventstoreServer {
  readonly url: string;
  /** As people know it. */
  readonly name: string;
  end(): Promise<void>;
}

/** EventStoreDB with an empty log in `folder`, or its stand-in where that is not installed. */
export async function eventstoreServer(folder: string): Promise<EventstoreServer> {
  const { url, kill } = await startEventstoreServer(folder);
  return { url, name: hasEventstored() ? 'EventStoreDB' : 'the stand-in for EventStoreDB', end: () => kill() };
}
