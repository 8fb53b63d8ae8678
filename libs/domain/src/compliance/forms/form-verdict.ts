import type { FormDoubt } from '../param-reasons.js';
import type { FormRow } from '../../insurance/forms/form-row.js';

/**
 * What a named form says of an endorsement. `row` describes the form, where it is known. `byRequester`: an entry of the requester's
 * own index says so, and the index of the product does not.
 */
export type FormVerdict =
  | { readonly is: 'proves'; readonly byRequester?: true }
  | { readonly is: 'otherScope'; readonly row: FormRow; readonly byRequester?: true }
  | { readonly is: 'otherLine'; readonly row: FormRow }
  | { readonly is: 'doubt'; readonly doubt: FormDoubt; readonly row: FormRow | null };
