import * as company from '@covertrail/domain/fields/company-fields';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import * as location from '@covertrail/domain/fields/location-fields';
import * as note from '@covertrail/domain/fields/note-fields';
import { plainText } from '@covertrail/domain/fields/plain-text';
import * as policy from '@covertrail/domain/fields/policy-fields';
import { projectName } from '@covertrail/domain/fields/project-fields';
import { requestNumber, respondedPolicies } from '@covertrail/domain/fields/request-fields';
import * as template from '@covertrail/domain/fields/template-fields';
import { messageOf } from './field-message.js';

const long = (length: number) => 'x'.repeat(length);
const says = (rule: FieldRule, value: unknown, message: string | null) => expect(messageOf(rule, value)).toBe(message);

describe('company fields', () => {
  it('keep the digits of a tax id', () => {
    expect(company.taxIdDigits(' 84-1234567 ')).toBe('841234567');
  });
});

describe('location fields', () => {
  it('know numbers and addresses', () => {
    says(location.locationNumber, ' ', 'Please enter location number.');
    says(location.locationNumber, long(21), 'Location Number cannot exceed 20 characters.');
    says(location.locationAddress1, '', 'Please enter address1.');
    says(location.locationAddress1, long(51), 'Address 1 cannot exceed 50 characters.');
    says(location.zipCode, '80202_1', 'Invalid Zip Code / Post Code / Pin Code.');
    says(location.buildingNumber, ' ', 'Please enter building number.');
    says(location.buildingNumber, long(101), 'Building Number cannot exceed 100 characters.');
    for (const rule of [location.county, location.locationAddress2]) says(rule, long(50), null);
    says(location.propertyDescription, long(150), null);
  });
});

describe('policy fields', () => {
  it('know the insurer', () => {
    says(policy.insurerName, '  ', 'Please enter valid insurer name!');
    says(policy.naic, '24-112', 'Insurer NAIC should be numbers only');
    says(policy.naic, long(11), 'Insurer NAIC should be numbers only');
    says(policy.naic, '', null);
    expect([policy.naicOf(' '), policy.naicOf('24112')]).toEqual(['0', '24112']);
  });

  it('know number, days and percents', () => {
    says(policy.policyNumber, '', 'Please enter policy number.');
    says(policy.effectiveOn, '07/01/2026', 'Incorrect date format');
    says(policy.expiresOn('2026-07-01'), '2026-07-01', 'Expiration date must be after the effective date.');
    says(policy.expiresOn('2026-07-01'), '2027-07-01', null);
    says(policy.percent, 101, 'Please enter a whole number from 0 to 100.');
  });

  it('know limits', () => {
    for (const wrong of [0, -1, 1.5, '1', null]) says(policy.limits, { eachOccurrence: wrong }, 'Limits Invalid');
    for (const wrong of [{}, [1], null, 1]) says(policy.limits, wrong, 'Limits Invalid');
    says(policy.limits, { eachOccurrence: 100_000_000, medicalExpense: 0 }, null);
    says(
      policy.oneKindOfLimit,
      { combinedSingleLimit: 1, propertyDamage: 1 },
      'A combined single limit and split limits cannot both be set.',
    );
    says(policy.oneKindOfLimit, { combinedSingleLimit: 1, propertyDamage: 0 }, null);
    says(policy.oneKindOfLimit, { bodilyInjuryPerPerson: 1, propertyDamage: 1 }, null);
  });
});

describe('fields of templates, projects, requests and notes', () => {
  it('speak the words of the specification', () => {
    says(template.templateName, '', 'Please enter a template name.');
    says(template.ratingStrength, 'A+++', 'Please select an AM Best rating.');
    says(template.ratingSize, 'VIII', null);
    says(projectName, ' ', 'Please enter project name!');
    says(requestNumber, '', 'Please enter Policy Request ID to search');
    says(requestNumber, '12a', 'Policy Request ID must be a number');
    says(requestNumber, '204417', null);
    says(respondedPolicies, [], 'At least one active policy is required.');
    says(note.noteText, ' ', 'Note is required');
    says(note.notesBox, '', '*Please enter Notes.');
    says(note.remarks, '', null);
    says(note.remarks, long(1001), 'Please enter at most 1000 characters.');
    says(note.reason, ' ', 'Please enter a reason.');
  });
});

describe('dates and plain text', () => {
  it('say what is wrong', () => {
    says(calendarDate, '', 'Date is required');
    says(calendarDate, '01-01-2000', 'Incorrect date format');
    says(calendarDate, '1999-12-31', 'Date must be from 01-01-2000 to 12-31-9999');
    says(plainText, 'a\u0000b', 'Please remove characters that cannot be shown.');
    says(policy.formNumber, long(41), 'Form number cannot exceed 40 characters.');
  });
});
