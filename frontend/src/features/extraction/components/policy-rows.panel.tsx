import type { ExtractedPolicy, ExtractedTarget } from '@covertrail/contracts/extraction/extraction.replies';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { LINE_CHOICES } from '#shared/policies/line-choices';
import { Panel } from '#shared/ui/panel.tsx';
import { Select } from '#shared/ui/select.tsx';
import { chosenKey, isToCheck, LEFT, targetKey, type Item } from '../confirmation.view.js';
import type { Confirming } from '../confirming.hook.js';
import { FieldRow } from './field-row.js';

interface PolicyRowsProps {
  readonly policy: ExtractedPolicy;
  readonly confirming: Confirming;
  readonly carriers: readonly CarrierOnRecord[];
  readonly onLine: (row: ExtractedPolicy, line: string) => void;
}

/** One policy of the certificate: what becomes of it, and its fields. */
export function PolicyRows({ policy, confirming, carriers, onLine }: PolicyRowsProps) {
  const own = confirming.items.filter((item) => item.policy === policy);
  const open = own.filter(isToCheck).length;
  const key = chosenKey(policy, confirming.confirmation);
  const title = titleOf(policy);
  if (policy.line === null)
    return (
      <Panel title={title}>
        <div className="panel-body extracted-target">
          <LineChoice policy={policy} title={title} onLine={onLine} />
          <p className="sub">
            This row is written in words. It is entered once you say of which kind of insurance it is.
          </p>
        </div>
      </Panel>
    );
  return (
    <Panel title={title} right={<span className="sub">{stateOf(key, open)}</span>}>
      <div className="panel-body extracted-target">
        {policy.inWords ? <LineChoice policy={policy} title={title} onLine={onLine} /> : null}
        <Select
          label={`What becomes of ${title}`}
          placeholder="Choose the policy"
          choices={[...policy.targets.map(choiceOf), { value: LEFT, text: 'Do not enter it' }]}
          value={key}
          invalid={key === ''}
          onChange={(target) => confirming.choose(policy, target)}
        />
        <p className="sub">{MATCH_WORDS[policy.match]}</p>
      </div>
      <FieldList items={own} label={title} confirming={confirming} carriers={carriers} />
    </Panel>
  );
}

interface LineChoiceProps extends Pick<PolicyRowsProps, 'policy' | 'onLine'> {
  readonly title: string;
}

/** Of which kind of insurance a row is that names it in words. */
const LineChoice = ({ policy, title, onLine }: LineChoiceProps) => (
  <Select
    label={`Kind of insurance of ${title}`}
    placeholder="Not entered: choose the kind of insurance"
    search
    choices={LINE_CHOICES}
    value={policy.line ?? ''}
    onChange={(line) => onLine(policy, line)}
  />
);

const stateOf = (key: string, open: number): string =>
  key === '' ? 'To be chosen' : key === LEFT ? 'Left' : open === 0 ? 'Checked' : `${open} to be checked`;

const MATCH_WORDS: Readonly<Record<ExtractedPolicy['match'], string>> = {
  onFile: 'A policy with this number is on file.',
  sameTerm: 'A policy of the same kind and term is on file under another number. Is it this one?',
  renewal: 'It begins when a policy on file ends: likely its renewal.',
  unclear: 'Several policies on file can be meant.',
  new: 'No policy on file has this number or term.',
};

const titleOf = ({ line, type, page, inWords }: ExtractedPolicy): string =>
  `${inWords || line === null ? (type ?? 'Other insurance') : LINE_NAMES[line]}${page > 1 ? `, page ${page}` : ''}`;

const INTO_WORDS: Readonly<Record<ExtractedTarget['into'], string>> = {
  new: 'Add a new policy',
  onFile: 'Change',
  renewal: 'Add the renewal of',
};

function choiceOf(target: ExtractedTarget): { readonly value: string; readonly text: string } {
  const { into, policyNumber, period } = target;
  const of = policyNumber === null ? '' : ` ${policyNumber}`;
  const term = period ? ` (${dayFormat(period.effectiveOn)} – ${dayFormat(period.expiresOn)})` : '';
  return { value: targetKey(target), text: `${INTO_WORDS[into]}${of}${term}` };
}

interface FieldListProps {
  readonly items: readonly Item[];
  readonly label: string;
  readonly confirming: Confirming;
  readonly carriers: readonly CarrierOnRecord[];
}

/** What is sure and decides nothing is folded, unless the focus is in it. */
function FieldList({ items, label, confirming, carriers }: FieldListProps) {
  const needing = items.filter(({ field }) => field.needs.length > 0);
  const others = items.filter(({ field }) => field.needs.length === 0);
  const rows = (some: readonly Item[]) =>
    some.map((item) => <FieldRow key={item.id} item={item} confirming={confirming} carriers={carriers} />);
  return (
    <>
      <ul className="extracted-fields" aria-label={`Fields of ${label}`}>
        {rows(needing)}
      </ul>
      {others.length > 0 ? (
        <details className="extracted-rest" open={others.some(({ id }) => id === confirming.focus)}>
          <summary>{plural(others.length, 'field')} without a doubt</summary>
          <ul className="extracted-fields" aria-label={`Fields of ${label} without a doubt`}>
            {rows(others)}
          </ul>
        </details>
      ) : null}
    </>
  );
}
