import type { AgencyImportCounts } from '@covertrail/domain/agency-import/agency-import.contract';

/** `3 added, 2 changed, 40 confirmed, 1 refused`: without what did not occur. */
export function importResultText({ added, changed, confirmed, unchanged, refusedCount }: AgencyImportCounts & { readonly refusedCount: number }): string {
  const parts = [
    [added, 'added'], [changed, 'changed'], [confirmed, 'confirmed'], [unchanged, 'confirmed before'], [refusedCount, 'refused'],
  ] as const;
  return parts.filter(([count]) => count > 0).map(([count, what]) => `${count.toLocaleString('en-US')} ${what}`).join(', ');
}
