import { use } from 'react';
import { GLOSSARY } from '#pages/help/glossary.generated';
import { PAGE_HELP } from '#pages/help/help-of-pages';
import type { GlossaryWord } from '#pages/help/page-help';
import { usePageHere } from '#shared/navigation/pages.hook';
import { useRights } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { shortcutText } from '../palette/palette-shortcut.js';
import { TourContext } from '../tour/tour-context.js';
import './help.css';

interface HelpModalProps {
  readonly onClose: () => void;
}

/** For everybody: what is this page for? The question that it answers, what the reader may do here, and what its words mean [B08]. The text has the focus, so that keys scroll it. */
export default function HelpModal({ onClose }: HelpModalProps) {
  const may = useRights();
  const here = usePageHere();
  const showTour = use(TourContext);
  if (!here) return null;
  const { question, acts, words } = PAGE_HELP[here.path];
  const again = showTour ? (
    <Button
      type="button"
      onClick={() => {
        onClose();
        showTour();
      }}
    >
      Show the tour again
    </Button>
  ) : null;
  return (
    <AppModal open title={`Help: ${here.title}`} drawer={35} onClose={onClose} actions={again}>
      <section className="page-help" aria-label="Help" tabIndex={0}>
        <h3>What this page answers</h3>
        <p>{question}</p>
        <h3>What you can do here</h3>
        <ul>
          {acts
            .filter(({ needs }) => needs === undefined || may(needs))
            .map(({ does }) => (
              <li key={does}>{does}</li>
            ))}
        </ul>
        {words.length > 0 ? <Words words={words} /> : null}
        <h3>On every page</h3>
        <dl>
          <div>
            <dt>
              <kbd>{shortcutText()}</kbd>
            </dt>
            <dd>goes to a page, a record or an action</dd>
          </div>
          <div>
            <dt>
              <kbd>?</kbd>
            </dt>
            <dd>opens this help</dd>
          </div>
        </dl>
      </section>
    </AppModal>
  );
}

function Words({ words }: { readonly words: readonly GlossaryWord[] }) {
  return (
    <>
      <h3>Words on this page</h3>
      <dl>
        {words.map((word) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{GLOSSARY[word]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
