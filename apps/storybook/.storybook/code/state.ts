/** Maps a handler to the props that it changes in a controlled component. */
const propsOfHandler: Readonly<Record<string, readonly string[]>> = {
  onChange: ['value', 'checked'],
  onClose: ['open'],
  onSelect: ['selected'],
};

/** The state variables of an example. With them, the example works where it is pasted. */
export class States {
  readonly #states: { name: string; setter: string; initial: string }[] = [];
  /** The number of buttons outside the component that opens. */
  #openers = 0;
  readonly #opens: boolean;

  /** A button comes before the component that it opens, so a first pass (`firstPass`) must have found both. */
  constructor(firstPass?: States) {
    this.#opens =
      firstPass !== undefined && firstPass.#openers === 1 && firstPass.#one('open') !== undefined;
  }

  /** Returns the code of the props that a state variable replaces. */
  propsFromState(
    props: Readonly<Record<string, unknown>>,
    print: (given: unknown) => string,
  ): Readonly<Record<string, string>> {
    const fromState: Record<string, string> = {};
    for (const [handler, names] of Object.entries(propsOfHandler)) {
      const prop = names.find((name) => name in props);
      if (prop === undefined || typeof props[handler] !== 'function') continue;
      const { name, setter } = this.#add(prop, print(props[prop]));
      fromState[prop] = name;
      fromState[handler] = handlers[prop]?.(setter) ?? setter;
    }
    return fromState;
  }

  /** Returns the click handler of a button that opens or closes a component. */
  clickHandler(where: 'outside' | 'actions' | 'within'): string | undefined {
    if (where === 'outside') {
      this.#openers += 1;
      return this.#opens ? '() => setOpen(true)' : undefined;
    }
    return where === 'actions' ? '() => setOpen(false)' : undefined;
  }

  /** Returns the `useState` lines for the state variables that the code uses. */
  linesFor(code: string): string[] {
    return this.#states
      .filter(({ setter }) => new RegExp(`\\b${setter}\\b`).test(code))
      .map(({ name, setter, initial }) => {
        const use = initial === 'undefined' ? 'useState<string>()' : `useState(${initial})`;
        return `const [${name}, ${setter}] = ${use};`;
      });
  }

  #one(prop: string) {
    const [found, ...more] = this.#states.filter(({ name }) => name.startsWith(prop));
    return more.length === 0 ? found : undefined;
  }

  #add(prop: string, initial: string) {
    const before = this.#states.filter(({ name }) => name.replace(/\d+$/, '') === prop).length;
    const name = before === 0 ? prop : `${prop}${before + 1}`;
    const state = { name, setter: `set${name[0]?.toUpperCase()}${name.slice(1)}`, initial };
    this.#states.push(state);
    return state;
  }
}

const handlers: Readonly<Record<string, (setter: string) => string>> = {
  checked: (setter) => `(event) => ${setter}(event.target.checked)`,
  open: (setter) => `() => ${setter}(false)`,
};
