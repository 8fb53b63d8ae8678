import './feedback.css';

interface SkeletonRowsProps {
  readonly rows?: number;
  /** Read out while it lasts. */
  readonly label?: string;
}

/** Holds the place of rows that are on their way, so that nothing jumps when they come. */
export function SkeletonRows({ rows = 6, label = 'Loading' }: SkeletonRowsProps) {
  return (
    <div className="skeleton-rows" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => <i key={row} aria-hidden />)}
    </div>
  );
}
