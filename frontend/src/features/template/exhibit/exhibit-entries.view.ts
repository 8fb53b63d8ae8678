import type { ExhibitReading, OpenReason, TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { ORIGIN_LENGTH, type RequirementOrigin } from '@covertrail/domain/compliance/exhibit/requirement-origin';
import { draftedRequirements } from '@covertrail/domain/compliance/exhibit/drafted-requirements';
import { statedKey, type StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { ContractStart } from './contract-start.view.js';

/** One thing that was read, for a person to take over or leave. */
export interface ExhibitEntry {
  /** Stable while the text is the same. */
  readonly id: string;
  readonly requirement: StatedRequirement | null;
  /** Null for what was found. */
  readonly reason: OpenReason | null;
  readonly sentence: number;
  readonly evidence: TextSpan;
}

export const entriesOf = ({ found, toDecide }: ExhibitReading): readonly ExhibitEntry[] => [
  ...found.map((requirement, index) => ({ ...requirement, id: `found-${index}`, reason: null })),
  ...toDecide.map((requirement, index) => ({ ...requirement, id: `open-${index}` })),
];

/** What a person decided otherwise than the page suggests: ids of entries. What was found is taken over, what is open is not. */
export type Changed = readonly string[];

export const isTaken = ({ id, reason, requirement }: ExhibitEntry, changed: Changed): boolean =>
  requirement !== null && (reason === null) !== changed.includes(id);

/** Of two that ask something else of the same a template holds one: taking one leaves the other. */
export function toggled(entry: ExhibitEntry, all: readonly ExhibitEntry[], changed: Changed): Changed {
  const { requirement } = entry;
  if (requirement === null) return changed;
  const without = changed.filter((id) => id !== entry.id);
  if (without.length < changed.length && entry.reason !== null) return without;
  if (isTaken(entry, changed)) return [...changed, entry.id];
  const others = all.filter(
    (other) =>
      other !== entry &&
      other.requirement !== null &&
      statedKey(other.requirement) === statedKey(requirement) &&
      isTaken(other, changed),
  );
  const next = entry.reason === null ? without : [...without, entry.id];
  return others.reduce(
    (ids, { id, reason }) => (reason === null ? [...ids, id] : ids.filter((held) => held !== id)),
    next as Changed,
  );
}

/** What the editor begins with: what was taken over, where each was read, and what a person still has to look at. */
export function contractStart(reading: ExhibitReading, changed: Changed): ContractStart {
  const all = entriesOf(reading);
  const taken = all.flatMap((entry) =>
    entry.requirement !== null && isTaken(entry, changed) ? [{ ...entry, requirement: entry.requirement }] : [],
  );
  const places = new Set([
    ...all.filter((entry) => entry.reason !== null && !isTaken(entry, changed)).map(({ sentence }) => sentence),
    ...reading.notUnderstood,
  ]);
  return {
    requirements: draftedRequirements(taken.map(({ requirement }) => requirement)),
    readFrom: taken.map(({ requirement, sentence, evidence }) => ({
      requirement,
      sentence: sentenceText(reading, sentence, evidence),
    })),
    left: [...places].sort((a, b) => a - b).map((sentence) => textOf(reading, reading.sentences[sentence])),
  };
}

const textOf = ({ text }: ExhibitReading, span: TextSpan | undefined): string =>
  span === undefined ? '' : text.slice(span.from, span.to);

/** The sentence, or of a long one what stands around the evidence. */
export function sentenceText(
  reading: ExhibitReading,
  sentence: number,
  evidence: TextSpan,
): RequirementOrigin['sentence'] {
  const whole = textOf(reading, reading.sentences[sentence]);
  if (whole.length <= ORIGIN_LENGTH) return whole;
  const at = evidence.from - (reading.sentences[sentence]?.from ?? 0);
  const from = Math.max(0, Math.min(at - ORIGIN_LENGTH / 2, whole.length - ORIGIN_LENGTH));
  return whole.slice(from, from + ORIGIN_LENGTH).trim();
}
