import type { HolderVerdict, PolicyHolder } from '@covertrail/contracts/share/policy-holders.replies';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { IfMay } from '#shared/session/if-may.tsx';
import { issueAgain } from '@covertrail/contracts/share/policy-holders.calls';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';

interface HolderRowProps {
  readonly holder: PolicyHolder;
  readonly isChosen: boolean;
  /** Null for whoever may tell nobody. */
  readonly onChoose: ((on: boolean) => void) | null;
}

const EFFECTS: Readonly<
  Record<HolderVerdict['effect'], { readonly label: string; readonly tone: 'ok' | 'bad' | 'mute' }>
> = {
  better: { label: 'Better', tone: 'ok' },
  worse: { label: 'Worse', tone: 'bad' },
  none: { label: 'No difference', tone: 'mute' },
};

/** One requester with what it was told, what changed since, and what that is to it by its own requirements. */
export function HolderRow({ holder, isChosen, onChoose }: HolderRowProps) {
  const { shareId, requesterName, projectName, changes, beside, from, verdict } = holder;
  const name = `${requesterName}, ${projectName}`;
  return (
    <li>
      {onChoose && changes.length + beside.length > 0 ? (
        <IfMay send={issueAgain}>
          <Checkbox
            id={`holder-${shareId}`}
            label="Tell"
            aria-label={`Tell ${name}`}
            checked={isChosen}
            onChange={onChoose}
          />
        </IfMay>
      ) : null}
      <div>
        <span className="cell-main">{requesterName}</span> <span className="sub">{projectName}</span>
        <div className="sub">{toldText(holder)}</div>
        {changes.length > 0 ? (
          <dl className="held-changes">
            {changes.map(({ label, before, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <del>{before}</del> <ins>{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {beside.length > 0 ? (
          <ul className="held-beside" aria-label={`Changed beside the terms for ${name}`}>
            {beside.map(({ id, sentence }) => (
              <li key={id}>{sentence}</li>
            ))}
          </ul>
        ) : null}
        {from && changes.length > 0 ? <div className="sub">For days from {dayFormat(from)} on.</div> : null}
        {verdict && verdict.findings.length > 0 ? (
          <ul className="held-findings">
            {verdict.findings.map(({ rule, title, after, sentence }) => (
              <li key={rule}>
                {after ? <OutcomePill outcome={after} short /> : null} <b>{title}</b>{' '}
                <span className="sub">{sentence}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="held-effect">
        {changes.length + beside.length === 0 ? (
          <StatusTag label="Nothing changed" tone="mute" />
        ) : verdict ? (
          <StatusTag label={EFFECTS[verdict.effect].label} tone={EFFECTS[verdict.effect].tone} />
        ) : (
          <StatusTag label="Requires nothing" tone="mute" />
        )}
      </div>
    </li>
  );
}

function toldText({ isAnswer, sharedAt, toldAt }: PolicyHolder): string {
  const shared = `${isAnswer ? 'Has it by an answer' : 'Shared'} since ${dayFormat(localDay(sharedAt))}`;
  return toldAt === null ? shared : `${shared}, issued again on ${dayFormat(localDay(toldAt))}`;
}
