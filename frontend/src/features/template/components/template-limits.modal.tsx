import { useState } from 'react';
import { reviseTemplate } from '@covertrail/contracts/template/template.calls';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { LIMIT_NAMES, LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { moneyText } from '@covertrail/wording/text/money-text';
import { useCommand } from '#shared/commands/use-command';
import { plural } from '#shared/format/plural';
import { CurrencyRegion } from '#shared/forms/currency-context';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { useMay } from '#shared/session/use-may';
import { PageLinks } from '#shared/table/record-paging.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import {
  changedAmounts,
  limitKey,
  limitsOf,
  withAmounts,
  type EnteredAmounts,
  type RequiredLimit,
} from '../template-limits.view.js';
import './template-limits.css';

interface TemplateLimitsProps {
  readonly template: TemplateRow;
  readonly onClose: () => void;
}

const LIMITS_A_PAGE = 10;

/** The limits that a template requires, ten a page; who may change the template changes their amounts, and saves them together [C02]. */
export default function TemplateLimits({ template, onClose }: TemplateLimitsProps) {
  const { id, name, version, revision, requirements, trackings } = template;
  const [page, setPage] = useState(1);
  const [entered, setEntered] = useState<EnteredAmounts>({});
  const maySave = useMay(reviseTemplate);
  const { submit, pending, problem } = useCommand(reviseTemplate, `template/${id}/limits`, { onSettled: onClose });
  const limits = limitsOf(requirements);
  const revised = changedAmounts(requirements, entered) > 0 ? withAmounts(requirements, entered) : null;
  const save = () => {
    if (revised === null) return;
    const toast = `${name} was saved as version ${version + 1}.`;
    submit({ params: { id }, body: { requirements: revised }, ifMatch: revision, toast });
  };
  const actions = maySave ? (
    <Button type="button" primary loading={pending} disabled={pending || revised === null} onClick={save}>
      Save Changes
    </Button>
  ) : null;
  return (
    <AppModal open title="Policy limits" size="fullscreen" actions={actions} onClose={onClose}>
      <ErrorBanner problem={problem} />
      {maySave ? (
        <p className="sub">
          {plural(trackings, 'supplier')} {trackings === 1 ? 'is' : 'are'} checked against changed amounts from today
          on.
        </p>
      ) : null}
      <CurrencyRegion value={requirements.region ?? 'unitedStates'}>
        <AmountTable
          limits={limits.slice((page - 1) * LIMITS_A_PAGE, page * LIMITS_A_PAGE)}
          region={requirements.region}
          entered={entered}
          onEnter={maySave ? (key, amount) => setEntered({ ...entered, [key]: amount }) : null}
        />
      </CurrencyRegion>
      <PageLinks number={page} size={LIMITS_A_PAGE} total={limits.length} onPage={setPage} />
    </AppModal>
  );
}

interface AmountTableProps {
  readonly limits: readonly RequiredLimit[];
  readonly region: TemplateRow['requirements']['region'];
  readonly entered: EnteredAmounts;
  /** Null for those who only read. */
  readonly onEnter: ((key: string, amount: number | null) => void) | null;
}

const AmountTable = ({ limits, region, entered, onEnter }: AmountTableProps) => (
  <table className="ui very basic unstackable table template-table template-amounts" aria-label="Policy limits">
    <thead>
      <tr>
        <th scope="col">Coverage</th>
        <th scope="col">Limit</th>
        <th scope="col">At least</th>
      </tr>
    </thead>
    <tbody>
      {limits.map((required) => {
        const key = limitKey(required);
        const amount = entered[key];
        return (
          <tr key={key}>
            <th scope="row">{LINE_NAMES[required.line]}</th>
            <td>{LIMIT_NAMES[required.limit]}</td>
            <td>
              {onEnter === null ? (
                moneyText(required.atLeast, region)
              ) : (
                <MoneyField
                  id={`template-limit-${key}`}
                  label={`${LINE_NAMES[required.line]}, ${LIMIT_NAMES[required.limit]}`}
                  required
                  value={amount === undefined ? required.atLeast : amount}
                  onChange={(cents) => onEnter(key, cents)}
                />
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
