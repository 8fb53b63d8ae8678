import { GitCompareArrows, ListChecks, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { earlierOf, laterOf } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import { historySteps } from '@covertrail/contracts/history/history.calls';
import type { HistoryEntry, TrackingHistory } from '@covertrail/contracts/history/history.replies';
import { viewQuery } from '#shared/api/call-request';
import { SupplierHeader } from '#shared/suppliers/supplier-header.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { Button } from '#shared/ui/button.tsx';
import { useMay } from '#shared/session/use-may';
import EvidencePackAct from '../evidence/evidence-pack-act.js';
import { ComparePanel } from '../compare/compare-panel.js';
import { ContinuityPanel } from '../continuity/continuity-panel.js';
import { EventList } from '../events/event-list.js';
import { cursorOf, inOrder, stepFrom } from '../events/history-events.js';
import { StepStrip } from '../events/step-strip.js';
import { historyQuery, verdictQuery } from '../history.api.js';
import { AsOfStrip } from '../moment/as-of-strip.js';
import { MomentPanel } from '../moment/moment-panel.js';
import { useMoment, type Moment } from '../moment/moment.hook.js';
import { nextStop } from '../rail/rail-keys.js';
import { railModel } from '../rail/rail-model.js';
import { RailPanel } from '../rail/rail-panel.js';
import { clampDay } from '../rail/rail-scale.js';
import { outcomeOn } from '../rail/rail-spans.js';

interface SupplierHistoryProps {
  /** As known now. */
  readonly history: TrackingHistory;
}

/** The whole page, once the first and last day of the history are known. */
export function SupplierHistory({ history }: SupplierHistoryProps) {
  const { trackingId, supplierName, projectName, start, today } = history;
  const moment = useMoment({ first: start, last: today });
  const { on, settled, knownOn, other, event, past, move } = moment;
  const pastKnownOn = knownOn === today ? null : knownOn;
  const then = useViewQuery(pastKnownOn ? historyQuery(trackingId, pastKnownOn) : null);
  const verdict = useViewQuery(other ? null : verdictQuery(trackingId, settled, pastKnownOn));
  const steps = useViewQuery(viewQuery(historySteps, { params: { id: trackingId } }));
  const shownHistory = pastKnownOn ? (then.body ?? history) : history;
  const model = useMemo(() => railModel(shownHistory, knownOn), [shownHistory, knownOn]);
  const ordered = useMemo(() => inOrder(shownHistory.entries), [shownHistory]);
  const reachable = ordered.findLastIndex((entry) => entry.on <= model.knownOn) + 1;
  const cursor = cursorOf(ordered, on, event);
  const here = past || event ? (ordered[cursor]?.id ?? null) : null;
  useShown(here === event ? event : null);
  const stepTo = (entry: HistoryEntry) => moment.moveToEvent(entry.id, clampDay(entry.on, start, today));
  const step = (direction: 1 | -1) => {
    const next = stepFrom(ordered.slice(0, reachable), { cursor, day: on, event }, direction);
    if (next) stepTo(next);
    else move(direction === 1 ? model.stops.last : model.stops.first);
  };
  const picked = (day: string) => move(clampDay(day, model.stops.first, model.stops.last));
  return (
    <div className={past ? 'page hist-page past' : 'page hist-page'}>
      <SupplierHeader
        trackingId={trackingId}
        supplierName={supplierName}
        sub={`${supplierName} · ${projectName}`}
        actions={
          <Actions
            supplierName={supplierName}
            trackingId={trackingId}
            moment={moment}
            turn={nextStop(model.stops.turns, today, -1, model.stops)}
            today={today}
          />
        }
      />
      <AsOfStrip impossible={moment.impossible} on={on} knownOn={knownOn} today={today} onBack={moment.back} />
      <RailPanel model={model} moment={moment} onStep={step}>
        <StepStrip ordered={ordered} cursor={cursor} reachable={reachable} steps={steps.rows} onStep={stepTo} />
      </RailPanel>
      {other ? (
        <Compared
          history={other > knownOn ? history : shownHistory}
          model={model}
          on={on}
          other={other}
          pastKnownOn={pastKnownOn}
          onPick={picked}
        />
      ) : (
        <div className="hist-columns">
          <MomentPanel
            model={model}
            on={on}
            now={outcomeOn(history.spans, on)}
            verdict={verdict}
            onKnown={moment.moveKnown}
          />
          <EventList
            title={eventsTitle(on, today)}
            ordered={ordered}
            cursor={cursor}
            today={today}
            here={here}
            onPick={picked}
          />
        </div>
      )}
      <ContinuityPanel trackingId={trackingId} knownOn={pastKnownOn} />
    </div>
  );
}

const eventsTitle = (on: string, today: string): string =>
  on === today ? 'What happened' : `What happened up to ${dayText(on)}`;

interface ComparedProps extends SupplierHistoryProps, Pick<Moment, 'on'> {
  readonly model: ReturnType<typeof railModel>;
  readonly other: string;
  readonly pastKnownOn: string | null;
  readonly onPick: (day: string) => void;
}

function Compared({ history: { trackingId, today, entries }, model, on, other, pastKnownOn, onPick }: ComparedProps) {
  const [a, b] = [earlierOf(on, other), laterOf(on, other)];
  const between = inOrder(entries.filter((entry) => entry.on > a && entry.on <= b));
  const until = b === today ? 'today' : dayText(b);
  return (
    <div className="hist-columns compare">
      <ComparePanel trackingId={trackingId} model={model} a={a} b={b} knownOn={pastKnownOn} onPick={onPick} />
      <EventList
        title={`What happened between ${dayText(a)} and ${until}`}
        ordered={between}
        cursor={between.length - 1}
        today={today}
        onPick={onPick}
      />
    </div>
  );
}

interface ActionsProps {
  readonly trackingId: string;
  readonly supplierName: string;
  readonly moment: ReturnType<typeof useMoment>;
  /** The last change of status: what today is compared with. */
  readonly turn: string;
  readonly today: string;
}

function Actions({ trackingId, supplierName, moment: { on, other, moveOther }, turn, today }: ActionsProps) {
  // A requester has the same on the first page of the supplier, which the side of the supplier does not see.
  const isOwnRecord = !useMay('readSuppliers');
  return (
    <>
      <Button
        type="button"
        toggle
        active={other !== null}
        onClick={() => moveOther(other ? null : on === today ? turn : today)}
      >
        {other ? <X size={16} aria-hidden /> : <GitCompareArrows size={16} aria-hidden />}{' '}
        {other ? 'Stop comparing' : 'Compare with…'}
      </Button>
      {isOwnRecord ? <EvidencePackAct trackingId={trackingId} supplierName={supplierName} /> : null}
      <Button as={Link} to={`/app/suppliers/${trackingId}/why`} primary>
        <ListChecks size={16} aria-hidden /> Why
      </Button>
    </>
  );
}

/** Brings the event that a link points to into view, once. */
function useShown(event: string | null): void {
  useEffect(() => {
    if (event) document.getElementById(`event-${event}`)?.scrollIntoView({ block: 'nearest' });
  }, [event]);
}
