import type { AgencyImportCounts, TakeBackCounts } from '@covertrail/domain/agency-import/agency-import.contract';

/** `3 added, 4 renewed, 2 changed, 40 confirmed, 1 refused`: without what did not occur. */
export function importResultText({
  added,
  renewed,
  changed,
  confirmed,
  unchanged,
  refusedCount,
}: AgencyImportCounts & { readonly refusedCount: number }): string {
  const parts = [
    [added, 'added'],
    [renewed, 'renewed'],
    [changed, 'changed'],
    [confirmed, 'confirmed'],
    [unchanged, 'confirmed before'],
    [refusedCount, 'refused'],
  ] as const;
  return countedText(parts);
}

/** `3 archived, 2 as before, 40 no longer confirmed, 1 kept`: without what did not occur. */
export function takenBackText({
  archived,
  restored,
  unconfirmed,
  keptCount,
}: TakeBackCounts & { readonly keptCount: number }): string {
  return (
    countedText([
      [archived, 'archived'],
      [restored, 'as before'],
      [unconfirmed, 'no longer confirmed'],
      [keptCount, 'kept'],
    ]) || 'nothing'
  );
}

const countedText = (parts: readonly (readonly [number, string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count.toLocaleString('en-US')} ${what}`)
    .join(', ');

/** What an import would do: `adds 1 policy, renews 2, changes 3, confirms 4`; empty where it would do nothing. */
export function importEffectText({ added, renewed, changed, confirmed }: AgencyImportCounts): string {
  const parts = [
    [added, 'adds'],
    [renewed, 'renews'],
    [changed, 'changes'],
    [confirmed, 'confirms'],
  ] as const;
  const [first, ...others] = parts.filter(([count]) => count > 0);
  if (first === undefined) return '';
  const [count, what] = first;
  const policies = `${what} ${count.toLocaleString('en-US')} ${count === 1 ? 'policy' : 'policies'}`;
  return [policies, ...others.map(([other, verb]) => `${verb} ${other.toLocaleString('en-US')}`)].join(', ');
}
