import { certificateHolder as holderRule } from '../../fields/holder-fields.js';
import type { CertificateHolder } from '../../insurance/terms/certificate-holder.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { Params } from '../finding-params.js';
import { addressLine, isSameAddress } from '../parties/holder-address.js';
import { bareName, isSameName, namedAmong } from '../parties/party-names.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * Whom a certificate of the policy must name as certificate holder (decision 51; ACORD 25). A policy has a certificate for
 * each holder: any one that names the asked one is enough, and no finding names the others.
 */
export const certificateHolder: FurtherKind<'certificateHolder'> = {
  fits: (_line, required) => holderRule.check(required) === null && bareName(required.name) !== '',
  compile: (line, required) => {
    const { name, address } = required;
    const params: Params = { holder: name, ...(address === null ? {} : { address: addressLine(address) }) };
    return [
      {
        kind: 'further',
        rule: furtherRule(line, 'holder'),
        params,
        reads: ['holders'],
        evaluate: (policy) => evaluateHolder(required, params, policy),
      },
    ];
  },
};

function evaluateHolder({ name, address }: CertificateHolder, params: Params, policy: ProvidedPolicy): Evaluation {
  const stated = policy.holders.value;
  if (stated.length === 0) return lacking('unknown', 'HOLDER.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  const same = stated.filter((certificateHolder) => isSameName(certificateHolder.name, name));
  if (same.length === 0) return evaluateOther(name, stated, params, policy);
  const named =
    address === null
      ? same[0]
      : same.find(
          (certificateHolder) =>
            certificateHolder.address !== null && isSameAddress(certificateHolder.address, address),
        );
  if (named !== undefined) return passing('HOLDER.NAMED', params, policy, { named: named.name });
  const [other] = same.flatMap((certificateHolder) => certificateHolder.address ?? []);
  return other === undefined
    ? lacking('unknown', 'HOLDER.ADDRESS_NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy)
    : lacking('review', 'HOLDER.OTHER_ADDRESS', 'FIX.DECIDE_STATEMENT', params, policy, { found: addressLine(other) });
}

function evaluateOther(
  name: string,
  stated: readonly CertificateHolder[],
  params: Params,
  policy: ProvidedPolicy,
): Evaluation {
  const { similar } = namedAmong(
    name,
    stated.map((certificateHolder) => certificateHolder.name),
  );
  return similar === null
    ? lacking('fail', 'HOLDER.NOT_NAMED', 'FIX.NAME_HOLDER', params, policy)
    : lacking('review', 'HOLDER.SIMILAR', 'FIX.DECIDE_STATEMENT', params, policy, { found: similar });
}
