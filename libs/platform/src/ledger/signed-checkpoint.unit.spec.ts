import { randomBytes } from 'node:crypto';
import { checkpointText, type Checkpoint } from './checkpoint.js';
import { ledgerKeyOf, verifierKeyOf } from './ledger-key.js';
import { openedCheckpoint, signedCheckpoint } from './signed-checkpoint.js';

const KEY = ledgerKeyOf('covertrail/log-1', randomBytes(32));
const CHECKPOINT: Checkpoint = {
  origin: 'covertrail/log-1',
  size: 1_234,
  root: randomBytes(32),
  at: '2026-11-28T00:00:03.000Z',
};
const NOTE = signedCheckpoint(CHECKPOINT, KEY);

describe('a signed checkpoint [J06]', () => {
  it('is read by whoever has the key as a line', () => {
    const key = verifierKeyOf(KEY.verifier.line)!;
    expect(openedCheckpoint(NOTE, key)).toEqual(CHECKPOINT);
    expect(NOTE.startsWith(checkpointText(CHECKPOINT))).toBe(true);
  });

  it('is nothing where a letter was changed, or another key signed it', () => {
    const key = KEY.verifier;
    expect(openedCheckpoint(NOTE.replace('1234', '1235'), key)).toBeNull();
    expect(openedCheckpoint(NOTE.replace('2026', '2025'), key)).toBeNull();
    expect(openedCheckpoint(checkpointText(CHECKPOINT), key)).toBeNull();
    expect(openedCheckpoint(NOTE, ledgerKeyOf('covertrail/log-1', randomBytes(32)).verifier)).toBeNull();
    expect(openedCheckpoint('', key)).toBeNull();
  });

  it('is what the same key always signs', () => {
    const seed = randomBytes(32);
    const [first, second] = [ledgerKeyOf('log', seed), ledgerKeyOf('log', seed)];
    expect(signedCheckpoint(CHECKPOINT, first)).toBe(signedCheckpoint(CHECKPOINT, second));
  });

  it.each(['', 'name', 'name+00000000+AAAA', KEY.verifier.line.replace('+', '+0')])('has no key of %j', (line) =>
    expect(verifierKeyOf(line)).toBeNull(),
  );
});
