'use client';

import type { ReactNode } from 'react';
import { Heading, Panel } from '../../layout/index.ts';
import type { ShopError } from '../../state/resource.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { FailedState, type FailedStateProps } from './FailedState.tsx';

/** What is on its way or could not be had, beside whatever else a screen can be. */
type AsyncState = { status: 'loading' } | { status: 'failed'; error: ShopError } | { status: string };

/** The states that are left when there is something to show. */
type Arrived<State extends AsyncState> = Exclude<State, { status: 'loading' | 'failed' }>;

export interface AsyncContentProps<State extends AsyncState> extends Pick<FailedStateProps, 'onRetry' | 'exit'> {
  /** What it is: on its way, failed, or anything that has come. */
  state: State;
  /** Drawn while it loads: a `Skeleton` of what comes. */
  skeleton: ReactNode;
  /** What could not be shown, such as "Your orders could not be loaded". */
  failedTitle: string;
  /** What the page is, where its content brings the page's `<h1>`: heads the page for assistive technology until it has come. */
  pageTitle?: string | undefined;
  /** `panel` puts the failure on a white surface, as on the grey ground of the account; `page` leaves it bare. */
  surface?: 'panel' | 'page' | undefined;
  /** Draws every other state. */
  children: (state: Arrived<State>) => ReactNode;
}

/**
 * Draws what comes from the server: its skeleton while it loads, the failure with the way out that helps, else its content. The
 * one place where loading and failure are drawn.
 */
export function AsyncContent<State extends AsyncState>({
  state,
  skeleton,
  failedTitle,
  pageTitle,
  surface = 'panel',
  onRetry,
  exit,
  children,
}: AsyncContentProps<State>): ReactNode {
  if (hasArrived(state)) return children(state);
  const failed = isFailed(state) && <FailedState title={failedTitle} error={state.error} onRetry={onRetry} exit={exit} />;
  return (
    <>
      {pageTitle && (
        <Heading level={1} className={visuallyHidden}>
          {pageTitle}
        </Heading>
      )}
      {failed ? surface === 'panel' ? <Panel padding="none">{failed}</Panel> : failed : skeleton}
    </>
  );
}

const isLoading = (state: AsyncState): state is { status: 'loading' } => state.status === 'loading';
const isFailed = (state: AsyncState): state is { status: 'failed'; error: ShopError } => state.status === 'failed' && 'error' in state;
const hasArrived = <State extends AsyncState>(state: State): state is Arrived<State> => !isLoading(state) && !isFailed(state);
