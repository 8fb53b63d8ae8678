/** What only the server can find out about a field: names are unique in a company, and what a file holds is seen when it arrives. */
export const PROJECT_NAME_TAKEN = 'Project name already exist!';
export const PROJECT_DAYS_OUT_OF_ORDER = 'The last day cannot be before the first day.';
export const TEMPLATE_NAME_TAKEN = 'Template name is not unique. Please enter another name.';
/** Of a file that is too large [C17]. */
export const UPLOAD_TOO_LARGE = 'The uploading document should be smaller than 20 MB!';
/** Of a file of another kind [C17], with the endings of the accepted kinds in place of `{types}`. */
export const UPLOAD_OF_OTHER_KIND = 'File not supported. Please upload {types} only.';
/** Of a file that goes with a certificate [E01]. */
export const NOT_IMAGE_OR_PDF = 'File not supported. Please upload image or pdf only, as mentioned above.';
/** Of a logo that is no picture, or is not whole [I01]. */
export const NO_PICTURE = 'You can only upload valid image file.';
export const PICTURE_TOO_LARGE = 'A picture may have at most 1 MB.';
/** MIME types as people know them: `pdf, png, jpeg`. */
const ENDINGS: Readonly<Record<string, string>> = { 'application/zip': 'xlsx', 'application/x-cfb': 'xls' };
export const endingsOf = (kinds: readonly string[]): string =>
  kinds.map((kind) => ENDINGS[kind] ?? kind.slice(kind.indexOf('/') + 1)).join(', ');
export const uploadOfOtherKind = (kinds: readonly string[]): string =>
  UPLOAD_OF_OTHER_KIND.replace('{types}', endingsOf(kinds));
/** [A01] A missing and a wrong answer, which only the server knows. */
export const CAPTCHA_MISSING = 'Please enter captcha.';
export const CAPTCHA_WRONG = 'Enter valid captcha';
/** [A10] */
export const RESET_LINK_SENT = 'Success! Password reset link has been sent.';
export const PASSWORD_CHANGED =
  'Your password has been successfully changed. Please try to log in again with your new password.';
/** [A09] The same for every address. */
export const VERIFICATION_SENT =
  'If someone signed up with this address, another mail is on its way. Check Spam as well.';
/** [A07] Of an address of a provider that serves everybody. */
export const PUBLIC_EMAIL =
  'Please use the email address of your company: addresses of public email providers cannot sign up.';
/** [A10] Invalid and expired links read alike. */
export const LINK_NOT_VALID = 'This link is no longer valid';
export const LOCATION_NUMBER_TAKEN = 'Location number Exists';
export const VEHICLE_VIN_TAKEN = 'This VIN is on the policy already.';
/** `MOST_CHOSEN` of the rules. */
export const CHOSEN_TOO_MANY =
  'A choice names at most 500 one by one. Select all and remove some, or clear the selection and add some.';
/** [A05] A company may require its people to sign on at its provider. */
export const SIGN_ON_REQUIRED = 'Your company requires single sign-on. Please log in with SSO.';
/** [A05] */
export const SIGN_ON_LINKED = 'Your sign-on is linked to your account. From now on you log in with SSO.';
