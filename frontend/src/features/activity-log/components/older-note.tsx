interface OlderNoteProps {
  /** Events that these pages list. */
  readonly most: number;
  /** These pages begin after earlier ones. */
  readonly isOlder: boolean;
  /** Leads to what is older, from the last page; null on the others. */
  readonly next: string | null;
  /** Null: from the latest event on. */
  readonly onStartAfter: (key: string | null) => void;
}

/** Says which events these pages list, and leads from the last of them to what is older, and back [J02]. */
export function OlderNote({ most, isOlder, next, onStartAfter }: OlderNoteProps) {
  const count = most.toLocaleString('en-US');
  return (
    <p className="sub activity-older">
      {isOlder
        ? `These pages list at most ${count} older events. `
        : `The latest ${count} events are listed. Older ones follow after the last page; the export contains all of them. `}
      {next === null ? null : (
        <button type="button" className="text-link" onClick={() => onStartAfter(next)}>
          Show older events
        </button>
      )}{' '}
      {isOlder ? (
        <button type="button" className="text-link" onClick={() => onStartAfter(null)}>
          Back to the latest events
        </button>
      ) : null}
    </p>
  );
}
