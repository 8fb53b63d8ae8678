import { readComplianceSummary } from '@covertrail/contracts/history/compliance-summary.calls';
import type {
  ComplianceSummary,
  SummarizedRequirement,
} from '@covertrail/contracts/history/compliance-summary.replies';
import { isCoverageLine } from '@covertrail/domain/compliance/coverage-codes';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayText } from '@covertrail/wording/text/day-text';
import { isLinkOver, useOpenedLink } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LinkOver, LinkPage } from '#shared/ui/link-page.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import './compliance-summary.css';

/** For an agent, a supplier or a requester, by the link of a mail: what of what is required does the supplier meet [F07]? */
export default function ComplianceSummaryPage() {
  const { submit, reply, problem } = useCommand(readComplianceSummary, 'compliance-summary/read');
  const { reload } = useOpenedLink(submit);
  return (
    <LinkPage title="Compliance summary">
      {isLinkOver(problem) ? <LinkOver /> : <ErrorBanner problem={problem} onRetry={reload} />}
      {!reply && !problem ? <SkeletonRows rows={4} label="Checking the link" /> : null}
      {reply ? <Summary {...reply} /> : null}
    </LinkPage>
  );
}

function Summary({ requesterName, supplierName, projectName, on, outcome, requirements }: ComplianceSummary) {
  return (
    <>
      <h1>Compliance summary of {supplierName}</h1>
      <p>
        What {requesterName} requires for {projectName}, as of {dayText(on)}.
      </p>
      {outcome === 'notKnownYet' ? null : <OutcomePill outcome={outcome} big />}
      {requirements.length === 0 ? (
        <EmptyState>Nothing is required of this supplier yet.</EmptyState>
      ) : (
        <ul className="summary-rows" aria-label="Requirements">
          {requirements.map((requirement) => (
            <li key={requirement.rule}>
              <Requirement {...requirement} />
            </li>
          ))}
        </ul>
      )}
      <div className="link-page-choices">
        <a className="ui primary button" href="/login">
          Login Now
        </a>
      </div>
    </>
  );
}

/** Requirements of different lines have the same titles. */
function withLine({ rule, title }: SummarizedRequirement): string {
  const [line = ''] = rule.split('.');
  return isCoverageLine(line) && title !== LINE_NAMES[line] ? `${LINE_NAMES[line]}: ${title}` : title;
}

const Requirement = (requirement: SummarizedRequirement) => (
  <>
    <p className="cell-main">
      {withLine(requirement)} <OutcomePill outcome={requirement.excepted ? 'excepted' : requirement.outcome} short />
    </p>
    <p className="sub">Required: {requirement.requiredText}</p>
    {requirement.fixText === undefined ? null : <p>{requirement.fixText}</p>}
  </>
);
