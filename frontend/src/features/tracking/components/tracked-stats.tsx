import { CalendarClock, FileWarning, Gauge, Hourglass } from 'lucide-react';
import { memo } from 'react';
import type { TrackedCounts, TrendPoint } from '@covertrail/contracts/tracking/tracking.replies';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';
import { plural } from '#shared/format/plural';
import { StatCard } from '#shared/ui/stat-card.tsx';
import { REQUESTED } from '../tracked-groups.words.js';
import { gapChange, percentOf, placesOf, rateChange, sinceText } from '../tracked-stats.words.js';
import { Sparkline } from './sparkline.js';

interface TrackedStatsProps {
  /** Null while they are loading: the cards keep their place. */
  readonly counts: TrackedCounts | null;
  readonly trend: readonly TrendPoint[];
  readonly group: TrackedGroup | null;
  readonly onShow: (group: TrackedGroup) => void;
  /** Leads to the open requests: some are invitations by e-mail, which have no supplier yet. */
  readonly onRequests: () => void;
}

const said = (count: number | undefined): string => (count === undefined ? '–' : count.toLocaleString('en-US'));

const listedNotes = (...notes: readonly (string | undefined)[]): string => notes.filter(Boolean).join('; ');

const suppliersUnit = (count: number | undefined): string => (count === 1 ? ' supplier' : ' suppliers');

/** The four most important numbers; each leads to the rows that it counts. */
export const TrackedStats = memo(function TrackedStats({
  counts,
  trend,
  group,
  onShow,
  onRequests,
}: TrackedStatsProps) {
  const rate = counts ? percentOf(counts.compliant, counts.total) : null;
  const rateMoved = rateChange(trend);
  const gapsMoved = gapChange(trend);
  const card = (shown: TrackedGroup) => ({ onOpen: () => onShow(shown), active: group === shown });
  return (
    <div className="grid stats" role="group" aria-label="Key numbers">
      <StatCard
        label="Compliance rate"
        value={rate === null ? '–' : rate.toFixed(1)}
        unit="%"
        icon={Gauge}
        {...card('compliant')}
        {...(rateMoved ? { change: rateMoved } : {})}
        note={
          rateMoved ? sinceText(trend) : counts ? `${said(counts.compliant)} of ${plural(counts.total, 'place')}` : ''
        }
        drawing={
          <Sparkline
            values={trend.map(({ compliant, total }) => percentOf(compliant, total))}
            color="var(--c-ok-fill)"
          />
        }
      />
      <StatCard
        label="Expiring in 30 days"
        value={said(counts?.suppliers.expiring30)}
        unit={suppliersUnit(counts?.suppliers.expiring30)}
        icon={CalendarClock}
        {...card('expiring30')}
        note={
          counts
            ? listedNotes(
                placesOf(counts, 'expiring30'),
                `${said(counts.suppliers.expiring60)} in 60, ${said(counts.suppliers.expiring90)} in 90 days`,
              )
            : ''
        }
      />
      <StatCard
        label="Open gaps"
        value={said(counts?.suppliers.nonCompliant)}
        unit={suppliersUnit(counts?.suppliers.nonCompliant)}
        icon={FileWarning}
        {...card('nonCompliant')}
        {...(gapsMoved ? { change: gapsMoved } : {})}
        note={listedNotes(
          counts ? placesOf(counts, 'nonCompliant') : undefined,
          gapsMoved ? sinceText(trend) : 'fail a requirement today',
        )}
        drawing={<Sparkline values={trend.map(({ nonCompliant }) => nonCompliant)} color="var(--c-bad-fill)" />}
      />
      <StatCard
        label={REQUESTED}
        value={said(counts?.openRequests)}
        unit={counts?.openRequests === 1 ? ' request' : ' requests'}
        icon={Hourglass}
        onOpen={onRequests}
        note="not answered yet, with those sent by e-mail"
      />
    </div>
  );
});
