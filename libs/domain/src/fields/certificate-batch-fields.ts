/** As many holders as get a certificate at once [E03]. Whoever has more starts several batches. */
export const MOST_CERTIFICATES = 1_000;
