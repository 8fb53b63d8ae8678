import { dayFormat } from '#shared/format/day-format';

interface OlderNoteProps {
  /** Events that are listed, the latest. */
  readonly most: number;
  /** The day of the oldest event of this page, where narrowing to it leads to older events. */
  readonly until: string | null;
  readonly onUntil: (day: string) => void;
}

/** Says that the log lists no more, and leads from its last page to what is older [J02]. */
export function OlderNote({ most, until, onUntil }: OlderNoteProps) {
  return (
    <p className="sub activity-older">
      The latest {most.toLocaleString('en-US')} events are listed. Choose a period to see older events; the export
      contains all of them.{' '}
      {until === null ? null : (
        <button type="button" className="text-link" onClick={() => onUntil(until)}>
          Show events up to {dayFormat(until)}
        </button>
      )}
    </p>
  );
}
