import { Markdown } from '@storybook/addon-docs/blocks';
import { documentMarkdown } from './documentMarkdown.ts';

interface DocumentPageProps {
  /** What stands in the document. */
  text: string;
  /** The folder that it is in, from which its links go. */
  folder?: string;
}

/** A document of docs/ as a page of Storybook. */
export function DocumentPage({ text, folder = 'docs/domain' }: DocumentPageProps) {
  return <Markdown>{documentMarkdown(text, folder)}</Markdown>;
}
