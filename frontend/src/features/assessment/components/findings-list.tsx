import { useState, type ReactNode } from 'react';
import { sortFindings } from '@covertrail/domain/compliance/finding-causes';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { LINE_SHORT_NAMES } from '@covertrail/wording/insurance/labels';
import { plural } from '#shared/format/plural';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { ExceptedPanel } from './excepted-panel.js';
import { FindingsGroup } from './findings-group.js';
import { FindingsProvider } from './findings-reading.hook.js';
import { Fold } from './fold.js';
import { MissingPanel } from './missing-panel.js';
import type { PlanStep } from '../findings-plan.view.js';

const HandleExceptions = lateDialog(() => import('#shared/exceptions/handle-exceptions.modal.tsx'));

interface FindingsListProps extends Pick<Verdict, 'trackingId' | 'findings' | 'mayDecide' | 'toDecide'> {
  /** Of the plan; null while it is awaited. */
  readonly steps: readonly PlanStep[] | null;
  /** What can be done with the plan. */
  readonly action: ReactNode;
}

/** What is missing by its cause, what passes by exception, and, folded, what is met by line. */
export function FindingsList({ trackingId, findings, steps, mayDecide, toDecide, action }: FindingsListProps) {
  /** Rules with which the dialog opens; null while it is closed. */
  const [deciding, setDeciding] = useState<readonly string[] | null>(null);
  const { missing, excepted, met } = sortFindings(findings);
  const titles = new Map(findings.map(({ rule, line, title }) => [rule, `${LINE_SHORT_NAMES[line]}: ${title}`]));
  const offered = toDecide.map((decidable) => ({ ...decidable, title: titles.get(decidable.rule) ?? decidable.rule }));
  const reading = {
    trackingId,
    steps,
    mayDecide,
    decidable: new Set(toDecide.map(({ rule }) => rule)),
    onDecide: (rule: string) => setDeciding([rule]),
  };
  return (
    <FindingsProvider value={reading}>
      {missing.length > 0 ? (
        <MissingPanel
          missing={missing}
          steps={steps}
          toDecide={toDecide.length}
          onDecide={() => setDeciding([])}
          action={action}
        />
      ) : null}
      <ExceptedPanel excepted={excepted} />
      {met.length > 0 ? (
        <Fold title={`${plural(met.length, 'requirement')} met`} sub={`of ${findings.length}`}>
          {[...new Set(met.map(({ line }) => line))].map((line) => (
            <FindingsGroup
              key={line}
              line={line}
              met={met.filter((finding) => finding.line === line)}
              of={findings.filter((finding) => finding.line === line).length}
            />
          ))}
        </Fold>
      ) : null}
      {deciding ? (
        <HandleExceptions
          trackingId={trackingId}
          offered={offered}
          chosen={deciding}
          onClose={() => setDeciding(null)}
        />
      ) : null}
      {findings.length === 0 ? (
        <Panel>
          <EmptyState title="Nothing is required of this supplier">
            Its project has no template yet, or the template has no requirements.
          </EmptyState>
        </Panel>
      ) : null}
    </FindingsProvider>
  );
}
