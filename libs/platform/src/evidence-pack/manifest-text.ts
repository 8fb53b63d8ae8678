import { MANIFEST_TITLE, type PackedEvent } from './pack-format.js';

/** What is signed of a pack. */
export interface ManifestParts {
  /** The name of the key. */
  readonly origin: string;
  readonly madeAt: string;
  readonly checkpoint: { readonly size: number; readonly root: Buffer };
  readonly files: readonly { readonly path: string; readonly sha256: string; readonly bytes: number }[];
  readonly events: readonly Pick<PackedEvent, 'index' | 'stream' | 'revision' | 'leaf' | 'stored'>[];
  /** By stream, how many events it had; of them those that are not among `events` are withheld. */
  readonly streams: ReadonlyMap<string, number>;
}

/** The text of `manifest.txt` before it is signed: one line for each file, each event, each stream, and what is withheld of it. */
export function manifestText({ origin, madeAt, checkpoint, files, events, streams }: ManifestParts): string {
  const shown = new Map<string, Set<number>>();
  for (const { stream, revision } of events) shown.set(stream, (shown.get(stream) ?? new Set()).add(revision));
  return [
    origin,
    MANIFEST_TITLE,
    `made ${madeAt}`,
    `checkpoint ${checkpoint.size} ${checkpoint.root.toString('hex')}`,
    ...files.map(({ path, sha256, bytes }) => `file ${sha256} ${bytes} ${path}`),
    ...[...streams].map(([stream, count]) => `stream ${stream} ${count}`),
    ...events.map(
      ({ index, stream, revision, leaf, stored }) =>
        `event ${index} ${stream} ${revision} ${stored ? 'whole' : 'masked'} ${leaf}`,
    ),
    ...[...streams].flatMap(([stream, count]) =>
      runsWithout(shown.get(stream) ?? new Set(), count).map(([from, to]) => `withheld ${stream} ${from} ${to}`),
    ),
    '',
  ].join('\n');
}

/** The runs of numbers below `count`, first and last, that are not in a set. */
function runsWithout(shown: ReadonlySet<number>, count: number): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let at = 0; at < count; at += 1) {
    if (shown.has(at)) continue;
    const last = runs.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
}
