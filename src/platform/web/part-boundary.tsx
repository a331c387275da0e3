import { Component, type ReactNode } from 'react';

export type FailedPart = {
  error: unknown;
  onRetry: () => void;
  /** Trying again did not help. */
  isStubborn: boolean;
};

type PartBoundaryProps = {
  children: ReactNode;
  fallback: (failed: FailedPart) => ReactNode;
  attempt: number;
  /** Renders the children with a new key, so that they begin anew. */
  onRetry: () => void;
  /** It stepped in and left the page: whoever comes next should begin anew as well. */
  onGone?: () => void;
};

/** Keeps what breaks in one part from emptying the page. React offers this to classes alone. */
export class PartBoundary extends Component<PartBoundaryProps, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};
  private retried = false;

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentWillUnmount() {
    if (this.state.caught && !this.retried) this.props.onGone?.();
  }

  private readonly retry = () => {
    this.retried = true;
    this.props.onRetry();
  };

  override render() {
    const { caught } = this.state;
    const { children, fallback, attempt } = this.props;
    if (!caught) return children;
    return fallback({ error: caught.error, onRetry: this.retry, isStubborn: attempt > 0 });
  }
}
