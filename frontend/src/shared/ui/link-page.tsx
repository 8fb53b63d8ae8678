import { useEffect, type ReactNode } from 'react';
import { Brand } from './brand.js';
import { EmptyState } from './empty-state.js';
import { Panel } from './panel.js';
import './link-page.css';

interface LinkPageProps {
  /** The title of the document. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page behind the link of a mail, which needs no account [A11]. */
export function LinkPage({ title, children }: LinkPageProps) {
  useEffect(() => {
    document.title = `${title} · Covertrail`;
  }, [title]);
  return (
    <main className="link-page">
      <Brand />
      <Panel>
        <div className="panel-body">{children}</div>
      </Panel>
    </main>
  );
}

/** In place of what a link opens, where it opens nothing. */
export const LinkOver = ({ title = 'This link is no longer valid' }: { readonly title?: string }) => (
  <EmptyState title={title}>
    Please check your inbox for the most recent email related to this request. You may now close this window.
  </EmptyState>
);
