import {
  CONDITION_KEYS,
  NAMINGS,
  type EndorsementConditions,
} from '@covertrail/domain/compliance/endorsements/endorsement-conditions';
import type { EndorsementDetail } from '@covertrail/domain/insurance/endorsements/endorsement-detail';
import { evaluateEndorsementConditions } from '@covertrail/domain/compliance/endorsements/evaluate-conditions';
import { CONDITION_NAMES, conditionBecause, conditionText, NAMING_NAMES } from './condition-words.js';

const texts = (detail: EndorsementDetail, conditions: EndorsementConditions, form = '') =>
  evaluateEndorsementConditions(conditions, {
    line: 'generalLiability',
    code: 'additionalInsuredOngoing',
    form,
    detail,
    policyNumber: 'GL-1',
    period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
  }).map(conditionText);

describe('the reason of a condition in words [C08]', () => {
  it.each<[string, EndorsementDetail, EndorsementConditions]>([
    [
      'Policy number required on endorsement: The form shows the policy number GL-2; the policy is GL-1.',
      { policyNumber: 'GL-2' },
      { policyNumberRequiredOnEndorsement: true },
    ],
    [
      'Effective dates required: The form is effective from 03/01/2026 to 01/01/2027, which is not the whole period of the policy.',
      { effectiveFrom: '2026-03-01', effectiveTo: '2027-01-01' },
      { effectiveDatesRequired: true },
    ],
    [
      'Accepted forms, ongoing operations: Accepted is: blanket only. The form is not of that kind.',
      { blanketOngoingOperations: false },
      { acceptedOngoingOperations: 'blanketOnly' },
    ],
    [
      'Accepted forms, completed operations: The form does not give completed operations.',
      { scopes: ['ongoingOperations'] },
      { acceptedCompletedOperations: 'blanketOnly' },
    ],
    [
      'Required scheduled entity: The schedule names “Harbor; Keystone”, and not “Meridian”.',
      { namedEntities: ['Harbor', 'Keystone'] },
      { requiredScheduledEntity: 'Meridian' },
    ],
  ])('%s', (text, detail, conditions) => expect(texts(detail, conditions)).toEqual([text]));

  it('says what is accepted by its name', () => {
    const sentences = NAMINGS.map((accepted) => conditionBecause({ because: 'CONDITION.NAMING_ACCEPTED', accepted }));
    expect(sentences).toEqual(
      NAMINGS.map((accepted) => `The form is of a kind that is accepted: ${NAMING_NAMES[accepted].toLowerCase()}.`),
    );
  });
  it('has a label for each condition', () =>
    expect(CONDITION_KEYS.filter((key) => CONDITION_NAMES[key] === '')).toEqual([]));
});
