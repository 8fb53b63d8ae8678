import { Archive, CirclePause, Clock, Database, Server, Stamp, type LucideIcon } from 'lucide-react';
import type { OperationFigures } from '@covertrail/contracts/maintenance/maintenance.replies';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import { StatCard } from '#shared/ui/stat-card.tsx';
import { bytesText, PART_WORDS, secondsText } from '../operation.words.js';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly icon: LucideIcon;
  readonly note?: string;
}

/** The numbers that say at a glance whether all is well. */
export function FigureCards({ figures }: { readonly figures: OperationFigures }) {
  return (
    <div className="grid stats operation-figures" role="group" aria-label="Key figures">
      {figuresOf(figures).map((figure) => (
        <StatCard key={figure.label} {...figure} />
      ))}
    </div>
  );
}

function figuresOf({
  followers,
  parked,
  processes,
  storage,
  lastBackup,
  lastCheckpoint,
}: OperationFigures): readonly Figure[] {
  const furthest = followers.reduce((most, { lagSeconds }) => Math.max(most, lagSeconds), 0);
  const still = followers.filter(({ state }) => state !== 'live' && state !== 'building');
  return [
    {
      label: 'Furthest behind',
      value: secondsText(furthest),
      icon: Clock,
      note: still.length === 0 ? 'Everything is followed' : `Not followed: ${still.map(({ name }) => name).join(', ')}`,
    },
    { label: 'Parked events', value: String(parked.length), icon: CirclePause },
    { label: 'Processes', value: String(processes.length), icon: Server },
    ...storage.map(({ part, bytes }): Figure => ({
      label: PART_WORDS[part],
      value: bytes === null ? 'on a server' : bytesText(bytes),
      icon: Database,
    })),
    {
      label: 'Last backup',
      icon: Archive,
      value: lastBackup === null ? 'None' : lastBackup.error === null ? 'Done' : 'Failed',
      ...(lastBackup
        ? { note: lastBackup.error ?? instantFormat(lastBackup.finishedAt) }
        : { note: 'None is noted beside the stores' }),
    },
    { label: 'Last checkpoint', icon: Stamp, ...checkpointWords(lastCheckpoint) },
  ];
}

/** Up to which event the log was signed, and where the signature is missing [J06]. */
function checkpointWords(last: OperationFigures['lastCheckpoint']): Pick<Figure, 'value' | 'note'> {
  if (last === null) return { value: 'None', note: 'The log is signed once a day' };
  const { day, events, left } = last;
  const note = `${dayFormat(day)}, ${events.toLocaleString('en')} events`;
  return left.length === 0
    ? { value: 'Signed', note }
    : { value: 'Not everywhere', note: `${note}; missing: ${left.join(', ')}` };
}
