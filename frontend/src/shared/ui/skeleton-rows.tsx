import './feedback.css';

interface SkeletonRowsProps {
  readonly rows?: number;
  /** Read out while it lasts. */
  readonly label?: string;
}

/** Takes the place of rows that are loading, so that nothing moves when they appear. */
export function SkeletonRows({ rows = 6, label = 'Loading' }: SkeletonRowsProps) {
  return (
    <div className="skeleton-rows" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} aria-hidden />
      ))}
    </div>
  );
}
