import { useState } from 'react';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';
import { LINE_SHORT_NAMES } from '@covertrail/wording/insurance/labels';
import { HandleExceptions } from '#shared/exceptions/handle-exceptions.modal.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { FindingsFilter } from './findings-filter.js';
import { FindingsGroup } from './findings-group.js';
import { needsAction, type PlanStep } from '../findings-plan.view.js';

interface FindingsListProps {
  readonly trackingId: string;
  readonly findings: readonly FindingText[];
  /** Of the plan; null while it is awaited. */
  readonly steps: readonly PlanStep[] | null;
  readonly mayDecide: boolean;
  readonly toDecide: Verdict['toDecide'];
}

/** All findings by coverage line, or only those that need action. */
export function FindingsList({ trackingId, findings, steps, mayDecide, toDecide }: FindingsListProps) {
  const [only, setOnly] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        findings
          .filter(needsAction)
          .slice(0, 1)
          .map(({ rule }) => rule),
      ),
  );
  /** Rules with which the dialog opens; null while it is closed. */
  const [deciding, setDeciding] = useState<readonly string[] | null>(null);
  const decidable = new Set(toDecide.map(({ rule }) => rule));
  const titles = new Map(findings.map(({ rule, line, title }) => [rule, `${LINE_SHORT_NAMES[line]}: ${title}`]));
  const offered = toDecide.map((decidableFinding) => ({
    ...decidableFinding,
    title: titles.get(decidableFinding.rule) ?? decidableFinding.rule,
  }));
  const action = findings.filter(needsAction);
  const shown = only ? action : findings;
  const lines = [...new Set(shown.map(({ line }) => line))];
  const toggle = (rule: string) => {
    const next = new Set(open);
    if (!next.delete(rule)) next.add(rule);
    setOpen(next);
  };
  return (
    <>
      <FindingsFilter
        only={only}
        onOnly={setOnly}
        action={action.length}
        all={findings.length}
        toDecide={toDecide.length}
        onDecide={() => setDeciding([])}
        anyOpen={open.size > 0}
        onOpenAll={(all) => setOpen(new Set(all ? shown.map(({ rule }) => rule) : []))}
      />
      {lines.map((line) => (
        <FindingsGroup
          key={line}
          trackingId={trackingId}
          line={line}
          all={findings.filter((finding) => finding.line === line)}
          shown={shown.filter((findingText) => findingText.line === line)}
          steps={steps}
          mayDecide={mayDecide}
          decidable={decidable}
          onDecide={(rule) => setDeciding([rule])}
          open={open}
          onToggle={toggle}
        />
      ))}
      {deciding ? (
        <HandleExceptions
          trackingId={trackingId}
          offered={offered}
          chosen={deciding}
          onClose={() => setDeciding(null)}
        />
      ) : null}
      {shown.length === 0 ? (
        <Panel>
          <EmptyState title={only ? 'Nothing needs action' : 'Nothing is required of this supplier'}>
            {only
              ? 'Every requirement is met.'
              : 'Its project has no template yet, or the template has no requirements.'}
          </EmptyState>
        </Panel>
      ) : null}
    </>
  );
}
