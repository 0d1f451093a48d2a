import type { Plugin } from 'vite';

interface Patch {
  /** The end of the module's id. */
  readonly module: string;
  readonly from: string;
  readonly to: string;
}

/**
 * React Router reloads the page each time a route module fails to load, and Vite resolves a prevented import to
 * nothing. Both now dispatch `vite:preloadError` and retry when its handler (errors/handle-chunk-errors.ts) says so.
 * A route that is not retried gets a fallback: without a module the router would wait forever.
 */
const patches: readonly Patch[] = [
  {
    module: '/dom/ssr/routeModules.js',
    from: `console.error(\`Error loading route module`,
    to: `const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error });
		window.dispatchEvent(event);
		if (!event.defaultPrevented) return event.fallback;
		await event.wait;
		return loadRouteModule(route, routeModulesCache);
		console.error(\`Error loading route module`,
  },
  {
    // A prefetch is not retried.
    module: '/dom/ssr/links.js',
    from: 'let mod = await loadRouteModule(route, routeModules);',
    to: 'let mod = routeModules[route.id] ?? await import(route.module).catch(() => ({}));',
  },
  {
    // A redirect while the stylesheet loads would be an uncaught error.
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

export function retryFailedImports(): Plugin {
  const applied = new Set<Patch>();
  return {
    name: 'parde:retry-failed-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      let text = code;
      for (const patch of patches) {
        if (!id.endsWith(patch.module)) continue;
        if (!text.includes(patch.from)) {
          this.error(`${id} has changed: update the patches in retry-failed-imports.ts.`);
        }
        text = text.replace(patch.from, () => patch.to);
        applied.add(patch);
      }
      return text === code ? undefined : { code: text, map: null };
    },
    buildEnd(error) {
      if (error === undefined && applied.size < patches.length) {
        this.error(
          'A patched module was not found: update the patches in retry-failed-imports.ts.',
        );
      }
    },
  };
}
