import { Fragment, useCallback, useMemo, useRef, useState } from 'react';
import { ownAddress } from '#shared/navigation/own-address';

interface AsSentProps {
  readonly subject: string;
  /** A whole document. */
  readonly html: string;
}

/**
 * The HTML part as a mail program shows it, in a frame in which nothing runs: its sandbox allows no script and no form, and leaves the page only by
 * a click. Below it the addresses behind its links, which a mail program shows while the pointer is on one.
 */
export function AsSent({ subject, html }: AsSentProps) {
  const { shown, addresses } = useMemo(() => withOwnLinks(html), [html]);
  const { frame, height, measure } = useHeight();
  return (
    <>
      <iframe
        ref={frame}
        className="mail-frame"
        title={`Mail: ${subject}`}
        sandbox="allow-same-origin allow-top-navigation-by-user-activation"
        loading="lazy"
        srcDoc={shown}
        style={{ height }}
        onLoad={measure}
      />
      <ul className="mail-links" aria-label="Addresses of its links">
        {addresses.map((address) => (
          <li key={address}>
            <a href={ownAddress(address)}>{address}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The text part, whose addresses are links. */
export const AsText = ({ text }: { readonly text: string }) => (
  <pre>
    {text.split(ADDRESS).map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <a href={ownAddress(part)}>{part}</a> : part}</Fragment>
    ))}
  </pre>
);

const ADDRESS = /(https?:\/\/\S+)/;

/** The same document, whose links leave the frame and open in this product; and where they lead in the mail. */
function withOwnLinks(html: string): { readonly shown: string; readonly addresses: readonly string[] } {
  const mail = new DOMParser().parseFromString(html, 'text/html');
  const addresses = new Set<string>();
  for (const link of mail.querySelectorAll('a')) {
    addresses.add(link.href);
    link.setAttribute('href', ownAddress(link.href));
    link.target = '_top';
  }
  return { shown: `<!doctype html>${mail.documentElement.outerHTML}`, addresses: [...addresses] };
}

const FIRST_HEIGHT = 420;

/** As high as what is in the frame, for the width that it has, so that nothing scrolls inside it. */
function useHeight() {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const watch = useRef<ResizeObserver | null>(null);
  const element = useRef<HTMLIFrameElement | null>(null);
  const measure = useCallback(() => {
    const inside = element.current?.contentDocument?.body;
    if (inside) setHeight(inside.scrollHeight);
  }, []);
  const frame = useCallback(
    (found: HTMLIFrameElement | null) => {
      element.current = found;
      watch.current?.disconnect();
      watch.current = found && new ResizeObserver(measure);
      if (found) watch.current?.observe(found);
    },
    [measure],
  );
  return { frame, height, measure };
}
