import { Eye } from 'lucide-react';
import { useState } from 'react';
import {
  VIEWED_LIMITS,
  type LimitDetailsPage,
  type ViewedLimits,
} from '@covertrail/contracts/policy/policy-cards.replies';
import { upperFirst } from '@covertrail/wording/text/first-letter';
import { plural } from '#shared/format/plural';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { SourceNote } from '../components/source-note.js';
import { LIMIT_TERMS, useViewedLimits, type LimitsOf } from './viewed-limits.hook.js';
import './cards.css';

const LimitsViewer = lateDialog(() => import('./limits-viewer.modal.js'));

/** The labels of the specification, which describe the buttons [C02]. */
const LABELS: Readonly<Record<ViewedLimits, string>> = {
  property: 'Policy Limits',
  blanket: 'Blanket Limits',
  location: 'Location(s)',
};
const WORDS: Readonly<Record<ViewedLimits, string>> = {
  property: 'policy limit',
  blanket: 'blanket limit',
  location: 'location',
};

/** How many limits of each kind a policy has; each count opens them to read [C02]. The viewer says why it cannot load. */
export function LimitTypesCard(of: LimitsOf) {
  const [viewed, setViewed] = useState<ViewedLimits | null>(null);
  const { body } = useViewedLimits(of, 'property');
  const { body: located } = useViewedLimits(of, 'location');
  const counts: Readonly<Record<ViewedLimits, number | undefined>> = {
    property: body?.policyLimitCount,
    blanket: body?.blanketLimitCount,
    location: located?.locationLimitCount,
  };
  return (
    <Panel
      title="Limit Types"
      right={
        <>
          <SourceNote of={LIMIT_TERMS.property} />
          {body ? <IssueTag page={body} /> : null}
        </>
      }
    >
      <div className="panel-body policy-limit-types">
        {VIEWED_LIMITS.map((kind) => (
          <button key={kind} type="button" aria-description={LABELS[kind]} onClick={() => setViewed(kind)}>
            <Eye size={16} aria-hidden /> {countText(counts[kind], WORDS[kind])}
          </button>
        ))}
      </div>
      {viewed === null ? null : (
        <LimitsViewer {...of} title={upperFirst(`${WORDS[viewed]}s`)} kind={viewed} onClose={() => setViewed(null)} />
      )}
    </Panel>
  );
}

const countText = (count: number | undefined, word: string): string =>
  count === undefined ? `– ${word}s` : plural(count, word);

/** What fails is said before what only lacks a proof. */
function IssueTag({ page: { hasLimitIssue, hasProofIssue } }: { readonly page: LimitDetailsPage }) {
  if (hasLimitIssue) return <StatusTag label="Non-Compliant" tone="bad" />;
  return hasProofIssue ? <StatusTag label="Requires Review" tone="warn" /> : null;
}
