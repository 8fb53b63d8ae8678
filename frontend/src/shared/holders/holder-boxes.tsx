import {
  HOLDER_TEXT_LIMIT,
  holderText,
  INSURED_TEXT_LIMIT,
  insuredText,
  printedHolder,
} from '@covertrail/domain/insurance/terms/printed-box';
import { BoxPreview } from './box-preview.js';
import { detailsOf, type HolderDetailsValues } from './holder-details.form.js';

/** The boxes "insured" and "certificate holder" of a certificate, line by line as they will be printed [D06]. */
export function HolderBoxes({ value }: { readonly value: HolderDetailsValues }) {
  const holder = detailsOf(value);
  return (
    <div className="holder-boxes">
      <BoxPreview
        title="Certificate Holder"
        printed={printedHolder(holder)}
        counted={holderText(holder)}
        limit={HOLDER_TEXT_LIMIT}
        empty="Nobody is named yet."
      />
      <BoxPreview
        title="Insured"
        printed={insuredText(holder)}
        counted={insuredText(holder)}
        limit={INSURED_TEXT_LIMIT}
        empty="As the policy names it."
      />
    </div>
  );
}
