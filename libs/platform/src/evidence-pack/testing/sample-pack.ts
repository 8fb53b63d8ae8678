import { createHash } from 'node:crypto';
import type { StoredEvent } from '../../event-store/event-store.port.js';
import type { LogUnderTest } from '../../event-store/testing/log-under-test.js';
import type { LedgerProofs } from '../../ledger/ledger-proofs.js';
import { leafOfLogEvent } from '../../ledger/ledger-tree.js';
import { manifestText } from '../manifest-text.js';
import { PACK_FILES, type PackedEvent, type PackedVerdicts } from '../pack-format.js';
import { proofFiles, rootOf } from '../pack-proofs.js';
import { storedTexts } from '../stored-texts.js';

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
const DOCUMENT = Buffer.from('%PDF-1.7 a form');

/** A pack of the events of a log: the last of them is masked, and the second revision of the first stream is withheld. */
export async function samplePack(log: LogUnderTest, proofs: LedgerProofs): Promise<Map<string, Uint8Array>> {
  const all: StoredEvent[] = [];
  for await (const event of log.store.readAll({ after: '' })) if (event.damage === null) all.push(event);
  const leaves = all.map(leafOfLogEvent);
  const moment = await proofs.now(leaves);
  const streams = new Map<string, number>();
  for (const { stream, revision } of all) streams.set(stream, revision + 1);
  const events: PackedEvent[] = all.map((event, at) => ({
    id: event.id,
    stream: event.stream,
    revision: event.revision,
    index: moment.places.get(leaves[at]!.toString('hex'))!.index,
    leaf: leaves[at]!.toString('hex'),
    type: event.type,
    recordedAt: event.meta.recordedAt,
    sentence: 'Something was recorded',
    actor: 'Dana Reed',
    company: 'Meridian Builders',
    stored: at === all.length - 1 ? null : storedTexts(event, leaves[at]!),
  }));
  const shown = events.filter(({ stream, revision }) => stream !== all[0]!.stream || revision !== 1);
  const cites = [{ id: events[0]!.id!, on: '2026-11-01', recordedAt: '', sentence: 'Something was recorded' }];
  const finding = {
    title: 'A limit',
    outcome: 'pass',
    required: '1',
    available: '2',
    sentence: 'Met',
    further: [],
    cites,
  };
  const verdicts: PackedVerdicts = {
    asTrue: [{ from: '2026-11-01', to: '2026-11-30', outcome: 'pass', template: null, findings: [finding] }],
    asKnown: [],
  };
  const document = { path: 'documents/form.pdf', sha256: sha256(DOCUMENT), eventId: events[2]!.id };
  const files = new Map<string, Uint8Array>([
    [PACK_FILES.about, Buffer.from('{}')],
    [PACK_FILES.verdicts, Buffer.from(JSON.stringify(verdicts))],
    [PACK_FILES.events, Buffer.from(shown.map((event) => `${JSON.stringify(event)}\n`).join(''))],
    [PACK_FILES.documents, Buffer.from(JSON.stringify([document]))],
    [document.path, DOCUMENT],
    ...[...proofFiles(moment)].map(([path, text]): [string, Uint8Array] => [path, Buffer.from(text)]),
  ]);
  const { origin, ...checkpoint } = rootOf(moment);
  const listed = [...files].map(([path, content]) => ({ path, sha256: sha256(content), bytes: content.length }));
  const text = manifestText({ origin, madeAt: checkpoint.at, checkpoint, files: listed, events: shown, streams });
  return files.set(PACK_FILES.manifest, Buffer.from(moment.sign(text)));
}

/** What an event states of the document of the pack. */
export const DOCUMENT_STATED = { file: { sha256: sha256(DOCUMENT) } };
