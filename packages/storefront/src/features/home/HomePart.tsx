import { Component, type ReactNode, Suspense } from 'react';
import { SectionFailed } from '../../titles/shelves/SectionFailed.tsx';

interface HomePartProps {
  /** Asks anew for what it shows. */
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * A part of the page that may break alone, whatever the API has sent for it. On the server React leaves out what
 * breaks inside of `Suspense`, and the browser then finds out the same.
 */
export class HomePart extends Component<HomePartProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { children, onRetry } = this.props;
    if (!this.state.isBroken) return <Suspense>{children}</Suspense>;
    const retry = async () => {
      await onRetry();
      this.setState({ isBroken: false });
    };
    return <SectionFailed onRetry={retry} />;
  }
}
