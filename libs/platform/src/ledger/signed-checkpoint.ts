import { checkpointOf, checkpointText, type Checkpoint } from './checkpoint.js';
import type { LedgerKey, VerifierKey } from './ledger-key.js';

const SIGNATURE = /^— (\S+) ([A-Za-z0-9+/]+=*)$/;
const ID_BYTES = 4;

/**
 * A checkpoint with its signature as one text, a signed note of transparency logs: the checkpoint, an empty line, and
 * `— name base64(id and signature)`.
 */
export const signedCheckpoint = (checkpoint: Checkpoint, key: LedgerKey): string =>
  signedNote(checkpointText(checkpoint), key);

/** A text, its lines ended, with its signature. A text that is no checkpoint must not read as one: its second line is no number. */
export function signedNote(text: string, { verifier, sign }: LedgerKey): string {
  const signature = Buffer.concat([Buffer.from(verifier.id, 'hex'), sign(text)]).toString('base64');
  return `${text}\n— ${verifier.name} ${signature}\n`;
}

/** Null where the key did not sign it: then nothing that it says counts. */
export function openedCheckpoint(note: string, key: VerifierKey): Checkpoint | null {
  const end = note.indexOf('\n\n');
  if (end < 0) return null;
  const text = note.slice(0, end + 1);
  const isSigned = note
    .slice(end + 2)
    .split('\n')
    .some((line) => holds(line, text, key));
  return isSigned ? checkpointOf(text) : null;
}

function holds(line: string, text: string, key: VerifierKey): boolean {
  const [, name, base64 = ''] = SIGNATURE.exec(line) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const id = bytes.subarray(0, ID_BYTES).toString('hex');
  return name === key.name && id === key.id && key.holds(text, bytes.subarray(ID_BYTES));
}
