import type { ReactNode } from 'react';
import { GLOSSARY } from '#pages/help/glossary.generated';
import type { GlossaryWord, PageHelp } from '#pages/help/page-help';
import { AppModal } from '#shared/ui/app-modal.tsx';
import './help.css';

interface HelpDialogProps {
  /** Of the page. */
  readonly title: string;
  /** With the acts of the reader alone. */
  readonly help: PageHelp;
  readonly actions?: ReactNode;
  /** Further keys that work on the page, each as a `dt` and a `dd`. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The question that a page answers, its acts, its words and its keys. The text has the focus, so that keys scroll it. */
export function HelpDialog({ title, help: { question, acts, words }, actions, children, onClose }: HelpDialogProps) {
  return (
    <AppModal open title={`Help: ${title}`} drawer={35} onClose={onClose} actions={actions}>
      <section className="page-help" aria-label="Help" tabIndex={0}>
        <h3>What this page answers</h3>
        <p>{question}</p>
        <h3>What you can do here</h3>
        <ul>
          {acts.map(({ does }) => (
            <li key={does}>{does}</li>
          ))}
        </ul>
        {words.length > 0 ? <Words words={words} /> : null}
        <h3>{children ? 'On every page' : 'By the keyboard'}</h3>
        <dl>
          {children}
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
