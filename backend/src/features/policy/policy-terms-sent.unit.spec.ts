import { getMetadataStorage } from 'class-validator';
import { ASPECTS, POLICY_ASPECTS } from '@covertrail/domain/insurance/terms/policy-aspects';
import { PolicyTermsDto } from '@covertrail/contracts/policy/policy-terms.inputs';

it('takes everything that a policy may state, and nothing else', () => {
  const fields = getMetadataStorage()
    .getTargetValidationMetadatas(PolicyTermsDto, '', false, false)
    .map(({ propertyName }) => propertyName);
  const terms = ASPECTS.map((aspect) => POLICY_ASPECTS[aspect].term);
  expect([...new Set(fields)].sort()).toEqual(terms.map((term) => (term === 'carrier' ? 'carrierId' : term)).sort());
});
