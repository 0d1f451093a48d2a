import { Component, type ReactNode, Suspense } from 'react';
import type { CustomPart, PartName, PartProps } from '../../brand/parts.ts';
import type { Report } from '../report/report.ts';
import { usePage } from './Storefront.tsx';

/** Defines the default export of a file that replaces a part of ours. If `Part` throws, the built-in part is shown. */
export function definePart<Name extends PartName>(
  part: Name,
  Part: (props: PartProps<Name>) => ReactNode,
): CustomPart<Name> {
  function CheckedPart(props: PartProps<Name>) {
    const { report } = usePage();
    return (
      <PartBoundary builtIn={props.children} report={report}>
        <Suspense fallback={props.children}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(CheckedPart, { part });
}

interface PartBoundaryProps {
  builtIn: ReactNode;
  report: Report;
  children: ReactNode;
}

/** On the server, `Suspense` catches the error, and the browser tries again. */
class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    void this.props.report('own-part-failed', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.builtIn : this.props.children;
  }
}
