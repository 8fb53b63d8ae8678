import type { FormRow } from './form-row.js';

/** Property. */
export const PROPERTY_FORMS: readonly FormRow[] = [
  {
    number: 'CP 12 18', editions: ['10 12'], line: 'property', scopes: ['loss-payee', 'lender-loss-payable'],
    title: 'Loss payable provisions', confidence: 'confirmed', sources: ['T', 'P'],
    note: 'Ticked clause decides: loss payee, lender, sale, owner',
  },
  {
    number: 'CP 12 19', editions: ['06 07', '10 12?'], line: 'property', scopes: ['scheduled'],
    title: 'Additional insured: building owner', confidence: 'confirmed', sources: ['T'],
    note: 'Owner as named insured for listed building damage; gives no notice right',
  },
  {
    number: 'CP 15 03', editions: [], line: 'property', scopes: ['scheduled'],
    title: 'Business income, landlord as additional insured', confidence: 'confirmed', sources: ['T'],
    note: 'Rental value',
  },
  {
    number: 'CP 00 10', editions: ['10 12'], line: 'property', scopes: ['mortgagee'],
    title: 'Building and personal property form', confidence: 'confirmed', sources: ['T'],
    note: 'Mortgageholder terms sit in the form, name is on the declarations',
  },
  {
    number: 'IL 04 15', editions: [], line: 'property', scopes: ['exclusion:safeguard-not-kept'],
    title: 'Protective safeguards', confidence: 'check', sources: [],
    note: 'Fire cover hangs on listed alarms; one article: CP 04 11 replaced IL 04 15 in 2012',
  },
  {
    number: 'CP 04 11', editions: [], line: 'property', scopes: ['exclusion:safeguard-not-kept'],
    title: 'Protective safeguards', confidence: 'check', sources: [],
    note: 'Fire cover hangs on listed alarms; one article: CP 04 11 replaced IL 04 15 in 2012',
  },
  {
    number: '438 BFU', editions: [], line: 'property', scopes: ['lender-loss-payable'],
    title: 'Old lender’s loss payable', confidence: 'check', sources: [],
    note: 'Not found in any source read',
  },
  {
    number: 'BP 12 03', editions: [], line: 'property', scopes: ['loss-payee'],
    title: 'BOP loss payable', confidence: 'check', sources: [],
    note: 'Not found in any source read',
  },
];
