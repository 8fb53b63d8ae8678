import type {
  ExtractedPolicies,
  ExtractedPolicy,
  ExtractedTarget,
} from '@covertrail/contracts/extraction/extraction.replies';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import type { FieldDecision } from '@covertrail/domain/insurance/extraction/entered-terms';
import { isSure, type ExtractedField } from '@covertrail/domain/insurance/extraction/extracted-field';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';

/** What a person has decided so far; nothing of it is sent. */
export interface Confirmation {
  /** Into what rows are entered, by their keys; a row without one is entered as it is proposed. */
  readonly targets: Readonly<Record<string, string>>;
  /** By the ids of items. */
  readonly decisions: Readonly<Record<string, FieldDecision>>;
  /** The date of the certificate, where it was typed. */
  readonly dated: CalendarDate | null;
  readonly isInsured: boolean;
  /** Insurers that were searched. */
  readonly carriers: readonly CarrierOnRecord[];
}

export const NOTHING_DECIDED: Confirmation = {
  targets: {},
  decisions: {},
  dated: null,
  isInsured: false,
  carriers: [],
};

export const LEFT = 'left';

export const rowKey = ({ page, row }: Pick<ExtractedPolicy, 'page' | 'row'>): string => `${page} ${row}`;
export const targetKey = ({ into, policyId }: ExtractedTarget): string => (policyId ? `${into} ${policyId}` : into);

/** Empty where a person must choose: several policies can be meant, or one with another number. */
export function chosenKey(policy: ExtractedPolicy, { targets }: Confirmation): string {
  const [proposed] = policy.targets;
  if (!proposed) return LEFT;
  const isClear = policy.match !== 'unclear' && policy.match !== 'sameTerm';
  return targets[rowKey(policy)] ?? (isClear ? targetKey(proposed) : '');
}

export const chosenTarget = (policy: ExtractedPolicy, confirmation: Confirmation): ExtractedTarget | null => {
  const key = chosenKey(policy, confirmation);
  return policy.targets.find((target) => targetKey(target) === key) ?? null;
};

/** A field of a row, as it is entered into the chosen policy. */
export interface Item {
  readonly id: string;
  readonly policy: ExtractedPolicy;
  readonly field: ExtractedField;
  readonly decision: FieldDecision | null;
}

export const isToCheck = ({ field, decision }: Item): boolean => field.needs.length > 0 && decision === null;

/** What is unsure first, the least sure of all at the top; then what only has to be looked at; then the rest. */
export function itemsOf(policy: ExtractedPolicy, confirmation: Confirmation): readonly Item[] {
  const target = chosenTarget(policy, confirmation);
  if (!target) return [];
  const items = target.fields.map((field): Item => {
    const id = `${rowKey(policy)} ${targetKey(target)} ${field.key}`;
    return { id, policy, field, decision: confirmation.decisions[id] ?? null };
  });
  return items.toSorted((a, b) => rank(a) - rank(b) || a.field.confidence - b.field.confidence);
}

const rank = ({ field }: Item): number => (field.isOffered ? 3 : field.needs.length === 0 ? 2 : isSure(field) ? 1 : 0);

/** Whether a value becomes part of the policy. */
export const isEntered = ({ field, decision }: Item): boolean =>
  decision
    ? decision.act !== 'left'
    : field.needs.length === 0 && field.onFile === null && field.value !== null && !field.isOffered;

export const allItems = ({ policies }: ExtractedPolicies, confirmation: Confirmation): readonly Item[] =>
  policies.flatMap((policy) => itemsOf(policy, confirmation));

/** How much of what needs a person was decided. */
export function progressOf(
  read: ExtractedPolicies,
  confirmation: Confirmation,
): { readonly done: number; readonly all: number } {
  const needing = allItems(read, confirmation).filter(({ field }) => field.needs.length > 0);
  const rows = read.policies.map((policy) => chosenKey(policy, confirmation));
  const checks = [
    ...needing.map(({ decision }) => decision !== null),
    ...rows.filter((key) => key === '').map(() => false),
    ...(read.dated.value === null ? [confirmation.dated !== null] : []),
    ...(read.isInsured ? [] : [confirmation.isInsured]),
  ];
  return { done: checks.filter(Boolean).length, all: checks.length };
}

/** As it was read. Where the file has something that is better proven, the decision names it: the person saw it. */
export const accepted = ({ key, needs, onFileSource }: ExtractedField): FieldDecision => ({
  key,
  act: 'accepted',
  ...replacing({ needs, onFileSource }),
});
export const corrected = ({ key, needs, onFileSource }: ExtractedField, value: string): FieldDecision => ({
  key,
  act: 'corrected',
  value,
  ...replacing({ needs, onFileSource }),
});
export const left = ({ key }: ExtractedField): FieldDecision => ({ key, act: 'left' });

const replacing = ({ needs, onFileSource }: Pick<ExtractedField, 'needs' | 'onFileSource'>) =>
  needs.includes('BETTER_ON_FILE') && onFileSource ? { replaces: onFileSource.kind } : {};

/** What was read for certain and replaces nothing that is better proven. */
export const sureItems = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) => isToCheck(item) && isSure(item.field));

export const mayAccept = ({ value, needs }: ExtractedField): boolean =>
  value !== null && !needs.includes('CHANGED_SINCE');
export const mayCorrect = ({ form, needs }: ExtractedField): boolean =>
  form !== 'box' && !needs.includes('CHANGED_SINCE');
