import type { RemoteReport } from '@shop/federation';
import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  report: (event: RemoteReport) => void;
  children: ReactNode;
}

/** The outermost boundary: a page is never blank. */
export class RootBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report({ app: 'host', part: 'root', step: 'card', rung: 'live', error: String(error) });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
