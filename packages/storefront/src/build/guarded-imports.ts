import type { Plugin } from 'vite';

interface Change {
  /** The end of the module's id. */
  readonly module: string;
  readonly from: string;
  readonly to: string;
}

/**
 * React Router answers a route's script that does not load with a reload of its own, as often as it happens; Vite's
 * helper, when it is told not to throw, answers with nothing. Both ask the page instead (errors/guard-chunks.ts), and
 * wait for what it says before they try again. A route whose script is given up gets a stand-in, because the router
 * would wait for it without end.
 */
const changes: readonly Change[] = [
  {
    module: '/dom/ssr/routeModules.js',
    from: `console.error(\`Error loading route module`,
    to: `const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error });
		window.dispatchEvent(event);
		if (!event.defaultPrevented) return event.standIn;
		await event.wait;
		return loadRouteModule(route, routeModulesCache);
		console.error(\`Error loading route module`,
  },
  {
    // Nobody has asked yet for what is fetched ahead.
    module: '/dom/ssr/links.js',
    from: 'let mod = await loadRouteModule(route, routeModules);',
    to: 'let mod = routeModules[route.id] ?? await import(route.module).catch(() => ({}));',
  },
  {
    // A page that leads elsewhere while its stylesheet comes would count as an error that nobody caught.
    module: '/dom/ssr/routes.js',
    from: 'return handler();',
    to: 'return await handler();',
  },
  {
    module: 'vite/preload-helper.js',
    from: 'if (!e.defaultPrevented) throw err',
    to: 'if (!e.defaultPrevented) throw err\n\t\treturn e.wait',
  },
  {
    module: 'vite/preload-helper.js',
    from: 'return baseModule().catch(handlePreloadError)',
    to: `const load = () =>
			baseModule().catch((err) => {
				const wait = handlePreloadError(err)
				return Promise.resolve(wait).then(load)
			})
		return load()`,
  },
];

export function guardedImports(): Plugin {
  const made = new Set<Change>();
  return {
    name: 'parde:guarded-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      let text = code;
      for (const change of changes) {
        if (!id.endsWith(change.module)) continue;
        if (!text.includes(change.from)) {
          this.error(`${id} is not what it was: look at guarded-imports.ts again.`);
        }
        text = text.replace(change.from, () => change.to);
        made.add(change);
      }
      return text === code ? undefined : { code: text, map: null };
    },
    buildEnd(error) {
      if (error === undefined && made.size < changes.length) {
        this.error(
          'The imports that are guarded were not found: look at guarded-imports.ts again.',
        );
      }
    },
  };
}
