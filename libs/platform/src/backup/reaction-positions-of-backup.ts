import { REACTION_POSITIONS } from '../engine/reactions/reaction-position.js';
import type { VaultEntry } from '../vault/vault.port.js';

type Positions = ReadonlyMap<string, VaultEntry>;

const isPosition = (entry: VaultEntry): entry is Extract<VaultEntry, { kind: 'record' }> =>
  entry.kind === 'record' && entry.of === REACTION_POSITIONS;

/** How far each reaction has come, by its name. */
export async function positionsIn(contents: AsyncIterable<VaultEntry>): Promise<Positions> {
  const positions = new Map<string, VaultEntry>();
  for await (const entry of contents) if (isPosition(entry)) positions.set(entry.id, entry);
  return positions;
}

/**
 * The same contents with these positions, which were read before the end of the log was noted: whatever a reaction has recorded up to there is in
 * the backup. One that moved on since may have recorded something that is not.
 */
export async function* withPositions(
  contents: AsyncIterable<VaultEntry>,
  positions: Positions,
): AsyncGenerator<VaultEntry> {
  for await (const entry of contents) if (!isPosition(entry)) yield entry;
  yield* positions.values();
}
