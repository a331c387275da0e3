import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Shown in place of what could not be shown. */
  fallback: ReactNode;
};

/** React offers this to classes alone. Give it a key that changes when there is something else to try. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
