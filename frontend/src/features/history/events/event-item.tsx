import {
  ArrowRightLeft,
  BadgeCheck,
  BellRing,
  BookCheck,
  Building2,
  CircleDot,
  Clock3,
  FileCheck2,
  FilePlus,
  FileX,
  FolderKanban,
  Paperclip,
  Pencil,
  RefreshCw,
  RotateCcw,
  Send,
  Share2,
  Star,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import { addDays } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { HistoryEntry } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { localDay, timeFormat } from '#shared/format/instant-format';
import { Became, ChangeChips } from '#shared/ui/change-chips.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { RichText } from '#shared/ui/rich-text.tsx';

const OF_TYPE: Readonly<Record<string, LucideIcon>> = {
  PolicyAdded: FilePlus,
  PolicyApproved: BadgeCheck,
  PolicyReverified: BadgeCheck,
  PolicyConfirmedBySystem: BadgeCheck,
  PolicyRejected: FileX,
  PolicyEditsRejected: FileX,
  PolicyCanceled: FileX,
  PolicyReinstated: RotateCcw,
  CoverageProvided: FileCheck2,
  RequestResponded: FileCheck2,
  CarrierRated: Star,
};
const OF_FEATURE: Readonly<Record<string, LucideIcon>> = {
  policy: Pencil,
  tracking: Building2,
  request: Send,
  share: Share2,
  template: BookCheck,
  project: FolderKanban,
  assessment: RefreshCw,
  carrier: Star,
  document: Paperclip,
  client: UserCheck,
  representation: UserCheck,
  'client-transfer': ArrowRightLeft,
  notification: BellRing,
};

interface EventItemProps {
  readonly entry: HistoryEntry;
  /** The event at which the history stands. */
  readonly here: boolean;
}

/** One event in plain language: what happened, before and after, who acted, for whom, and how late it was recorded. */
export function EventItem({ entry, here }: EventItemProps) {
  const { id, type, feature, sentence, changes, actor, company, onBehalfOf, outcomeBefore, outcomeAfter } = entry;
  const Icon = OF_TYPE[type] ?? OF_FEATURE[feature] ?? CircleDot;
  // An announcement states the outcome in its own words; the status pills belong to the event that caused it.
  const turned = feature !== 'assessment' && outcomeBefore && outcomeAfter && outcomeBefore !== outcomeAfter;
  return (
    <li id={`event-${id}`} className={here ? 'hist-event here' : 'hist-event'} aria-current={here ? 'true' : undefined}>
      <span className={`hist-event-icon ${type}`} aria-hidden>
        <Icon size={15} strokeWidth={2} />
      </span>
      <div>
        <p className="hist-event-text">
          <RichText text={sentence} />
        </p>
        <ChangeChips changes={changes}>
          {turned ? (
            <li className="hist-turn">
              <OutcomePill outcome={outcomeBefore} short />
              <Became />
              <OutcomePill outcome={outcomeAfter} short />
            </li>
          ) : null}
        </ChangeChips>
        <p className="hist-event-meta">
          <span>
            <b>{actor}</b>
            {company && company !== actor ? `, ${company}` : ''}
          </span>
          {onBehalfOf ? <span>on behalf of {onBehalfOf}</span> : null}
          <Recorded entry={entry} />
        </p>
      </div>
    </li>
  );
}

function Recorded({ entry: { on, recordedAt, daysLate } }: Pick<EventItemProps, 'entry'>) {
  if (daysLate > 0) {
    const text = `Recorded ${plural(daysLate, 'day')} later, ${dayText(addDays(on, daysLate))}`;
    return (
      <span className="hist-late">
        <Clock3 size={12} aria-hidden />
        {text}
      </span>
    );
  }
  const recorded = localDay(recordedAt);
  if (recorded < on) return <span>Recorded in advance, {dayText(recorded)}</span>;
  return <span className="num">{timeFormat(recordedAt)}</span>;
}
