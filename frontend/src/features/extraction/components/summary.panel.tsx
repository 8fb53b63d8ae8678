import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import { fieldName, fieldText } from '@covertrail/wording/extraction/field-words';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { plural } from '#shared/format/plural';
import { Panel } from '#shared/ui/panel.tsx';
import { chosenTarget, isEntered, itemsOf, rowKey, type Confirmation, type Item } from '../confirmation.view.js';

interface SummaryProps {
  readonly read: ExtractedPolicies;
  readonly confirmation: Confirmation;
  readonly carriers: readonly CarrierOnRecord[];
}

/** What will be entered, before it is sent: old → new, what was typed, and what is left. */
export const SummaryPanel = ({ read, confirmation, carriers }: SummaryProps) => (
  <Panel title="What will be entered">
    <div className="panel-body">
      <p>
        Each value is claimed on {read.fileName}: it proves what a certificate proves. What you corrected comes from
        you.
      </p>
      {read.policies.map((policy) => {
        const target = chosenTarget(policy, confirmation);
        const items = itemsOf(policy, confirmation);
        const entered = items.filter(isEntered);
        const name = policy.line === null ? (policy.type ?? 'Other insurance') : LINE_NAMES[policy.line];
        return (
          <section key={rowKey(policy)} className="extracted-summary" aria-label={name}>
            <h3>{name}</h3>
            {target ? (
              <>
                <p>{`${INTO[target.into]} ${target.policyNumber ?? ''}: ${plural(entered.length, 'value')}.`}</p>
                <ul>
                  {entered.map((item) => (
                    <li key={item.id}>
                      <SummaryLine item={item} carriers={carriers} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <p>It is not entered.</p>
            )}
          </section>
        );
      })}
    </div>
  </Panel>
);

const INTO = { new: 'A new policy', onFile: 'Changes', renewal: 'The renewal of' } as const;

function SummaryLine({
  item: { field, decision, policy },
  carriers,
}: {
  readonly item: Item;
  readonly carriers: SummaryProps['carriers'];
}) {
  const value = decision?.act === 'corrected' ? decision.value : field.value;
  if (policy.line === null) return null;
  const isChange = field.onFile !== null && field.onFile !== value;
  return (
    <>
      {fieldName(field.key, policy.line)}:{' '}
      {isChange && field.onFile !== null ? <del>{fieldText(field, field.onFile, carriers)}</del> : null}
      {isChange ? ' → ' : null}
      <b>{value === null || value === undefined ? '' : fieldText(field, value, carriers)}</b>
      {decision?.act === 'corrected' ? ' (typed by you)' : null}
    </>
  );
}
