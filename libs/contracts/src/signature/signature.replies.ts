/** Whether there is a signature for the certificates that the reader issues: its own, or else that of its agency [E04]. */
export interface SignatureStanding {
  readonly id: string;
  readonly own: boolean;
  readonly agency: boolean;
}

/** The pictures, each as an address of `data:`; null where there is none. */
export interface SignaturePictures {
  readonly id: string;
  readonly own: string | null;
  readonly agency: string | null;
}
