import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useGuide } from '#shared/guides/guide.hook';
import { selectSession } from '#shared/session/session.selectors';
import { useSession } from '#shared/session/use-session';
import { RunningTour } from './running-tour.js';
import { TourContext } from './tour-context.js';

/** The frame of the page, with the tour of the reader's role at the first log-in, and again when the reader wants it [B08]. */
export function WithTour({ children }: { readonly children: ReactNode }) {
  const { role } = useSession();
  const { status } = useSelector(selectSession);
  const { dismissed, dismiss } = useGuide('tour');
  const [again, setAgain] = useState(false);
  const end = () => {
    setAgain(false);
    dismiss();
  };
  return (
    <TourContext value={() => setAgain(true)}>
      {children}
      {status === 'in' && (again || dismissed === false) ? <RunningTour key={role} onEnd={end} /> : null}
    </TourContext>
  );
}
