import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { useReader } from '#shared/session/by-reader';
import { OutcomeIcon, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { doerOf } from '../findings-plan.view.js';
import type { ProjectReason } from '../project-reasons.view.js';
import { RowOpener } from './row-opener.js';

/** More would push what follows off the first screen. */
const SHOWN = 5;

interface ReasonTableProps {
  readonly projectName: string;
  readonly reasons: readonly ProjectReason[];
  /** Of the page that has them all. */
  readonly whyPath: string;
  /** Only causes: nothing is known of steps. */
  readonly brief?: boolean;
}

/** Why a supplier is not compliant for a project, in a line for each cause, with the next step and who does it. */
export function ReasonTable({ projectName, reasons, whyPath, brief = false }: ReasonTableProps) {
  const rest = reasons.length - SHOWN;
  return (
    <>
      <table className={brief ? 'reasons brief' : 'reasons'} aria-label={`What is missing for ${projectName}`}>
        <thead>
          <tr>
            <th scope="col">What is missing</th>
            {brief ? null : (
              <>
                <th scope="col">Next step</th>
                <th scope="col">Who</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {reasons.slice(0, SHOWN).map((reason) => (
            <ReasonRow key={reason.key} reason={reason} brief={brief} />
          ))}
        </tbody>
      </table>
      {rest > 0 ? (
        <p className="reasons-rest">
          <Link className="text-link" to={whyPath}>
            {plural(rest, 'more cause')}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function ReasonRow({ reason, brief }: { readonly reason: ProjectReason; readonly brief: boolean }) {
  const { outcome, title, requirements, sentence } = reason;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <tr>
      <td>
        <div className="reason">
          <OutcomeIcon outcome={outcome} />
          <div>
            <span className="visually-hidden">{OUTCOMES[outcome].short}: </span>
            {requirements.length === 0 ? (
              <b>{title}</b>
            ) : (
              <RowOpener controls={id} open={open} onOpen={setOpen}>
                {title}: {plural(requirements.length, 'requirement')}
              </RowOpener>
            )}
            {sentence ? <p className="sub">{sentence}</p> : null}
            <ul id={id} hidden={!open}>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </div>
        </div>
      </td>
      {brief ? null : <StepCells reason={reason} />}
    </tr>
  );
}

function StepCells({ reason: { steps, sentOn } }: { readonly reason: ProjectReason }) {
  const reader = useReader();
  if (steps === null || steps.length === 0)
    return (
      <td colSpan={2} className="sub">
        {steps === null ? 'Looking for the next step…' : 'No step is known that fixes this.'}
      </td>
    );
  const doers = [...new Map(steps.map((step) => [doerOf(step, reader), step.by])).entries()];
  const asks = sentOn ? `asked ${dayFormat(sentOn)}` : 'not asked yet';
  return (
    <>
      <td>
        {steps.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </td>
      <td>
        {doers.map(([doer, by]) => (
          <p key={doer}>
            {doer}
            {by === reader ? null : <span className="sub nowrap">, {asks}</span>}
          </p>
        ))}
      </td>
    </>
  );
}
