/** How far the reading of a certificate is, while it is followed. */
export const ReadingProgress = ({ percent }: { readonly percent: number | null }) => (
  <p role="status" className="reading-progress">
    {percent === null ? null : (
      <>
        <progress max={100} value={percent} aria-label="Reading of the certificate" />{' '}
        <span className="sub num">The certificate is being read: {percent} %</span>
      </>
    )}
  </p>
);
