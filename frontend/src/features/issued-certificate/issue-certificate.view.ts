/** What the dialog that issues a certificate is given. */
export interface IssueCertificateProps {
  readonly insured: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Its title; the name of the client comes later than the dialog. */
export const titleOf = (name: string): string => (name === '' ? 'Issue certificate' : `Issue certificate for ${name}`);
