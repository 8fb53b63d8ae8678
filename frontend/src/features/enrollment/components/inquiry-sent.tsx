import { useEffect, useRef } from 'react';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';

/** What a person is told after writing to the support [F08]. It takes the focus, because the form that had it is gone. */
export function InquirySent({ onAgain }: { readonly onAgain: () => void }) {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Your message was sent
      </h3>
      <p>Our support has your message, and answers to {user.email}.</p>
      <Button type="button" onClick={onAgain}>
        Send another message
      </Button>
    </>
  );
}
