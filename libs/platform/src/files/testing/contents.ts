/** In pieces of an odd size, as a network would deliver them. */
export async function* inPieces(bytes: Uint8Array, size = 65_521): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size));
}

export async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Delivers everything and then fails instead of ending. */
export async function* broken(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* inPieces(bytes);
  throw new Error('the line went dead');
}

/** Delivers everything and ends only when the test says so, so that the test can act during an upload. */
export interface StalledContent extends AsyncIterable<Uint8Array> {
  /** Once everything has been read. */
  readonly stalling: Promise<void>;
  goOn(): void;
}

export function stalled(bytes: Uint8Array): StalledContent {
  let stall: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const stalling = new Promise<void>((resolve) => (stall = resolve));
  const going = new Promise<void>((resolve) => (goOn = resolve));
  async function* content(): AsyncGenerator<Uint8Array> {
    yield* inPieces(bytes);
    stall();
    await going;
  }
  return { stalling, goOn: () => goOn(), [Symbol.asyncIterator]: content };
}
