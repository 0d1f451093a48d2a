import { Component, type ReactNode, Suspense } from 'react';
import { SectionFailed } from '../../titles/shelves/LazySection.tsx';

interface HomeSectionProps {
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * An error boundary for one section. On the server, `Suspense` skips a section that throws, and the browser tries
 * again.
 */
export class HomeSection extends Component<HomeSectionProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, onRetry } = this.props;
    if (!this.state.hasFailed) return <Suspense>{children}</Suspense>;
    const retry = async () => {
      await onRetry();
      this.setState({ hasFailed: false });
    };
    return <SectionFailed onRetry={retry} />;
  }
}
