import { Component, type ComponentType, type ReactNode } from 'react';
import { isChunkFailure, mayReload } from './chunks.ts';

/**
 * What went wrong: nothing, a part that did not come and is being decided on, one that did not come for want of a network, one that did
 * not come again, or a defect.
 */
type Failure = 'none' | 'reloading' | 'offline' | 'newVersion' | 'defect';

interface State {
  failure: Failure;
  /** The page that it is true of. */
  page: string | undefined;
}

interface PageBoundaryProps {
  /** Drawn in the place of what failed. */
  instead: ComponentType<{ failure: 'offline' | 'newVersion' | 'defect' }>;
  /** The page that is shown: another one is tried anew. */
  page?: string;
  children: ReactNode;
}

/**
 * Milliseconds before a page reloads for a part that did not come. Firefox gives up all that is on its way as soon as the answer to another
 * address is there: whoever leaves is to arrive, and not to be loaded back.
 */
const patience = 500;

/**
 * Keeps a failure within its page. For a part that did not come the whole page reloads, at most once a minute
 * (docs/domain/site.md#new-versions); what else a page dies of is a defect, and said to be one.
 */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  #reload: ReturnType<typeof setTimeout> | undefined;
  override state: State = { failure: 'none', page: this.props.page };

  static getDerivedStateFromProps({ page }: PageBoundaryProps, state: State): State | null {
    return page === state.page ? null : { failure: 'none', page };
  }

  static getDerivedStateFromError(cause: unknown): Pick<State, 'failure'> {
    return { failure: isChunkFailure(cause) ? 'reloading' : 'defect' };
  }

  override componentDidCatch(cause: unknown) {
    if (!isChunkFailure(cause)) return;
    // A reload without a network would lose the shop altogether: it waits.
    if (!navigator.onLine) {
      addEventListener('online', () => location.reload(), { once: true });
      this.setState({ failure: 'offline' });
    } else {
      clearTimeout(this.#reload);
      this.#reload = setTimeout(() => {
        if (mayReload()) location.reload();
        else this.setState({ failure: 'newVersion' });
      }, patience);
    }
  }

  /** Another page within the shop is there, and tried by itself. */
  override componentDidUpdate({ page }: PageBoundaryProps) {
    if (page !== this.props.page) clearTimeout(this.#reload);
  }

  override componentWillUnmount() {
    clearTimeout(this.#reload);
  }

  override render() {
    const { failure } = this.state;
    const { instead: Instead, children } = this.props;
    switch (failure) {
      case 'none':
        return children;
      case 'reloading':
        return null;
      case 'offline':
      case 'newVersion':
      case 'defect':
        return <Instead failure={failure} />;
      default:
        return failure satisfies never;
    }
  }
}
