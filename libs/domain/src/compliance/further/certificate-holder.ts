import { certificateHolder as holderRule } from '../../fields/holder-fields.js';
import type { CertificateHolder } from '../../insurance/terms/certificate-holder.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
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
    const params = { holder: name, ...(address === null ? {} : { address: addressLine(address) }) };
    return [
      {
        kind: 'further',
        rule: furtherRule(line, 'holder'),
        params,
        reads: ['holders'],
        restsOn: (_policy, { params: { named } }) => ({ holders: typeof named === 'string' ? [named] : 'all' }),
        evaluate: (policy) => evaluateHolder(required, params, policy),
      },
    ];
  },
};

type HolderParams = ParamsWith<'holder'>;

function evaluateHolder(
  { name, address }: CertificateHolder,
  params: HolderParams,
  policy: ProvidedPolicy,
): Evaluation {
  const stated = policy.holders.value;
  if (stated.length === 0) return lacking('unknown', 'HOLDER.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  const same = stated.filter((certificateHolder) => isSameName(certificateHolder.name, name));
  const [first] = same;
  if (first === undefined) return evaluateOther(name, stated, params, policy);
  return address === null
    ? passing('HOLDER.NAMED', { ...params, named: first.name }, policy)
    : evaluateAddress(address, same, { ...params, address: addressLine(address) }, policy);
}

function evaluateAddress(
  address: NonNullable<CertificateHolder['address']>,
  same: readonly CertificateHolder[],
  params: ParamsWith<'holder' | 'address'>,
  policy: ProvidedPolicy,
): Evaluation {
  const there = same.find((holder) => holder.address !== null && isSameAddress(holder.address, address));
  if (there !== undefined) return passing('HOLDER.NAMED', { ...params, named: there.name }, policy);
  const [other] = same.flatMap((holder) => holder.address ?? []);
  return other === undefined
    ? lacking('unknown', 'HOLDER.ADDRESS_NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy)
    : lacking(
        'review',
        'HOLDER.OTHER_ADDRESS',
        'FIX.DECIDE_STATEMENT',
        { ...params, found: addressLine(other) },
        policy,
      );
}

function evaluateOther(
  name: string,
  stated: readonly CertificateHolder[],
  params: HolderParams,
  policy: ProvidedPolicy,
): Evaluation {
  const { similar } = namedAmong(
    name,
    stated.map((certificateHolder) => certificateHolder.name),
  );
  return similar === null
    ? lacking('fail', 'HOLDER.NOT_NAMED', 'FIX.NAME_HOLDER', params, policy)
    : lacking('review', 'HOLDER.SIMILAR', 'FIX.DECIDE_STATEMENT', { ...params, found: similar }, policy);
}
