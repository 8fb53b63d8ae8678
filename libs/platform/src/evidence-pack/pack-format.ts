/** The names of the files that every pack has; `published-checkpoint.txt`, `documents.json` and what lies in `documents/` come besides. */
export const PACK_FILES = {
  manifest: 'manifest.txt',
  about: 'pack.json',
  verdicts: 'verdicts.json',
  events: 'events.jsonl',
  proofs: 'proofs.json',
  documents: 'documents.json',
  checkpoint: 'checkpoint.txt',
  published: 'published-checkpoint.txt',
  key: 'verifier-key.txt',
} as const;

/** The second line of a manifest: no number, so that no manifest reads as a checkpoint. */
export const MANIFEST_TITLE = 'Covertrail evidence pack 1';

/** A line of `events.jsonl`, in the order of the log. */
export interface PackedEvent {
  /** Null for an event that its reader knows only in words. */
  readonly id: string | null;
  readonly stream: string;
  /** Place in the stream, from 0. */
  readonly revision: number;
  /** Place in the log, from 0. */
  readonly index: number;
  /** SHA-256 in hexadecimal over the event as it is stored: the leaf of the tree. */
  readonly leaf: string;
  readonly type: string;
  readonly recordedAt: string;
  /** In words, for the reader of the pack. */
  readonly sentence: string;
  readonly actor: string;
  readonly company: string;
  /** The stored texts; null where parts are masked: then the place of the event is proven, and what it says is not. */
  readonly stored: { readonly recordedAt: string; readonly data: string; readonly meta: string } | null;
}

/** `proofs.json`: hashes in hexadecimal. */
export interface PackedProofs {
  /** By leaf, the hashes that lead from it to the root of `checkpoint.txt`. */
  readonly inclusion: Readonly<Record<string, readonly string[]>>;
  /** From `published-checkpoint.txt` to `checkpoint.txt`; null where none was published yet. */
  readonly consistency: readonly string[] | null;
}

/** A row of `documents.json`. */
export interface PackedDocument {
  readonly path: string;
  readonly name: string;
  readonly policy: string;
  readonly kind: string;
  readonly version: number;
  readonly attachedAt: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The event that recorded the file with its SHA-256; null where it is not in the pack. */
  readonly eventId: string | null;
}

/** One requirement of a verdict, in words. */
export interface PackedFinding {
  readonly title: string;
  readonly outcome: string;
  readonly required: string;
  readonly available: string;
  readonly sentence: string;
  /** Source and age, decision, exception: what else is said of it. */
  readonly further: readonly string[];
  /** `id`: the event of the pack under which the reader finds it. */
  readonly cites: readonly {
    readonly id: string;
    readonly on: string;
    readonly recordedAt: string;
    readonly sentence: string;
  }[];
}

/** The verdict of some days: `from` until the day before `to`. */
export interface PackedVerdict {
  readonly from: string;
  readonly to: string;
  readonly outcome: string;
  readonly template: string | null;
  readonly findings: readonly PackedFinding[];
}

/** `verdicts.json`: the same days on both clocks. */
export interface PackedVerdicts {
  /** As is known when the pack is made: what was true. */
  readonly asTrue: readonly PackedVerdict[];
  /** As was known by the end of each day itself. */
  readonly asKnown: readonly PackedVerdict[];
}

/** `pack.json`. */
export interface PackAbout {
  readonly supplier: string;
  readonly project: string;
  readonly madeFor: string;
  readonly madeAt: string;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly masked: boolean;
  /** Documents that were left out because their pages show what is masked. */
  readonly documentsLeftOut: number;
}
