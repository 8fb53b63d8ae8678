import { SkeletonRows } from '../ui/skeleton-rows.js';

/** A spreadsheet that is read, or waits for its turn at a place in the line. */
export function SheetReading({ place }: { readonly place: number }) {
  return (
    <>
      {place > 0 ? (
        <p role="status">Your spreadsheet is number {place} in the line. It is read when its turn comes.</p>
      ) : null}
      <SkeletonRows rows={3} label={place > 0 ? 'Waiting to read the spreadsheet' : 'Reading the spreadsheet'} />
    </>
  );
}
