import {
  PACK_FILES,
  type PackAbout,
  type PackedDocument,
  type PackedEvent,
  type PackedVerdicts,
} from '@covertrail/platform/evidence-pack/pack-format';
import { manifestText } from '@covertrail/platform/evidence-pack/manifest-text';
import { proofFiles, rootOf } from '@covertrail/platform/evidence-pack/pack-proofs';
import { VERIFIER_PAGE, VERIFIER_SCRIPT } from '@covertrail/platform/evidence-pack/verifiers.generated';
import type { ProvedMoment } from '@covertrail/platform/ledger/ledger-proofs';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { packReport } from './pack-report.js';
import { withMaskedNumbers } from './masked-numbers.rules.js';
import type { ListedFile } from './pack-archive.js';
import type { DocumentToPack } from './packed-documents.reader.js';
import type { EventsToPack, EventToPack } from './packed-events.reader.js';

interface PackParts {
  readonly about: PackAbout;
  readonly verdicts: PackedVerdicts;
  readonly documents: readonly { readonly row: DocumentToPack; readonly eventId: Uuid | null }[];
  readonly packed: EventsToPack;
  readonly moment: ProvedMoment;
  /** Shown by their last five characters wherever they stand. */
  readonly maskedNumbers: ReadonlySet<string>;
}

/** All files of a pack but its documents and its manifest, by path. */
export async function packTexts(parts: PackParts): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { about, verdicts: worded, packed, moment, maskedNumbers } = parts;
  const masked = (text: string): string => withMaskedNumbers(text, maskedNumbers);
  const verdicts = JSON.parse(masked(JSON.stringify(worded))) as PackedVerdicts;
  const documents = parts.documents.map(packedDocument);
  const events = packedEvents(packed, moment).map((event) => withoutNumbers(event, masked));
  const report = await packReport({ about, verdicts, documents, events, key: moment.key });
  return new Map<string, string | Uint8Array>([
    ['README.txt', readMe(about)],
    ['verify.html', VERIFIER_PAGE],
    ['verify.mjs', VERIFIER_SCRIPT],
    [PACK_FILES.about, JSON.stringify(about, null, 2)],
    ['report.pdf', report],
    [PACK_FILES.verdicts, JSON.stringify(verdicts, null, 2)],
    [PACK_FILES.events, events.map((event) => `${JSON.stringify(event)}\n`).join('')],
    [PACK_FILES.documents, JSON.stringify(documents, null, 2)],
    ...proofFiles(moment),
  ]);
}

/** What is stored of an event names no masked number, or is not shown. */
const withoutNumbers = (event: PackedEvent, masked: (text: string) => string): PackedEvent => ({
  ...event,
  sentence: masked(event.sentence),
});

/** What is signed of a pack, once all of its files were sent. */
export const manifestOfPack =
  ({ moment, madeAt, events, streams }: EventsToPack & { readonly moment: ProvedMoment; readonly madeAt: Instant }) =>
  (files: readonly ListedFile[]): string => {
    const { origin, size, root } = rootOf(moment);
    const listed = packedEvents({ events, streams }, moment);
    return moment.sign(manifestText({ origin, madeAt, checkpoint: { size, root }, files, events: listed, streams }));
  };

const packedEvents = ({ events }: EventsToPack, moment: ProvedMoment): readonly PackedEvent[] =>
  events.map((event) => packedEvent(event, moment));

function packedEvent({ leafHash, ...event }: EventToPack, { places }: ProvedMoment): PackedEvent {
  const leaf = leafHash.toString('hex');
  return { ...event, leaf, index: places.get(leaf)!.index };
}

const packedDocument = ({ row, eventId }: PackParts['documents'][number]): PackedDocument => ({
  path: row.path,
  name: row.file.name,
  policy: row.policyNumber,
  kind: row.kind,
  version: row.version,
  attachedAt: row.file.attachedAt,
  bytes: row.file.bytes,
  sha256: row.file.sha256,
  eventId,
});

const readMe = ({ supplier, project, from, to, madeFor, madeAt }: PackAbout): string =>
  `Evidence pack of ${supplier}, ${project}: ${from} to ${to}.
Made for ${madeFor}, ${madeAt}.

Open verify.html in a browser and choose the zip file, or run: node verify.mjs <the zip file>
Both work without a network and need nothing else. They say whether anything was changed, added or left out.

The key in verifier-key.txt signed the pack. Compare it with the key that you were given on another way, as with the
checkpoint mails of the product: whoever makes up a pack also makes up a key.
`;
