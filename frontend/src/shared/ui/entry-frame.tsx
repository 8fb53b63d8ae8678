import { CircleCheck, Eye, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { keptPartner } from '../partners/kept-partner.js';
import { Brand } from './brand.js';
import './entry-frame.css';

const PartnerIntroduction = lazy(() => import('../partners/partner-introduction.js'));

const POINTS = [
  { icon: RefreshCw, text: 'Real-time compliance on every page' },
  { icon: Eye, text: 'Spot gaps and fraud early' },
  { icon: CircleCheck, text: 'See what was true, and what was known, on any date' },
];

interface EntryFrameProps {
  /** The heading, and the title of the document. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the pages before a log-in: what the product is, and beside it what a person does here. */
export function EntryFrame({ title, children }: EntryFrameProps) {
  useEffect(() => {
    document.title = `${title} · Covertrail`;
  }, [title]);
  return (
    <main className="entry">
      {keptPartner() === null ? <Introduction /> : <OfPartner />}
      <div className="entry-side">
        <div className="entry-card">
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}

/** What was done, in a box that screen readers announce. */
export const EntryDone = ({ children }: { readonly children: ReactNode }) => (
  <p className="entry-done" role="status">
    <CircleCheck size={18} aria-hidden />
    {children}
  </p>
);

const OfPartner = () => (
  <Suspense fallback={<section className="entry-promise" />}>
    <PartnerIntroduction />
  </Suspense>
);

function Introduction() {
  return (
    <section className="entry-promise">
      <Brand />
      <div>
        <p className="tagline">Digitally verify and continuously monitor your suppliers’ insurance coverage.</p>
        <ul>
          {POINTS.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon size={18} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
