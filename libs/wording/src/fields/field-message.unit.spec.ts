import * as account from '@covertrail/domain/fields/account-fields';
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

describe('account fields', () => {
  it('know an email address', () => {
    says(account.email, ' ', 'Please enter your email address.');
    for (const wrong of [
      'priya',
      'priya@',
      '@x.example',
      'a b@x.example',
      'a@x',
      'a@x..example',
      'a@@x.example',
      '<a@x.example>',
    ]) {
      says(account.email, wrong, 'Please enter valid email address.');
    }
    says(account.email, `${long(250)}@x.example`, 'Invalid email address!');
    says(account.email, ' priya.raman+coi@hollis-vance.example ', null);
    says(account.invitedEmail, '', 'Please enter Email.');
    says(account.invitedEmail, 'x', 'Please enter a valid email address.');
  });

  it('know log-in and passwords', () => {
    says(account.loginEmail, '  ', 'Please enter the E-mail.');
    says(account.loginPassword, '  ', 'Please enter password.');
    says(account.password, '', 'Please enter your password.');
    for (const wrong of [
      'Ab1!xyz',
      'abcdef1!',
      '1234567!',
      'Abcdefg!',
      'Abcdefg1',
      'Abcdef1 ',
      12345678,
      `Ab1!${long(200)}`,
    ]) {
      says(account.password, wrong, 'Password is not matching the criteria');
    }
    says(account.password, 'Granite-2026', null);
    says(account.confirmedPassword('Granite-2026'), '', 'Please confirm your password.');
    says(account.confirmedPassword('Granite-2026'), 'granite-2026', 'Password does not match');
    says(account.confirmedPassword('Granite-2026'), 'Granite-2026', null);
    says(account.captcha, ' ', 'Please enter captcha.');
    says(account.captcha, long(21), 'Enter valid captcha');
    says(account.captcha, 'x7K', null);
  });

  it('know names and numbers of people', () => {
    says(account.firstName, long(31), 'First name should be max 30 chars long.');
    says(account.lastName, long(31), 'Last name should be max 30 chars long.');
    for (const wrong of ['<b>', 'a`b', 'a>b']) says(account.firstName, wrong, 'Please enter a valid name.');
    says(account.lastName, 'Aldana O’Brien-Núñez', null);
    says(account.agentPhone, '303-555', 'Please enter valid Agent Phone Number');
    says(account.agentPhone, '3035550142', null);
    says(account.agentLicense, long(51), 'Agent License number should not be greater than 50 char.');
    says(account.faxNumber, '  ', 'Please enter Fax Number');
    says(account.faxNumber, long(16), 'Fax Number cannot be longer than 15 characters!');
    says(account.faxNumber, '', null);
    says(account.companySearch, 'Me', 'Type at least the first three letters of your Agency name/ Company name');
  });
});

describe('company fields', () => {
  it('know names and addresses', () => {
    says(company.agencyName, '', 'Please enter your Agency Name');
    says(company.agencyName, long(51), 'Agency Name should not be greater than 50 char.');
    says(company.companyName, '', 'Please enter your Company Name.');
    says(company.address1, '', 'Please enter address 1.');
    says(company.postalCode, '80202_1', 'Invalid zip code / post code / pin code.');
    says(company.postalCode, 'K1A 0B1', null);
    says(company.taxId, '1-11111111', 'Tax ID must be like 11-1111111.');
    for (const fine of ['', '84-1234567', '841234567']) says(company.taxId, fine, null);
    says(company.searchedTaxId, '', 'Please enter Tax ID.');
    says(company.searchedTaxId, '12', 'Tax ID must be like 11-1111111.');
    says(company.searchedTaxId, '84-1234567', null);
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
