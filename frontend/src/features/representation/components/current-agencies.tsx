import type { InsuredAgency } from '@covertrail/contracts/representation/representation.replies';
import { plural } from '#shared/format/plural';
import { Panel } from '#shared/ui/panel.tsx';
import { CurrentAgency } from './current-agency.js';

type CurrentAgenciesProps = Pick<InsuredAgency, 'current' | 'unmanaged' | 'ending' | 'mayDecide'>;

/** The agencies that represent the insured now, and how many policies none of them manages. */
export function CurrentAgencies({ current, unmanaged, ending, mayDecide }: CurrentAgenciesProps) {
  const several = current.length > 1;
  return (
    <Panel
      title={several ? 'Your agencies' : 'Your agency'}
      foot={
        <p className="sub agency-note">
          {several
            ? 'Each agency sees your requests. It sees, approves, changes and shares the policies that it manages, and those that no agency manages.'
            : 'It sees your policies and requests, approves your policies, and may add, change and share them for you.'}
          {unmanaged > 0
            ? ` No agency manages ${plural(unmanaged, 'policy', 'policies')}: choose one on the policy.`
            : ''}
          {mayDecide ? '' : ' A manager of your company can end this.'}
        </p>
      }
    >
      <ul className="agency-cards">
        {current.map((agency) => (
          <CurrentAgency
            key={agency.id}
            agency={agency}
            others={current.length - 1}
            ending={mayDecide ? ending : null}
          />
        ))}
      </ul>
    </Panel>
  );
}
