import type { FieldProblem, LengthCode, PlainFieldCode } from '@covertrail/domain/fields/field-problem';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { LINK_NOT_VALID } from './server-messages.js';

/** The specification's messages (1 section 5, 2 sections 5 and 9, 3 section 5); where it gives a rule and no text, the text is ours. */
const MESSAGES: Readonly<Record<PlainFieldCode, string>> = {
  'ADDRESS_1.REQUIRED': 'Please enter address 1.',
  'AGENCY_NAME.REQUIRED': 'Please enter your Agency Name',
  'AGENT_PHONE.NOT_VALID': 'Please enter valid Agent Phone Number',
  'BUILDING_NUMBER.EXISTS': 'Building number Exists',
  'BUILDING_NUMBER.REQUIRED': 'Please enter building number.',
  'BLANKET_NUMBER.REQUIRED': 'Please enter blanket number.',
  'CAPTCHA.NOT_VALID': 'Enter valid captcha',
  'CAPTCHA.REQUIRED': 'Please enter captcha.',
  'CITY.REQUIRED': 'Please enter City.',
  'COMPANY_NAME.REQUIRED': 'Please enter your Company Name.',
  'COMPANY_SEARCH.TOO_SHORT': 'Type at least the first three letters of your Agency name/ Company name',
  'COUNTRY.REQUIRED': 'Please select country.',
  'DATE.NOT_VALID': 'Incorrect date format',
  'DATE.OUT_OF_RANGE': 'Date must be from 01-01-2000 to 12-31-9999',
  'DATE.REQUIRED': 'Date is required',
  'EMAIL.NOT_VALID': 'Please enter valid email address.',
  'EMAIL.REQUIRED': 'Please enter your email address.',
  'EXPIRATION.TOO_EARLY': 'Expiration date must be after the effective date.',
  'FAX.REQUIRED': 'Please enter Fax Number',
  'FIRST_NAME.REQUIRED': 'Please enter your first name.',
  'INSURER_NAME.REQUIRED': 'Please enter valid insurer name!',
  'INVITED_EMAIL.NOT_VALID': 'Please enter a valid email address.',
  'INVITED_EMAIL.REQUIRED': 'Please enter Email.',
  'LAST_NAME.REQUIRED': 'Please enter your last name.',
  'LIMITS.NOT_VALID': 'Limits Invalid',
  'LIMITS.OF_BOTH_KINDS': 'A combined single limit and split limits cannot both be set.',
  'LINK.NOT_VALID': LINK_NOT_VALID,
  'LOCATION_ADDRESS_1.REQUIRED': 'Please enter address1.',
  'LOCATION_NUMBER.REQUIRED': 'Please enter location number.',
  'LOGIN_EMAIL.REQUIRED': 'Please enter the E-mail.',
  'LOGIN_PASSWORD.REQUIRED': 'Please enter password.',
  'NAIC.NOT_VALID': 'Insurer NAIC should be numbers only',
  'NOTE.REQUIRED': 'Note is required',
  'NOTES.REQUIRED': '*Please enter Notes.',
  'PASSWORD.NOT_CONFIRMED': 'Please confirm your password.',
  'PASSWORD.OTHER': 'Password does not match',
  'PASSWORD.REQUIRED': 'Please enter your password.',
  'PASSWORD.TOO_WEAK': 'Password is not matching the criteria',
  'PERCENT.NOT_VALID': 'Please enter a whole number from 0 to 100.',
  'PERSON_NAME.NOT_VALID': 'Please enter a valid name.',
  'POLICIES.NOT_ONE': 'At least one active policy is required.',
  'POLICY.REQUIRED': 'Please select a policy.',
  'POLICY_LINE.REQUIRED': 'Please select a policy type.',
  'POLICY_NUMBER.REQUIRED': 'Please enter policy number.',
  'POSTAL_CODE.NOT_VALID': 'Invalid zip code / post code / pin code.',
  'PROJECT_NAME.REQUIRED': 'Please enter project name!',
  'RATING_SIZE.REQUIRED': 'Please select a financial size category.',
  'RATING_STRENGTH.REQUIRED': 'Please select an AM Best rating.',
  'REASON.REQUIRED': 'Please enter a reason.',
  'REMARK.REQUIRED': 'Please enter the remark.',
  'REMARKS.TOO_MANY': 'Please enter at most 20 remarks.',
  'REQUEST_NUMBER.NOT_VALID': 'Policy Request ID must be a number',
  'REQUEST_NUMBER.REQUIRED': 'Please enter Policy Request ID to search',
  'STATE.REQUIRED': 'Please enter State.',
  'STATED_VALUE.NOT_VALID': 'Please check the further statements.',
  'TAX_ID.NOT_VALID': 'Tax ID must be like 11-1111111.',
  'TAX_ID.REQUIRED': 'Please enter Tax ID.',
  'TEMPLATE_NAME.REQUIRED': 'Please enter a template name.',
  'TEXT.NOT_PLAIN': 'Please remove characters that cannot be shown.',
  'ZIP_CODE.NOT_VALID': 'Invalid Zip Code / Post Code / Pin Code.',
};

/** For what is too long, by the characters it may have. */
const LENGTH_MESSAGES: Readonly<Record<LengthCode, (most: number) => string>> = {
  'ADDRESS_1.TOO_LONG': (most) => `Address 1 cannot exceed ${most} characters.`,
  'ADDRESS_2.TOO_LONG': (most) => `Address 2 cannot exceed ${most} characters.`,
  'AGENCY_NAME.TOO_LONG': (most) => `Agency Name should not be greater than ${most} char.`,
  'AGENT_LICENSE.TOO_LONG': (most) => `Agent License number should not be greater than ${most} char.`,
  'BUILDING_DESCRIPTION.TOO_LONG': (most) => `Building Description cannot exceed ${most} characters.`,
  'BUILDING_NUMBER.TOO_LONG': (most) => `Building Number cannot exceed ${most} characters.`,
  'CITY.TOO_LONG': (most) => `City cannot exceed ${most} characters.`,
  'COMPANY_NAME.TOO_LONG': (most) => `Company Name cannot exceed ${most} characters.`,
  'COUNTY.TOO_LONG': (most) => `County cannot exceed ${most} characters.`,
  'EMAIL.TOO_LONG': () => 'Invalid email address!',
  'FAX.TOO_LONG': (most) => `Fax Number cannot be longer than ${most} characters!`,
  'FIRST_NAME.TOO_LONG': (most) => `First name should be max ${most} chars long.`,
  'FORM_NUMBER.TOO_LONG': (most) => `Form number cannot exceed ${most} characters.`,
  'INSURER_NAME.TOO_LONG': (most) => `Insurer name cannot exceed ${most} characters.`,
  'INVITED_EMAIL.TOO_LONG': () => 'Please enter a valid email address.',
  'LAST_NAME.TOO_LONG': (most) => `Last name should be max ${most} chars long.`,
  'LOCATION_NUMBER.TOO_LONG': (most) => `Location Number cannot exceed ${most} characters.`,
  'LOGIN_EMAIL.TOO_LONG': () => 'Please enter the E-mail.',
  'LOGIN_PASSWORD.TOO_LONG': () => 'Please enter password.',
  'NOTE.TOO_LONG': (most) => `Please enter at most ${most} characters.`,
  'OPERATIONS.TOO_LONG': (most) => `Description of operations cannot exceed ${most} characters.`,
  'POLICY_NUMBER.TOO_LONG': (most) => `Policy number cannot exceed ${most} characters.`,
  'PROJECT_NAME.TOO_LONG': (most) => `Project name cannot exceed ${most} characters.`,
  'PROPERTY_DESCRIPTION.TOO_LONG': (most) => `Description of Property cannot exceed ${most} characters.`,
  'SEARCHED_NAME.TOO_LONG': (most) => `Please enter at most ${most} characters.`,
  'STATE.TOO_LONG': (most) => `State cannot exceed ${most} characters.`,
  'STATED_TEXT.TOO_LONG': (most) => `Please enter at most ${most} characters.`,
  'TEMPLATE_NAME.TOO_LONG': (most) => `Template name cannot exceed ${most} characters.`,
};

/** The message for a field, the same on page and server. */
export const fieldMessage = (problem: FieldProblem): string =>
  ('most' in problem ? LENGTH_MESSAGES[problem.code](problem.most) : MESSAGES[problem.code]);

/** The message of a rule for a value; null when the value is valid. */
export function messageOf(rule: FieldRule, value: unknown): string | null {
  const problem = rule.check(value);
  return problem && fieldMessage(problem);
}
