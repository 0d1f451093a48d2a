import type { Direction, Locale } from '@parde/domain';
import { Box, Heading, Notice, Select, Stack, Text } from '@parde/ui';
import {
  Component,
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as styles from './Editor.css.ts';
import { editorExamples, firstExample } from './editor-examples.ts';
import { plainMistake } from './editor-mistakes.ts';
import { mockApi, Queries } from './mock-api.tsx';
import { runCode } from './run-code.ts';

interface ResultProps {
  code: string;
  /** The language of the toolbar. The component also gets it as a prop, with a client of the mock. */
  locale: Locale;
  dir: Direction;
}

interface EditorProps extends Omit<ResultProps, 'code'> {
  /** The code of a shared address. */
  sharedCode: string | undefined;
  onChange: (code: string) => void;
}

const exampleOf = (code: string) =>
  Object.keys(editorExamples).find((name) => editorExamples[name] === code);

/** A text area is the editor: it has a label and the browser's undo, and Tab leaves it. */
export function Editor({ sharedCode, onChange, ...view }: EditorProps) {
  const id = useId();
  const [code, setCode] = useState(sharedCode ?? firstExample);
  const [ownCode, setOwnCode] = useState(exampleOf(code) ? '' : code);
  const area = useRef<HTMLTextAreaElement>(null);
  const shownCode = useDeferredValue(code);
  const change = (changed: string) => {
    setCode(changed);
    if (!exampleOf(changed)) setOwnCode(changed);
    onChange(changed);
  };
  const replace = (text: string) => {
    area.current?.focus({ preventScroll: true });
    area.current?.select();
    // Only an edit of the browser can be undone with the keyboard.
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  };
  return (
    <div lang="en" dir="ltr" className={styles.page}>
      <Stack space="md">
        <Heading level={1}>Live editor</Heading>
        <Text tone="muted">
          Write JSX, or a module that exports a component. The components of the kit, the functions
          of the domain and useState need no import. An unknown name, prop or value is reported with
          its line, and the last good result stays. The toolbar above changes brand, theme, language
          and direction. To share your code, copy the address of this page: it contains the code and
          the toolbar’s choice.
        </Text>
        <Select
          label="Example"
          options={[
            { value: '', label: 'Your own code' },
            ...Object.keys(editorExamples).map((name) => ({ value: name, label: name })),
          ]}
          value={exampleOf(code) ?? ''}
          onChange={({ target }) => {
            replace(editorExamples[target.value] ?? ownCode);
            target.focus();
          }}
        />
        <Stack space="xs">
          <label htmlFor={id}>
            <Text as="span" weight="medium" leading="ui">
              Code
            </Text>
          </label>
          <Text id={`${id}-keys`} size="sm" tone="muted">
            To leave the editor with the keyboard, press Tab. Undo: Ctrl or ⌘ and Z.
          </Text>
        </Stack>
        <textarea
          id={id}
          ref={area}
          placeholder="Write code, or choose an example."
          className={styles.code}
          aria-describedby={`${id}-keys`}
          value={code}
          rows={Math.min(28, code.split('\n').length + 1)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => change(target.value)}
        />
      </Stack>
      <section aria-labelledby={`${id}-result`}>
        <Stack space="md">
          <Heading level={2} id={`${id}-result`}>
            Result
          </Heading>
          <Result code={shownCode} {...view} />
        </Stack>
      </section>
    </div>
  );
}

/** The result of the latest code that works, and the mistake of the present code. */
function Result({ code, locale, dir }: ResultProps) {
  const compiled = useMemo(() => compile(code), [code]);
  const [latest, setLatest] = useState(compiled);
  const [shown, setShown] = useState<Compiled>();
  const [thrown, setThrown] = useState<Compiled>();
  // A mistake leaves the last good result in place, and an empty field leaves none.
  if (compiled.mistake === undefined && compiled !== latest) setLatest(compiled);
  if (!compiled.Example && compiled.mistake === undefined && shown) setShown(undefined);
  const mistake = compiled.mistake ?? (thrown?.code === latest.code ? thrown.mistake : undefined);
  const view = (of: Compiled, fallback: ReactNode) => (
    <Boundary
      key={of.code}
      fallback={fallback}
      onThrow={(error) => setThrown({ code: of.code, mistake: plainMistake(error, of.code) })}
    >
      <Queries>{of.Example ? <of.Example locale={locale} api={mockApi(locale)} /> : null}</Queries>
      <AfterRender run={() => setShown(of)} />
    </Boundary>
  );
  return (
    <>
      <div role="status">{mistake === undefined ? null : <Mistake>{mistake}</Mistake>}</div>
      {latest.Example ? (
        <Box surface="surface" corners="lg" padding="md">
          <div lang={locale} dir={dir}>
            {view(latest, shown ? view(shown, null) : null)}
          </div>
        </Box>
      ) : null}
    </>
  );
}

/** Its effect runs only if the elements beside it have rendered without an error. */
function AfterRender({ run }: { run: () => void }) {
  useEffect(run);
  return null;
}

type Example = ComponentType<{ locale: Locale; api: ReturnType<typeof mockApi> }>;

interface Compiled {
  readonly code: string;
  readonly Example?: Example;
  readonly mistake?: string;
}

const isComponent = (value: unknown): value is Example => typeof value === 'function';

function compile(code: string): Compiled {
  if (!code.trim()) return { code };
  try {
    const Example = Object.values(runCode(code)).find(isComponent);
    return Example
      ? { code, Example }
      : { code, mistake: 'The code exports no component. Write “export” before its function.' };
  } catch (thrown) {
    return { code, mistake: plainMistake(thrown, code) };
  }
}

function Mistake({ children }: { children: string }) {
  return (
    <div lang="en" dir="ltr">
      <Notice tone="danger" title="The code has a mistake">
        {children}
      </Notice>
    </div>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** Replaces children whose rendering failed. */
  fallback: ReactNode;
  onThrow: (thrown: unknown) => void;
}

/** Each code has its own boundary. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onThrow(thrown);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
