import { X } from 'lucide-react';
import { LENDER_AGENT_LENGTH, LOAN_NUMBER_LENGTH } from '@covertrail/domain/fields/share-fields';
import { DayField } from '#shared/forms/day-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { plural } from '#shared/format/plural';
import { Button } from '#shared/ui/button.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import { AnotherCompany } from './another-company.js';
import { projectText } from './recipient.words.js';
import type { Recipient } from './share-values.form.js';
import type { ShareWork } from './share-work.js';
import { WhoAsked } from './who-asked.js';

/** With so many at once they are not listed by name. */
const LISTED = 20;

/** Selection: with whom, for which of its projects, and until when. */
export function RecipientsStep({ work, problem }: StepProps<ShareWork>) {
  const { values, change, insuredId } = work;
  const { to } = values;
  const errorAt = (fieldId: string) => (problem?.fieldId === fieldId ? problem.message : undefined);
  const isChosen = (recipient: Recipient) => to.some(({ projectId }) => projectId === recipient.projectId);
  const add = (added: readonly Recipient[]) =>
    change({ to: [...to, ...added.filter((recipient) => !isChosen(recipient))] });
  const remove = (removed: readonly Recipient[]) => {
    const gone = new Set(removed.map(({ projectId }) => projectId));
    change({ to: to.filter(({ projectId }) => !gone.has(projectId)) });
  };
  return (
    <>
      {to.length === 0 ? null : (
        <Panel title={`Share with ${plural(to.length, 'project')}`}>
          <div className="panel-body">
            {to.length > LISTED ? (
              <p>
                {to.length.toLocaleString('en-US')} recipients are chosen.{' '}
                <button type="button" className="text-link" onClick={() => change({ to: [] })}>
                  Choose none
                </button>
              </p>
            ) : (
              <ul className="share-chosen">
                {to.map((recipient) => (
                  <li key={recipient.projectId}>
                    <span className="cell-main">{recipient.requesterName}</span>
                    <span className="sub">{projectText(recipient)}</span>
                    <Button
                      type="button"
                      basic
                      size="small"
                      aria-label={`Remove ${recipient.requesterName}, ${projectText(recipient)}`}
                      onClick={() => remove([recipient])}
                    >
                      <X size={14} aria-hidden /> Remove
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Panel>
      )}
      <WhoAsked insuredId={insuredId} isChosen={isChosen} onAdd={add} onRemove={remove} />
      <AnotherCompany
        insuredId={insuredId}
        error={errorAt('share-company')}
        isChosen={isChosen}
        onAdd={(recipient) => add([recipient])}
      />
      <TermsOfShare work={work} errorAt={errorAt} />
    </>
  );
}

interface TermsOfShareProps {
  readonly work: ShareWork;
  readonly errorAt: (fieldId: string) => string | undefined;
}

/** Until when, and for which loan. */
function TermsOfShare({ work: { values, change, today }, errorAt }: TermsOfShareProps) {
  return (
    <Panel title="Terms of the share">
      <div className="panel-body">
        <Fields className="share-terms">
          <DayField
            id="share-expiry"
            label="Share expiring on"
            min={today}
            value={values.shareExpiringOn}
            error={errorAt('share-expiry')}
            note="Empty: until you end it."
            onChange={({ target }) => change({ shareExpiringOn: target.value })}
          />
          <TextField
            id="share-loan"
            label="Loan number"
            value={values.loanNumber}
            maxLength={LOAN_NUMBER_LENGTH}
            autoComplete="off"
            error={errorAt('share-loan')}
            onChange={({ target }) => change({ loanNumber: target.value })}
          />
          <TextField
            id="share-lender"
            label="Lender’s service agent"
            value={values.lenderServiceAgent}
            maxLength={LENDER_AGENT_LENGTH}
            autoComplete="off"
            dir="auto"
            error={errorAt('share-lender')}
            onChange={({ target }) => change({ lenderServiceAgent: target.value })}
          />
        </Fields>
      </div>
    </Panel>
  );
}
