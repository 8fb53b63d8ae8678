/** Buttons outside the form submit it by this id. */
export const POLICY_FORM_ID = 'policy-form';
