import { firstPartyLine, lossLimit } from './line-rows.js';

/** Crime and fidelity (reference: crime): each agreement has its own limit; one that is not shown is not covered. */
export const crimeAndFidelity = firstPartyLine({
  id: 18,
  category: 'crimeInsurance',
  limits: {
    employeeTheft: lossLimit(1801, 'crimeAgreements'),
    forgeryOrAlteration: lossLimit(1802, 'crimeAgreements'),
    insideMoneyAndSecurities: lossLimit(1803, 'crimeAgreements'),
    insideRobbery: lossLimit(1804, 'crimeAgreements'),
    outsidePremises: lossLimit(1805, 'crimeAgreements'),
    computerFraud: lossLimit(1806, 'crimeAgreements'),
    fundsTransferFraud: lossLimit(1807, 'crimeAgreements'),
    counterfeitMoney: lossLimit(1808, 'crimeAgreements'),
    clientsPropertyLimit: lossLimit(1809, 'crimeAgreements'),
  },
  endorsements: { lossPayee: { form: null, scope: 'loss-payee' } },
  coverageTypes: ['crimeKinds', 'otherType', 'otherTypeTwo'],
  statedValues: ['crimeBasis'],
  deductibleKinds: ['perOccurrence', 'perClaim', 'noDeductible', 'seeRemarks'],
  valuationTypes: [],
});
