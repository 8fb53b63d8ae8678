/** An event that the manifest names. */
interface ListedEvent {
  readonly index: number;
  readonly stream: string;
  readonly revision: number;
  readonly isWhole: boolean;
  readonly leaf: string;
}

/** What the product signed of a pack. */
export interface Manifest {
  readonly origin: string;
  readonly title: string;
  readonly made: string;
  /** As in `checkpoint.txt`: its size and root. */
  readonly checkpoint: string;
  readonly files: ReadonlyMap<string, { readonly sha256: string; readonly bytes: number }>;
  readonly events: readonly ListedEvent[];
  /** By stream, how many events it had; and which of them the reader of the pack may not see. */
  readonly streams: ReadonlyMap<string, number>;
  readonly withheld: readonly { readonly stream: string; readonly from: number; readonly to: number }[];
}

const MANIFEST_FILE = /^file ([0-9a-f]{64}) (\d+) (.+)$/;
const MANIFEST_EVENT = /^event (\d+) (\S+) (\d+) (whole|masked) ([0-9a-f]{64})$/;
const MANIFEST_STREAM = /^stream (\S+) (\d+)$/;
const MANIFEST_WITHHELD = /^withheld (\S+) (\d+) (\d+)$/;

/** Reads the text that was signed. Lines of a later format are passed over: the title names the format. */
export function manifestOf(text: string): Manifest {
  const [origin = '', title = '', made = '', checkpoint = '', ...lines] = text.split('\n');
  const matches = (pattern: RegExp): readonly (readonly string[])[] =>
    lines.flatMap((line) => {
      const found = pattern.exec(line);
      return found ? [found.slice(1)] : [];
    });
  return {
    origin,
    title,
    made,
    checkpoint,
    files: new Map(
      matches(MANIFEST_FILE).map(([sha256 = '', bytes, path = '']) => [path, { sha256, bytes: Number(bytes) }]),
    ),
    events: matches(MANIFEST_EVENT).map(([index, stream = '', revision, shown, leaf = '']) => ({
      index: Number(index),
      stream,
      revision: Number(revision),
      isWhole: shown === 'whole',
      leaf,
    })),
    streams: new Map(matches(MANIFEST_STREAM).map(([stream = '', count]) => [stream, Number(count)])),
    withheld: matches(MANIFEST_WITHHELD).map(([stream = '', from, to]) => ({
      stream,
      from: Number(from),
      to: Number(to),
    })),
  };
}

/** The revisions of each stream that are neither listed nor withheld, or that are listed twice: none in a complete pack. */
export function gapsIn({ streams, events, withheld }: Manifest): readonly string[] {
  const problems: string[] = [];
  for (const [stream, count] of streams) {
    const seen = new Map<number, number>();
    const add = (revision: number) => seen.set(revision, (seen.get(revision) ?? 0) + 1);
    for (const event of events) if (event.stream === stream) add(event.revision);
    for (const run of withheld)
      if (run.stream === stream) for (let at = run.from; at <= Math.min(run.to, count); at += 1) add(at);
    for (let at = 0; at < count; at += 1)
      if (seen.get(at) !== 1)
        problems.push(`Revision ${at} of ${stream} is ${seen.get(at) ? 'listed twice' : 'not listed'}.`);
    for (const at of seen.keys()) if (at >= count) problems.push(`Revision ${at} of ${stream} was added.`);
  }
  for (const { stream } of events)
    if (!streams.has(stream)) problems.push(`${stream} has events and is not listed as a stream.`);
  return [...new Set(problems)];
}
