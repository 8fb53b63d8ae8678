/** An event as a caller sends it. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** An event as the log holds it. */
export interface RecordedEvent extends ProposedEvent {
  readonly stream: string;
  /** Place in the stream, from 0. */
  readonly revision: number;
  /** Place in the log, in bytes: it rises, and not by one. */
  readonly position: number;
  /** When it was recorded, in units of 100 nanoseconds since 1970. */
  readonly ticks: bigint;
}

/** What a record takes beside its names and its content. */
const FRAME_BYTES = 90;

/** How many bytes of the log an event takes, and so how far the next one stands behind it. */
export const bytesOf = (stream: string, event: ProposedEvent): number =>
  FRAME_BYTES + Buffer.byteLength(stream) + Buffer.byteLength(event.type) + event.data.length + event.metadata.length;
