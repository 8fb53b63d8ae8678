import type { PackedDocument, PackedEvent, PackedProofs, PackedVerdicts } from '../pack-format.js';
import { fromHex, hexOf, sha256Of, textOf } from './bytes.js';
import { gapsIn, manifestOf, type Manifest } from './manifest.js';
import {
  checkpointIn,
  leafOfStored,
  openedText,
  packKeyOf,
  type PackCheckpoint,
  type PackKey,
} from './signed-texts.js';
import { isBeginningOf, isLeafOf } from './tree-proofs.js';

/** What came out of a verification: sound where there is no problem. */
export interface PackResult {
  readonly problems: readonly string[];
  /** What is proven, and of how much. */
  readonly proven: readonly string[];
  /** What is not. */
  readonly limits: readonly string[];
}

type Files = ReadonlyMap<string, Uint8Array>;

/** Verifies a pack. `givenKey`: a line of the key from elsewhere, which the pack must have; null to take its own. */
export async function verifyPack(files: Files, givenKey: string | null): Promise<PackResult> {
  const read = (path: string): string | null => readText(files, path);
  const line = read('verifier-key.txt');
  if (line === null) return failed('verifier-key.txt is missing, or no text.');
  if (givenKey !== null && givenKey.trim() !== line.trim())
    return failed('verifier-key.txt is not the key that you gave: somebody else signed this pack.');
  const key = await packKeyOf(line);
  if (!key) return failed('verifier-key.txt was changed: it holds no key.');
  const note = read('manifest.txt');
  if (note === null) return failed('manifest.txt is missing, or no text.');
  const text = await openedText(note, key);
  if (text === null) return failed('manifest.txt was changed: the key did not sign it.');
  const manifest = manifestOf(text);
  if (manifest.title !== 'Covertrail evidence pack 1')
    return failed('manifest.txt is of a format that is not known here.');
  const tree = await checkpointFile(read('checkpoint.txt'), key);
  const broken = await brokenFiles(files, manifest);
  const problems = [...broken.values(), ...gapsIn(manifest)];
  // What is not as it was signed may hold anything, and is named already.
  const asSigned = <Value>(path: string): Value | null => (broken.has(path) ? null : jsonOf<Value>(read(path)));
  if (!tree) problems.push('checkpoint.txt was changed, or is missing: the key did not sign it.');
  else if (manifest.checkpoint !== `checkpoint ${tree.size} ${hexOf(tree.root)}`)
    problems.push('checkpoint.txt is not the checkpoint of this pack.');
  const events = eventsIn(read('events.jsonl'));
  const proofs = asSigned<PackedProofs>('proofs.json');
  problems.push(...(await eventProblems(events, manifest)));
  if (tree && proofs) problems.push(...(await placeProblems(manifest, tree, proofs)));
  problems.push(...documentProblems(asSigned('documents.json') ?? [], events, manifest));
  problems.push(...citationProblems(asSigned('verdicts.json'), events));
  const published = proofs && (await publishedCheckpoint(read('published-checkpoint.txt'), key, tree, proofs));
  if (published === 'broken') problems.push('published-checkpoint.txt is no beginning of the log of this pack.');
  return { problems, proven: provenOf(manifest, key, tree, published), limits: limitsOf(manifest, published) };
}

const failed = (problem: string): PackResult => ({ problems: [problem], proven: [], limits: [] });

function readText(files: Files, path: string): string | null {
  const bytes = files.get(path);
  try {
    return bytes ? textOf(bytes) : null;
  } catch {
    return null;
  }
}

function jsonOf<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

const eventsIn = (text: string | null): readonly (PackedEvent | null)[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => jsonOf<PackedEvent>(line))
    .map((event) => (isEvent(event) ? event : null));

/** A line that was changed may hold anything. */
function isEvent(event: PackedEvent | null): event is PackedEvent {
  const { stored = '' } = event ?? {};
  return stored === null || (typeof stored === 'object' && typeof stored.data === 'string');
}

async function checkpointFile(note: string | null, key: PackKey): Promise<PackCheckpoint | null> {
  const text = note === null ? null : await openedText(note, key);
  return text === null ? null : checkpointIn(text, key.name);
}

/** By path, what is wrong with a file. */
async function brokenFiles(files: Files, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const broken = new Map<string, string>();
  for (const [path, listed] of manifest.files) {
    const bytes = files.get(path);
    if (!bytes) broken.set(path, `${path} is missing.`);
    else if (bytes.length !== listed.bytes || hexOf(await sha256Of(bytes)) !== listed.sha256)
      broken.set(path, `${path} was changed.`);
  }
  for (const path of files.keys())
    if (path !== 'manifest.txt' && !manifest.files.has(path)) broken.set(path, `${path} was added.`);
  return broken;
}

const nameOfEvent = ({ stream, revision }: { readonly stream: string; readonly revision: number }): string =>
  `event ${revision} of ${stream}`;

/** Compares the events with those that the manifest lists, by stream and revision, and their contents with their hashes. */
async function eventProblems(events: readonly (PackedEvent | null)[], manifest: Manifest): Promise<readonly string[]> {
  const problems: string[] = [];
  const given = new Map(events.flatMap((event) => (event ? [[nameOfEvent(event), event] as const] : [])));
  if (given.size < events.length) problems.push('events.jsonl has a line that is no event, or an event twice.');
  for (const listed of manifest.events) {
    const name = nameOfEvent(listed);
    const event = given.get(name);
    given.delete(name);
    if (!event) problems.push(`The ${name} was left out.`);
    else if (event.leaf !== listed.leaf || event.index !== listed.index || (event.stored !== null) !== listed.isWhole)
      problems.push(`The ${name} was changed.`);
    else if (event.stored && hexOf(await leafOfStored({ ...event, id: event.id ?? '' }, event.stored)) !== listed.leaf)
      problems.push(`The ${name} was changed: it is not what was recorded.`);
  }
  for (const name of given.keys()) problems.push(`The ${name} was added.`);
  return problems;
}

async function placeProblems(
  manifest: Manifest,
  tree: PackCheckpoint,
  proofs: PackedProofs,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const event of manifest.events) {
    const proof = (proofs.inclusion[event.leaf] ?? []).map(fromHex);
    if (!(await isLeafOf(fromHex(event.leaf), event.index, tree, proof)))
      problems.push(`The ${nameOfEvent(event)} is not proven to be in the log.`);
  }
  return problems;
}

/** A document is the file whose SHA-256 its event states. */
function documentProblems(
  documents: readonly PackedDocument[],
  events: readonly (PackedEvent | null)[],
  manifest: Manifest,
): readonly string[] {
  return documents.flatMap(({ path, sha256, eventId }) => {
    if (manifest.files.get(path)?.sha256 !== sha256) return [`${path} is not the document that documents.json lists.`];
    const event = eventId === null ? null : events.find((found) => found?.id === eventId);
    if (event === undefined) return [`The event that recorded ${path} was left out.`];
    return event?.stored && !event.stored.data.includes(`"${sha256}"`)
      ? [`${path} is not the file that was recorded.`]
      : [];
  });
}

function citationProblems(verdicts: PackedVerdicts | null, events: readonly (PackedEvent | null)[]): readonly string[] {
  const ids = new Set(events.map((event) => event?.id));
  const cited = [...(verdicts?.asTrue ?? []), ...(verdicts?.asKnown ?? [])].flatMap(({ findings }) =>
    findings.flatMap(({ cites }) => cites.filter(({ id }) => !ids.has(id)).map(({ sentence }) => sentence)),
  );
  return [...new Set(cited)].map((sentence) => `A reason cites an event that was left out: ${sentence}`);
}

async function publishedCheckpoint(
  note: string | null,
  key: PackKey,
  tree: PackCheckpoint | null,
  { consistency }: PackedProofs,
): Promise<PackCheckpoint | 'broken' | null> {
  if (note === null && consistency === null) return null;
  const published = await checkpointFile(note, key);
  const isHeld = published && tree && (await isBeginningOf(published, tree, (consistency ?? []).map(fromHex)));
  return isHeld ? published : 'broken';
}

type Published = PackCheckpoint | 'broken' | null;

function provenOf(manifest: Manifest, key: PackKey, tree: PackCheckpoint | null, published: Published): string[] {
  const whole = manifest.events.filter(({ isWhole }) => isWhole).length;
  const places = tree ? ` of ${tree.size} events, of ${tree.at}` : '';
  const under =
    published === null || published === 'broken'
      ? []
      : [
          `${manifest.events.filter(({ index }) => index < published.size).length} of these events stand under the checkpoint of ${published.at} as well, which was published.`,
        ];
  return [
    `${manifest.files.size} files are as they were when the pack was made, ${manifest.made.replace(/^made /, '')}.`,
    `${whole} events are word for word what was recorded, and ${manifest.events.length} are in the log under a signed checkpoint${places}.`,
    ...under,
    `Signed by ${key.name}, key ${key.id}: compare it with the key that you were given elsewhere.`,
  ];
}

function limitsOf(manifest: Manifest, published: Published): string[] {
  const masked = manifest.events.filter(({ isWhole }) => !isWhole).length;
  const hidden = manifest.withheld.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return [
    ...(masked > 0
      ? [`${masked} events are shown with parts masked: their place in the log is proven, what they say is not.`]
      : []),
    ...(hidden > 0
      ? [`${hidden} events of the same records are not for the reader of this pack: only their number is stated.`]
      : []),
    ...(published === null ? ['No checkpoint had been published when the pack was made.'] : []),
    'Verdicts and sentences are what the product computed from the events: the signature covers them, the tree does not.',
  ];
}
